import { unwrap } from "@almanac/kernel/errors/result";
import {
  safeCalculatePay,
  safeCalculateTax,
  safeComparePay,
  safeCompareTax,
  safeGrossForPay,
  safePlanEstimatedTax,
} from "@almanac/tax";
import {
  estimatedTaxPlanSchema,
  grossPayRequestSchema,
  grossPayResultSchema,
  payComparisonRequestSchema,
  payComparisonSchema,
  payRequestSchema,
  payResultSchema,
  taxComparisonRequestSchema,
  taxComparisonSchema,
  taxRequestSchema,
  taxResultSchema,
} from "@almanac/tax/schema";
import { defineTool, type Tool } from "../tool.ts";

const places =
  "US is the federal tax alone and US-CA the tax of California alone: ask for both. A province of Canada, such as CA-ON, includes the " +
  "federal tax. Years and filing statuses differ by jurisdiction: see list_coverage.";
const estimate = "An estimate, not advice.";

export const taxTools: readonly Tool[] = [
  defineTool({
    name: "calculate_tax",
    title: "Income tax of a year",
    description:
      "Calculates the income tax that one jurisdiction takes for one year: tax due, effective and marginal rate, payments with their dates. " +
      `It leaves social contributions out; for take-home pay use calculate_pay. ${places} ${estimate}`,
    service: "tax",
    request: taxRequestSchema,
    answer: taxResultSchema,
    run: (given, { now }) => unwrap(safeCalculateTax(given, { now })),
  }),
  defineTool({
    name: "compare_tax",
    title: "Income tax by filing status or year",
    description:
      'Repeats one tax calculation for every filing status of its jurisdiction (by: "filing_status"), lowest tax first, or for every loaded ' +
      `year (by: "tax_year"). Use it to see whether another status or year would cost less. ${estimate}`,
    service: "tax",
    request: taxComparisonRequestSchema,
    answer: taxComparisonSchema,
    run: (given, { now }) => unwrap(safeCompareTax(given, { now })),
  }),
  defineTool({
    name: "plan_estimated_tax",
    title: "Estimated tax payments (United States)",
    description:
      "Plans the payments during a year with which a taxpayer in the United States avoids a penalty, with their amounts and dates. " +
      `Only for US and its states. ${estimate}`,
    service: "tax",
    request: taxRequestSchema,
    answer: estimatedTaxPlanSchema,
    run: (given, { now }) => unwrap(safePlanEstimatedTax(given, { now })),
  }),
  defineTool({
    name: "calculate_pay",
    title: "Net pay of a gross salary",
    description:
      "Calculates what is left of an employee's gross salary after income tax and social contributions (take-home pay), each part of them, and " +
      `what the salary costs the employer. ${estimate}`,
    service: "tax",
    request: payRequestSchema,
    answer: payResultSchema,
    run: (given, { now }) => unwrap(safeCalculatePay(given, { now })),
  }),
  defineTool({
    name: "gross_for_net",
    title: "Gross salary for a net income",
    description:
      "Finds the smallest gross salary that leaves an employee a net income after income tax and social contributions: the reverse of " +
      `calculate_pay. ${estimate}`,
    service: "tax",
    request: grossPayRequestSchema,
    answer: grossPayResultSchema,
    isHeavy: true,
    run: (given, { now }) => unwrap(safeGrossForPay(given, { now })),
  }),
  defineTool({
    name: "compare_pay",
    title: "Net pay in several places",
    description:
      "Calculates the net pay of one gross salary in several places, in the currency of the first, for questions such as " +
      `"where would I keep more of it". ${estimate}`,
    service: "tax",
    request: payComparisonRequestSchema,
    answer: payComparisonSchema,
    isHeavy: true,
    run: (given, { now }) => unwrap(safeComparePay(given, { now })),
  }),
];
