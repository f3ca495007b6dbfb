import { success } from "@almanac/kernel/errors/result";
import {
  jurisdictions,
  safeCalculatePay,
  safeCalculateTax,
  safeComparePay,
  safeCompareTax,
  safeGrossFor,
  safeGrossForPay,
  safeJurisdiction,
  safeMarginalSchedule,
  safePlanEstimatedTax,
  TaxError,
  taxErrorCodes,
} from "@almanac/tax";
import type { Service } from "./question.ts";
import type * as schemas from "./schemas/tax.ts";

const places =
  "A code stands for every tax of the place: US-CA is the federal and the Californian tax, US the federal tax alone. " +
  "Years and filing statuses differ by jurisdiction: see list_coverage.";
const estimate = "An estimate, not advice.";

const ofPay =
  "Estimates only, for the places and tax years whose contributions are loaded: no advice, no payslip. One employee, one " +
  "employer, the whole tax year; private insurance, benefits in kind and local payroll taxes are left out.";

/**
 * Whether a request is about the United States. Its levels together have hundreds of thresholds,
 * and a search looks at each.
 */
function isAmerican(request: unknown): boolean {
  const { jurisdiction }: { readonly jurisdiction?: unknown } = request ?? {};
  return typeof jurisdiction === "string" && jurisdiction.startsWith("US");
}

/** With each of these, the tax at one income takes several times as long to work out. */
const dearParts = ["self_employment_income", "itemized", "contributions"];

function unitsOfSchedule(request: unknown): number {
  if (!isAmerican(request)) return 1;
  const { length } = dearParts.filter((name) => name in Object(request));
  return length === 0 ? 12 : length === 1 ? 48 : 160;
}

const ofSearch = (units: string) =>
  `Estimates only, for the jurisdictions and tax years that are loaded. For the United States it counts as ${units}.`;

/** What income tax is due, and what is left of a salary. */
export const tax = {
  id: "tax",
  title: "Income tax and pay",
  says: "The income tax of a year, how it is paid, what is left of a gross salary, and every step that leads there.",
  limits:
    "Estimates only, for the jurisdictions and tax years that are loaded: no advice, no audit guarantee, no local taxes " +
    "beyond those named, no part-year residence, in `tax_due` no social contributions but the American " +
    "self-employment tax: `/v1/pay` calculates all.",
  errorCodes: taxErrorCodes,
  errorClass: TaxError,
  questions: {
    calculateTax: {
      at: "POST /v1/calculations",
      summary: "Income tax of one year under the law of one jurisdiction",
      request: "taxRequestSchema",
      explain: true,
      answer: "taxResultSchema",
      says: "The tax and its payments",
      ask: safeCalculateTax,
      batch: {
        most: 1000,
        rows: "calculations",
        gets: "result",
        columns: [
          "jurisdiction",
          "tax_year",
          "period_start",
          "period_end",
          "filing_status",
          "currency",
          "tax_due",
          "refund",
          "effective_rate",
          "marginal_rate",
          "figures",
          "carried_forward",
        ],
        rest: ["quarterly", "levels", "instalments", "assumptions", "explanation"],
      },
      tool: {
        name: "calculate_tax",
        title: "Income tax of a year",
        description:
          "Calculates the income tax that one jurisdiction takes for one year: tax due, effective and marginal rate, payments with their dates. " +
          `It leaves social contributions out; for take-home pay use calculate_pay. ${places} ${estimate}`,
      },
    },
    marginalSchedule: {
      at: "POST /v1/calculations/marginal-schedule",
      summary:
        "The incomes at which the marginal rate changes or the tax jumps, up to twice the given income",
      limits: ofSearch(
        "12 requests of the minute, with a profit, itemized deductions or contributions as 48, with two of these as 160",
      ),
      request: "taxRequestSchema",
      answer: "marginalScheduleSchema",
      says: "The segments",
      weight: unitsOfSchedule,
      isHeavy: isAmerican,
      ask: safeMarginalSchedule,
    },
    grossFor: {
      at: "POST /v1/calculations/gross-for",
      summary: "The smallest income that leaves a given net income after its tax",
      limits: ofSearch("3 requests of the minute"),
      request: "grossForRequestSchema",
      answer: "grossForResultSchema",
      says: "The income and its tax",
      weight: (request) => (isAmerican(request) ? 3 : 1),
      isHeavy: isAmerican,
      ask: safeGrossFor,
    },
    compareTax: {
      at: "POST /v1/calculations/compare",
      summary: "One calculation for every filing status, or for every tax year",
      request: "taxComparisonRequestSchema",
      answer: "taxComparisonSchema",
      says: "One result each",
      ask: safeCompareTax,
      tool: {
        name: "compare_tax",
        title: "Income tax by filing status or year",
        description:
          'Repeats one tax calculation for every filing status of its jurisdiction (by: "filing_status"), lowest tax first, or for every loaded ' +
          `year (by: "tax_year"). Use it to see whether another status or year would cost less. ${estimate}`,
      },
    },
    planEstimatedTax: {
      at: "POST /v1/calculations/estimated-tax",
      summary: "The payments during a year that avoid a penalty (United States)",
      request: "taxRequestSchema",
      answer: "estimatedTaxPlanSchema",
      says: "The plan",
      ask: safePlanEstimatedTax,
      tool: {
        name: "plan_estimated_tax",
        title: "Estimated tax payments (United States)",
        description:
          "Plans the payments during a year with which a taxpayer in the United States avoids a penalty, with their amounts and dates. " +
          `Only for US and its states. ${estimate}`,
      },
    },
    calculatePay: {
      at: "POST /v1/pay",
      summary: "What is left of a gross salary, and what it costs the employer",
      limits: ofPay,
      request: "payRequestSchema",
      explain: true,
      answer: "payResultSchema",
      says: "The pay and its parts",
      ask: safeCalculatePay,
      batch: {
        most: 1000,
        rows: "pays",
        gets: "result",
        columns: [
          "jurisdiction",
          "tax_year",
          "period_start",
          "period_end",
          "filing_status",
          "currency",
          "gross_income",
          "income_tax",
          "local_tax",
          "pre_tax",
          "employee_contributions",
          "employer_contributions",
          "additions",
          "net_income",
          "employer_cost",
          "figures",
          "carried_forward",
        ],
        rest: ["contributions", "per_period", "assumptions", "explanation"],
      },
      tool: {
        name: "calculate_pay",
        title: "Net pay of a gross salary",
        description:
          "Calculates what is left of an employee's gross salary after income tax and social contributions (take-home pay), each part of them, and " +
          `what the salary costs the employer. ${estimate}`,
      },
    },
    grossForPay: {
      at: "POST /v1/pay/gross-for",
      summary: "The smallest gross salary that leaves a given net income",
      limits: ofPay,
      request: "grossPayRequestSchema",
      explain: true,
      answer: "grossPayResultSchema",
      says: "The pay for that gross salary",
      isHeavy: true,
      ask: safeGrossForPay,
      tool: {
        name: "gross_for_net",
        title: "Gross salary for a net income",
        description:
          "Finds the smallest gross salary that leaves an employee a net income after income tax and social contributions: the reverse of " +
          `calculate_pay. ${estimate}`,
      },
    },
    comparePay: {
      at: "POST /v1/pay/compare",
      summary: "One gross salary in several places, in the currency of the first",
      limits: ofPay,
      request: "payComparisonRequestSchema",
      answer: "payComparisonSchema",
      says: "The pay in each place",
      isHeavy: true,
      ask: safeComparePay,
      tool: {
        name: "compare_pay",
        title: "Net pay in several places",
        description:
          "Calculates the net pay of one gross salary in several places, in the currency of the first, for questions such as " +
          `"where would I keep more of it". ${estimate}`,
      },
    },
    listJurisdictions: {
      at: "GET /v1/jurisdictions",
      summary: "Every jurisdiction with its years, statuses, inputs and confidence",
      answer: "jurisdictionsSchema",
      says: "The jurisdictions",
      errorCodes: {},
      cachedSeconds: 3600,
      ask: () => success({ jurisdictions: jurisdictions() }),
    },
    getJurisdiction: {
      at: "GET /v1/jurisdictions/{code}",
      summary: "One jurisdiction with every dated figure, its confidence and sources",
      params: "jurisdictionParamsSchema",
      answer: "jurisdictionSchema",
      says: "The jurisdiction",
      errorCodes: { invalid: taxErrorCodes.invalid, unsupported: ["unsupported_jurisdiction"] },
      cachedSeconds: 3600,
      ask: ({ code }: { readonly code: string }) => safeJurisdiction(code),
    },
  },
} as const satisfies Service<typeof schemas>;
