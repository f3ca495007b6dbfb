// Written by scripts/update-types.ts from the schemas in src/schema/request.ts, src/schema/result.ts, src/schema/marginal.ts, src/schema/pay.ts, src/schema/jurisdictions.ts, src/schema/source.ts. Do not edit.
import type { FilingStatus } from "./engine/filing-status.ts";

import type { JurisdictionCode } from "./jurisdictions/codes.ts";

/** Which net income of which year, under whose law. */
export interface GrossForRequest {
  /** ISO code of a country or region, case-insensitive: US, US-CA, GB, GB-SCT, CA-ON. */
  readonly jurisdiction: JurisdictionCode;
  /** What the year must leave after its tax. A number from 0 to 1000000000000. */
  readonly net: number;
  /** Without one `single`, which `assumptions` then says. */
  readonly filing_status?: FilingStatus | undefined;
  /** Total claimed. United States: replaces the standard deduction where larger. A number from 0 to 1000000000000. */
  readonly deductions?: number | undefined;
  /** Without one the tax year that contains the present day. */
  readonly tax_year?: number | string | undefined;
  /** Age of the taxpayer in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly age?: number | undefined;
  /** Age of the spouse in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly spouse_age?: number | undefined;
  /** Number of dependents; without it `dependent_ages` are counted. A whole number from 0 to 50. */
  readonly dependents?: number | undefined;
  /** Ages at the end of the tax year; `dependents` counts them when absent. At most 50 items. */
  readonly dependent_ages?: readonly number[] | undefined;
  /** The part of gross_income that the spouse earns. A number from 0 to 1000000000000. */
  readonly spouse_income?: number | undefined;
  /** The part of gross_income that is long-term gain. A number from 0 to 1000000000000. */
  readonly long_term_capital_gains?: number | undefined;
  /** The part of gross_income that is net profit of self-employment. A number from 0 to 1000000000000. */
  readonly self_employment_income?: number | undefined;
  /** The part of gross_income that is dividends (United States: qualified). A number from 0 to 1000000000000. */
  readonly dividends?: number | undefined;
  /** Tax withheld this year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly withholding?: number | undefined;
  /** Tax of last year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly prior_year_tax?: number | undefined;
  /** Adjusted gross income of last year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly prior_year_income?: number | undefined;
  /** Such as India's old and new. */
  readonly regime?: string | undefined;
  /** France: parts of the family quotient. A number from 1 to 50. */
  readonly parts?: number | undefined;
  /** Rate of the municipality or county. A number from 0 to 1. */
  readonly local_tax_rate?: number | undefined;
  /** Rate of the church tax, for members: 0.09 is 9 %. A number from 0 to 1. */
  readonly church_tax_rate?: number | undefined;
  /** Israel: credit points. A number from 0 to 100. */
  readonly credit_points?: number | undefined;
  /** Hong Kong: total allowances, in place of the basic or married one. A number from 0 to 1000000000000. */
  readonly allowances?: number | undefined;
  /** schedule (default) is exact to the cent; table follows the printed tax table where there is one. */
  readonly method?: "schedule" | "table" | undefined;
  /** Refuses carried-forward figures, and a bare year where tax years span two. */
  readonly strict?: boolean | undefined;
  /** Adds `explanation`. */
  readonly explain?: boolean | undefined;
  /** employment (default) applies what every employee gets; taxable_income only what every resident gets. */
  readonly basis?: "employment" | "taxable_income" | undefined;
  /**
   * given (default): `deductions` holds what employees contribute; calculate: it is calculated, and taken off as the
   * law says.
   */
  readonly contributions?: "given" | "calculate" | undefined;
}

/** Whose income, of which year, under whose law. */
export interface TaxRequest {
  /** ISO code of a country or region, case-insensitive: US, US-CA, GB, GB-SCT, CA-ON. */
  readonly jurisdiction: JurisdictionCode;
  /** Whole income of the year, of both spouses when they file together. A number from 0 to 1000000000000. */
  readonly gross_income: number;
  /** Without one `single`, which `assumptions` then says. */
  readonly filing_status?: FilingStatus | undefined;
  /** Total claimed. United States: replaces the standard deduction where larger. A number from 0 to 1000000000000. */
  readonly deductions?: number | undefined;
  /** Without one the tax year that contains the present day. */
  readonly tax_year?: number | string | undefined;
  /** Age of the taxpayer in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly age?: number | undefined;
  /** Age of the spouse in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly spouse_age?: number | undefined;
  /** Number of dependents; without it `dependent_ages` are counted. A whole number from 0 to 50. */
  readonly dependents?: number | undefined;
  /** Ages at the end of the tax year; `dependents` counts them when absent. At most 50 items. */
  readonly dependent_ages?: readonly number[] | undefined;
  /** The part of gross_income that the spouse earns. A number from 0 to 1000000000000. */
  readonly spouse_income?: number | undefined;
  /** The part of gross_income that is long-term gain. A number from 0 to 1000000000000. */
  readonly long_term_capital_gains?: number | undefined;
  /** The part of gross_income that is net profit of self-employment. A number from 0 to 1000000000000. */
  readonly self_employment_income?: number | undefined;
  /** The part of gross_income that is dividends (United States: qualified). A number from 0 to 1000000000000. */
  readonly dividends?: number | undefined;
  /** Tax withheld this year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly withholding?: number | undefined;
  /** Tax of last year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly prior_year_tax?: number | undefined;
  /** Adjusted gross income of last year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly prior_year_income?: number | undefined;
  /** Such as India's old and new. */
  readonly regime?: string | undefined;
  /** France: parts of the family quotient. A number from 1 to 50. */
  readonly parts?: number | undefined;
  /** Rate of the municipality or county. A number from 0 to 1. */
  readonly local_tax_rate?: number | undefined;
  /** Rate of the church tax, for members: 0.09 is 9 %. A number from 0 to 1. */
  readonly church_tax_rate?: number | undefined;
  /** Israel: credit points. A number from 0 to 100. */
  readonly credit_points?: number | undefined;
  /** Hong Kong: total allowances, in place of the basic or married one. A number from 0 to 1000000000000. */
  readonly allowances?: number | undefined;
  /** schedule (default) is exact to the cent; table follows the printed tax table where there is one. */
  readonly method?: "schedule" | "table" | undefined;
  /** Refuses carried-forward figures, and a bare year where tax years span two. */
  readonly strict?: boolean | undefined;
  /** Adds `explanation`. */
  readonly explain?: boolean | undefined;
  /** employment (default) applies what every employee gets; taxable_income only what every resident gets. */
  readonly basis?: "employment" | "taxable_income" | undefined;
  /**
   * given (default): `deductions` holds what employees contribute; calculate: it is calculated, and taken off as the
   * law says.
   */
  readonly contributions?: "given" | "calculate" | undefined;
}

/** The payments during a year that save from a penalty. */
export interface EstimatedTaxPlan {
  /** Code, such as US-CA. */
  jurisdiction: JurisdictionCode;
  /** Such as `2026`, or `2026-27` where the tax year spans two. */
  tax_year: string;
  /** ISO 4217 code of the currency of all amounts. */
  currency: string;
  /** Tax of the year after all credits, payroll parts included. */
  total_tax: number;
  /** The share of this year's tax that saves from a penalty. */
  current_year_amount: number;
  /** The same by last year's tax; absent where that does not count. */
  prior_year_amount?: number | undefined;
  /** The smaller of the two amounts, withholding included. */
  required_annual_payment: number;
  /** Tax withheld this year, as requested. */
  withholding: number;
  /** What is left to pay in instalments; 0 where none is required. */
  estimated_payments: number;
  /** Which rule decided the amount. */
  reason:
    | "balance_under_threshold"
    | "no_tax_last_year"
    | "covered_by_withholding"
    | "prior_year"
    | "current_year";
  /** Q1 to Q4; they add up to estimated_payments exactly. */
  payments: {
    /** Q1 to Q4. */
    period: string;
    /** Amount to pay, in `currency`. */
    payment: number;
    /** Last day for the payment; absent where the law fixes no day. A date such as `2026-11-22`. */
    due_date?: string | undefined;
  }[];
  /** Where the rules were read. */
  sources: Source[];
}

/** The components and steps of a result. */
export interface TaxExplanation {
  /** Named amounts. */
  components: Record<string, number>;
  /** Every step, in order, with the figure it used. */
  lines: {
    /** Whose figures the step used. */
    jurisdiction: JurisdictionCode;
    /** What was done: `tax.band`, `standard_deduction`, `rounding`. */
    step: string;
    /** What came of the step, in `currency`, 4 decimals. */
    amount: number;
    /** The amount that the step applied to, 4 decimals. */
    base?: number | undefined;
    /** The rate that it applied, a fraction with 8 decimals. */
    rate?: number | undefined;
    /** The figure used, as GET /v1/jurisdictions/{code} lists it. */
    parameter?: string | undefined;
    /** First day on which the figure is in force. A date such as `2026-11-22`. */
    effective_from?: string | undefined;
    /** Whether two independent sources state the figure, or one. */
    confidence?: "two_sources" | "one_source" | undefined;
    /** Where the figure was read. */
    sources?: Source[] | undefined;
  }[];
}

/** An estimate, and no advice. */
export interface TaxResult {
  /** Code, such as US-CA. */
  jurisdiction: JurisdictionCode;
  /** Such as `2026`, or `2026-27` where the tax year spans two. */
  tax_year: string;
  /** First day of the tax year. A date such as `2026-11-22`. */
  period_start: string;
  /** Last day of the tax year. A date such as `2026-11-22`. */
  period_end: string;
  /** The filing status that was calculated with. */
  filing_status: FilingStatus;
  /** ISO 4217 code of the currency of all amounts. */
  currency: string;
  /** Income tax of the year, before payments, in `currency`. */
  tax_due: number;
  /** tax_due as a fraction of gross_income, 6 decimals. */
  effective_rate: number;
  /** Change of tax_due over the next 100 units of income (more where a country rounds coarsely), per unit. */
  marginal_rate: number;
  /** Q1 to Q4; they add up to tax_due exactly. Exactly 4 items. */
  quarterly: {
    /** Q1 to Q4. */
    period: string;
    /** Amount to pay, in `currency`. */
    payment: number;
    /** Last day for the payment; absent where the law fixes no day. A date such as `2026-11-22`. */
    due_date?: string | undefined;
  }[];
  /** The country's real schedule, where it is not four quarters. */
  instalments?:
    | {
        /** Name of the instalment, such as `1 (2026-03)`. */
        period: string;
        /** Amount to pay, in `currency`. */
        payment: number;
        /** Last day for the payment; absent where the law fixes no day. A date such as `2026-11-22`. */
        due_date?: string | undefined;
      }[]
    | undefined;
  /** Whether some figures used are those of an earlier year. */
  figures: "published" | "carried_forward";
  /** The figures that are those of an earlier year. */
  carried_forward?: string[] | undefined;
  /** What was assumed and what was left out, in sentences. */
  assumptions: string[];
  /** Components and steps; with `explain: true`. */
  explanation?: TaxExplanation | undefined;
}

/** The income that leaves a net income after its tax. */
export interface GrossForResult {
  /** Code, such as US-CA. */
  jurisdiction: JurisdictionCode;
  /** Such as `2026`, or `2026-27` where the tax year spans two. */
  tax_year: string;
  /** ISO 4217 code of the currency of all amounts. */
  currency: string;
  /** The lowest income that leaves at least `net`. */
  gross_income: number;
  /** The tax on that income. */
  tax_due: number;
  /** What that income leaves: `gross_income` less `tax_due`. */
  net: number;
  /**
   * True if the net is met to the minor unit. At a jump of the tax no income may meet it; the net is then the next
   * higher one.
   */
  is_exact: boolean;
}

/** Where the tax changes its slope or jumps. */
export interface MarginalSchedule {
  /** Code, such as US-CA. */
  jurisdiction: JurisdictionCode;
  /** Such as `2026`, or `2026-27` where the tax year spans two. */
  tax_year: string;
  /** ISO 4217 code of the currency of all amounts. */
  currency: string;
  /** The income at which the schedule ends: twice `gross_income`, and at least 100,000. */
  up_to: number;
  /** The stretches of income, the lowest first. */
  segments: MarginalSegment[];
  /** True if there are more segments than are listed. Ask again with a smaller gross_income. */
  is_truncated: boolean;
}

/** A range of income in which the tax rises in a straight line, or at a rate that itself changes evenly. */
export interface MarginalSegment {
  /** The income at which the segment starts, to the minor unit. */
  from: number;
  /** The tax on exactly that income. */
  tax_at: number;
  /** The additional tax per additional unit of income. */
  rate: number;
  /**
   * The rate at the end of the segment, if it changes evenly within the segment (as in Germany's progression zones).
   */
  rate_at_end?: number | undefined;
  /** The change of the tax between one minor unit below `from` and `from` itself, if the tax jumps there. */
  cliff?: number | undefined;
  /**
   * Given if the law rounds inside the calculation, so that the tax rises in small steps. Up to the next segment, the
   * tax stays within this amount of the line.
   */
  rounding?: number | undefined;
}

/** A calculation, and what it is repeated for. */
export interface TaxComparisonRequest {
  /** ISO code of a country or region, case-insensitive: US, US-CA, GB, GB-SCT, CA-ON. */
  readonly jurisdiction: JurisdictionCode;
  /** Whole income of the year, of both spouses when they file together. A number from 0 to 1000000000000. */
  readonly gross_income: number;
  /** Without one `single`, which `assumptions` then says. */
  readonly filing_status?: FilingStatus | undefined;
  /** Total claimed. United States: replaces the standard deduction where larger. A number from 0 to 1000000000000. */
  readonly deductions?: number | undefined;
  /** Without one the tax year that contains the present day. */
  readonly tax_year?: number | string | undefined;
  /** Age of the taxpayer in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly age?: number | undefined;
  /** Age of the spouse in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly spouse_age?: number | undefined;
  /** Number of dependents; without it `dependent_ages` are counted. A whole number from 0 to 50. */
  readonly dependents?: number | undefined;
  /** Ages at the end of the tax year; `dependents` counts them when absent. At most 50 items. */
  readonly dependent_ages?: readonly number[] | undefined;
  /** The part of gross_income that the spouse earns. A number from 0 to 1000000000000. */
  readonly spouse_income?: number | undefined;
  /** The part of gross_income that is long-term gain. A number from 0 to 1000000000000. */
  readonly long_term_capital_gains?: number | undefined;
  /** The part of gross_income that is net profit of self-employment. A number from 0 to 1000000000000. */
  readonly self_employment_income?: number | undefined;
  /** The part of gross_income that is dividends (United States: qualified). A number from 0 to 1000000000000. */
  readonly dividends?: number | undefined;
  /** Tax withheld this year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly withholding?: number | undefined;
  /** Tax of last year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly prior_year_tax?: number | undefined;
  /** Adjusted gross income of last year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly prior_year_income?: number | undefined;
  /** Such as India's old and new. */
  readonly regime?: string | undefined;
  /** France: parts of the family quotient. A number from 1 to 50. */
  readonly parts?: number | undefined;
  /** Rate of the municipality or county. A number from 0 to 1. */
  readonly local_tax_rate?: number | undefined;
  /** Rate of the church tax, for members: 0.09 is 9 %. A number from 0 to 1. */
  readonly church_tax_rate?: number | undefined;
  /** Israel: credit points. A number from 0 to 100. */
  readonly credit_points?: number | undefined;
  /** Hong Kong: total allowances, in place of the basic or married one. A number from 0 to 1000000000000. */
  readonly allowances?: number | undefined;
  /** schedule (default) is exact to the cent; table follows the printed tax table where there is one. */
  readonly method?: "schedule" | "table" | undefined;
  /** Refuses carried-forward figures, and a bare year where tax years span two. */
  readonly strict?: boolean | undefined;
  /** Adds `explanation`. */
  readonly explain?: boolean | undefined;
  /** employment (default) applies what every employee gets; taxable_income only what every resident gets. */
  readonly basis?: "employment" | "taxable_income" | undefined;
  /**
   * given (default): `deductions` holds what employees contribute; calculate: it is calculated, and taken off as the
   * law says.
   */
  readonly contributions?: "given" | "calculate" | undefined;
  /** filing_status: every status of the jurisdiction, least tax first; tax_year: every loaded year, oldest first. */
  readonly by: "filing_status" | "tax_year";
}

/** One calculation for every filing status, or for every tax year. */
export interface TaxComparison {
  /** One result per status or year. */
  results: TaxResult[];
}

/** Which net pay of which year, under whose law. */
export interface GrossPayRequest {
  /**
   * ISO code of a country or region, case-insensitive. That of a state or province means every level there; bare US
   * and CA are federal.
   */
  readonly jurisdiction: JurisdictionCode;
  /** What the year, or one `period`, must leave. A number from 0 to 1000000000000. */
  readonly net_income: number;
  /** For which time the pay is given; year by default. */
  readonly period?: "year" | "month" | "fortnight" | "week" | "hour" | undefined;
  /**
   * Monthly salaries a year: 12, 13 or 14; without it the usual number of the country. A year is that many times the
   * pay of a month. A whole number from 12 to 16.
   */
  readonly salaries_per_year?: number | undefined;
  /** With period hour: a year is 52 times so many hours. A number from 1 to 168. */
  readonly hours_per_week?: number | undefined;
  /**
   * What no other field says, such as the rate of a health fund; docs/pay-coverage.md lists the options of each
   * country.
   */
  readonly options?: Readonly<Record<string, number | string | boolean>> | undefined;
  /** Without one `single`, which `assumptions` then says. */
  readonly filing_status?: FilingStatus | undefined;
  /** Total claimed. United States: replaces the standard deduction where larger. A number from 0 to 1000000000000. */
  readonly deductions?: number | undefined;
  /** Without one the tax year that contains the present day. */
  readonly tax_year?: number | string | undefined;
  /** Age of the taxpayer in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly age?: number | undefined;
  /** Age of the spouse in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly spouse_age?: number | undefined;
  /** Number of dependents; without it `dependent_ages` are counted. A whole number from 0 to 50. */
  readonly dependents?: number | undefined;
  /** Ages at the end of the tax year; `dependents` counts them when absent. At most 50 items. */
  readonly dependent_ages?: readonly number[] | undefined;
  /** The part of gross_income that the spouse earns. A number from 0 to 1000000000000. */
  readonly spouse_income?: number | undefined;
  /** The part of gross_income that is long-term gain. A number from 0 to 1000000000000. */
  readonly long_term_capital_gains?: number | undefined;
  /** The part of gross_income that is net profit of self-employment. A number from 0 to 1000000000000. */
  readonly self_employment_income?: number | undefined;
  /** The part of gross_income that is dividends (United States: qualified). A number from 0 to 1000000000000. */
  readonly dividends?: number | undefined;
  /** Tax withheld this year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly withholding?: number | undefined;
  /** Tax of last year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly prior_year_tax?: number | undefined;
  /** Adjusted gross income of last year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly prior_year_income?: number | undefined;
  /** Such as India's old and new. */
  readonly regime?: string | undefined;
  /** France: parts of the family quotient. A number from 1 to 50. */
  readonly parts?: number | undefined;
  /** Rate of the municipality or county. A number from 0 to 1. */
  readonly local_tax_rate?: number | undefined;
  /** Rate of the church tax, for members: 0.09 is 9 %. A number from 0 to 1. */
  readonly church_tax_rate?: number | undefined;
  /** Israel: credit points. A number from 0 to 100. */
  readonly credit_points?: number | undefined;
  /** Hong Kong: total allowances, in place of the basic or married one. A number from 0 to 1000000000000. */
  readonly allowances?: number | undefined;
  /** schedule (default) is exact to the cent; table follows the printed tax table where there is one. */
  readonly method?: "schedule" | "table" | undefined;
  /** Refuses carried-forward figures, and a bare year where tax years span two. */
  readonly strict?: boolean | undefined;
  /** Adds `explanation`. */
  readonly explain?: boolean | undefined;
}

/** An estimate, and no advice. */
export interface GrossPayResult {
  /** Code, such as US-CA. */
  jurisdiction: JurisdictionCode;
  /** Such as `2026`, or `2026-27` where the tax year spans two. */
  tax_year: string;
  /** First day of the tax year. A date such as `2026-11-22`. */
  period_start: string;
  /** Last day of the tax year. A date such as `2026-11-22`. */
  period_end: string;
  /** The filing status that was calculated with. */
  filing_status: FilingStatus;
  /** ISO 4217 code of the currency of all amounts. */
  currency: string;
  /** Gross salary. */
  gross_income: number;
  /** Income tax of every level that `jurisdiction` means. */
  income_tax: number;
  /** Tax of a place below state or province that the income tax does not hold. */
  local_tax: number;
  /** What the employee contributes. */
  employee_contributions: number;
  /** What the employer contributes on top. */
  employer_contributions: number;
  /** Paid out with the wages, and neither tax nor contribution. */
  additions: number;
  /** gross_income - employee_contributions - income_tax - local_tax + additions, exactly. */
  net_income: number;
  /** gross_income + employer_contributions, exactly. */
  employer_cost: number;
  /** Every contribution, both sides. */
  contributions: {
    /** Name in snake_case, unique within the country. */
    id: string;
    /** Name for people. */
    name: string;
    /** What the employee pays in the year. */
    employee: number;
    /** What the employer pays in the year. */
    employer: number;
    /** What it is a part of, in the year. */
    base: number;
    /** Whether the pay is above the ceiling in some period. */
    cap_reached: boolean;
  }[];
  /** The same amounts for a month, a fortnight and a week. */
  per_period: {
    /** One of `salaries_per_year` salaries. */
    month: {
      /** Gross salary. */
      gross_income: number;
      /** Income tax of every level that `jurisdiction` means. */
      income_tax: number;
      /** Tax of a place below state or province that the income tax does not hold. */
      local_tax: number;
      /** What the employee contributes. */
      employee_contributions: number;
      /** What the employer contributes on top. */
      employer_contributions: number;
      /** Paid out with the wages, and neither tax nor contribution. */
      additions: number;
      /** gross_income - employee_contributions - income_tax - local_tax + additions, exactly. */
      net_income: number;
      /** gross_income + employer_contributions, exactly. */
      employer_cost: number;
    };
    /** One of 26 parts. */
    fortnight: {
      /** Gross salary. */
      gross_income: number;
      /** Income tax of every level that `jurisdiction` means. */
      income_tax: number;
      /** Tax of a place below state or province that the income tax does not hold. */
      local_tax: number;
      /** What the employee contributes. */
      employee_contributions: number;
      /** What the employer contributes on top. */
      employer_contributions: number;
      /** Paid out with the wages, and neither tax nor contribution. */
      additions: number;
      /** gross_income - employee_contributions - income_tax - local_tax + additions, exactly. */
      net_income: number;
      /** gross_income + employer_contributions, exactly. */
      employer_cost: number;
    };
    /** One of 52 parts. */
    week: {
      /** Gross salary. */
      gross_income: number;
      /** Income tax of every level that `jurisdiction` means. */
      income_tax: number;
      /** Tax of a place below state or province that the income tax does not hold. */
      local_tax: number;
      /** What the employee contributes. */
      employee_contributions: number;
      /** What the employer contributes on top. */
      employer_contributions: number;
      /** Paid out with the wages, and neither tax nor contribution. */
      additions: number;
      /** gross_income - employee_contributions - income_tax - local_tax + additions, exactly. */
      net_income: number;
      /** gross_income + employer_contributions, exactly. */
      employer_cost: number;
    };
  };
  /** Whether some figures used are those of an earlier year. */
  figures: "published" | "carried_forward";
  /** The figures that are those of an earlier year. */
  carried_forward?: string[] | undefined;
  /** What was assumed and what was left out, in sentences. */
  assumptions: string[];
  /** Components and steps; with `explain: true`. */
  explanation?: TaxExplanation | undefined;
  /**
   * True if the net is met to the minor unit. Where roundings or a jump make the net skip it, it is the next higher
   * one.
   */
  is_exact: boolean;
}

/** One gross salary, and the places to compare. */
export interface PayComparisonRequest {
  /** Gross salary in the currency of `from`, of the year or of one `period`. A number from 0 to 1000000000000. */
  readonly gross_income: number;
  /** Where the salary is paid now. */
  readonly from: JurisdictionCode;
  /** Where the same salary is to be calculated, in this order. 1 to 100 items. */
  readonly to: readonly JurisdictionCode[];
  /**
   * How much of the second currency one unit of the first is: { "EUR/USD": 1.08 }; needed for every other currency.
   */
  readonly exchange_rates?: Readonly<Record<string, number>> | undefined;
  /** For which time the pay is given; year by default. */
  readonly period?: "year" | "month" | "fortnight" | "week" | "hour" | undefined;
  /**
   * Monthly salaries a year: 12, 13 or 14; without it the usual number of the country. A year is that many times the
   * pay of a month. A whole number from 12 to 16.
   */
  readonly salaries_per_year?: number | undefined;
  /** With period hour: a year is 52 times so many hours. A number from 1 to 168. */
  readonly hours_per_week?: number | undefined;
  /** Options of each place, by its code as it is written in `from` or `to`. */
  readonly options?:
    | Readonly<Record<string, Readonly<Record<string, number | string | boolean>>>>
    | undefined;
  /** Without one `single`, which `assumptions` then says. */
  readonly filing_status?: FilingStatus | undefined;
  /** Total claimed. United States: replaces the standard deduction where larger. A number from 0 to 1000000000000. */
  readonly deductions?: number | undefined;
  /** Without one the tax year that contains the present day. */
  readonly tax_year?: number | string | undefined;
  /** Age of the taxpayer in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly age?: number | undefined;
  /** Age of the spouse in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly spouse_age?: number | undefined;
  /** Number of dependents; without it `dependent_ages` are counted. A whole number from 0 to 50. */
  readonly dependents?: number | undefined;
  /** Ages at the end of the tax year; `dependents` counts them when absent. At most 50 items. */
  readonly dependent_ages?: readonly number[] | undefined;
  /** The part of gross_income that the spouse earns. A number from 0 to 1000000000000. */
  readonly spouse_income?: number | undefined;
  /** The part of gross_income that is long-term gain. A number from 0 to 1000000000000. */
  readonly long_term_capital_gains?: number | undefined;
  /** The part of gross_income that is net profit of self-employment. A number from 0 to 1000000000000. */
  readonly self_employment_income?: number | undefined;
  /** The part of gross_income that is dividends (United States: qualified). A number from 0 to 1000000000000. */
  readonly dividends?: number | undefined;
  /** Tax withheld this year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly withholding?: number | undefined;
  /** Tax of last year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly prior_year_tax?: number | undefined;
  /** Adjusted gross income of last year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly prior_year_income?: number | undefined;
  /** Such as India's old and new. */
  readonly regime?: string | undefined;
  /** France: parts of the family quotient. A number from 1 to 50. */
  readonly parts?: number | undefined;
  /** Rate of the municipality or county. A number from 0 to 1. */
  readonly local_tax_rate?: number | undefined;
  /** Rate of the church tax, for members: 0.09 is 9 %. A number from 0 to 1. */
  readonly church_tax_rate?: number | undefined;
  /** Israel: credit points. A number from 0 to 100. */
  readonly credit_points?: number | undefined;
  /** Hong Kong: total allowances, in place of the basic or married one. A number from 0 to 1000000000000. */
  readonly allowances?: number | undefined;
  /** schedule (default) is exact to the cent; table follows the printed tax table where there is one. */
  readonly method?: "schedule" | "table" | undefined;
  /** Refuses carried-forward figures, and a bare year where tax years span two. */
  readonly strict?: boolean | undefined;
}

/** An estimate, and no advice. */
export interface PayComparison {
  /** ISO 4217 code of the currency of all amounts. */
  currency: string;
  /** `from`, then `to` in its order; amounts are converted one by one. */
  results: {
    /** Code, such as US-CA. */
    jurisdiction: JurisdictionCode;
    /** Such as `2026`, or `2026-27` where the tax year spans two. */
    tax_year: string;
    /** How much of the local currency one unit of `currency` is, 8 decimals. */
    exchange_rate: number;
    /** Gross salary. */
    gross_income: number;
    /** Income tax of every level that `jurisdiction` means. */
    income_tax: number;
    /** Tax of a place below state or province that the income tax does not hold. */
    local_tax: number;
    /** What the employee contributes. */
    employee_contributions: number;
    /** What the employer contributes on top. */
    employer_contributions: number;
    /** Paid out with the wages, and neither tax nor contribution. */
    additions: number;
    /** gross_income - employee_contributions - income_tax - local_tax + additions, exactly. */
    net_income: number;
    /** gross_income + employer_contributions, exactly. */
    employer_cost: number;
    /** Whether some figures used are those of an earlier year. */
    figures: "published" | "carried_forward";
    /** What was assumed and what was left out, in sentences. */
    assumptions: string[];
  }[];
}

/** Whose gross salary, of which year, under whose law. */
export interface PayRequest {
  /**
   * ISO code of a country or region, case-insensitive. That of a state or province means every level there; bare US
   * and CA are federal.
   */
  readonly jurisdiction: JurisdictionCode;
  /**
   * Gross salary of the year, or of one `period`; of both spouses when they file together. A number from 0 to
   * 1000000000000.
   */
  readonly gross_income: number;
  /** For which time the pay is given; year by default. */
  readonly period?: "year" | "month" | "fortnight" | "week" | "hour" | undefined;
  /**
   * Monthly salaries a year: 12, 13 or 14; without it the usual number of the country. A year is that many times the
   * pay of a month. A whole number from 12 to 16.
   */
  readonly salaries_per_year?: number | undefined;
  /** With period hour: a year is 52 times so many hours. A number from 1 to 168. */
  readonly hours_per_week?: number | undefined;
  /**
   * What no other field says, such as the rate of a health fund; docs/pay-coverage.md lists the options of each
   * country.
   */
  readonly options?: Readonly<Record<string, number | string | boolean>> | undefined;
  /** Without one `single`, which `assumptions` then says. */
  readonly filing_status?: FilingStatus | undefined;
  /** Total claimed. United States: replaces the standard deduction where larger. A number from 0 to 1000000000000. */
  readonly deductions?: number | undefined;
  /** Without one the tax year that contains the present day. */
  readonly tax_year?: number | string | undefined;
  /** Age of the taxpayer in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly age?: number | undefined;
  /** Age of the spouse in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly spouse_age?: number | undefined;
  /** Number of dependents; without it `dependent_ages` are counted. A whole number from 0 to 50. */
  readonly dependents?: number | undefined;
  /** Ages at the end of the tax year; `dependents` counts them when absent. At most 50 items. */
  readonly dependent_ages?: readonly number[] | undefined;
  /** The part of gross_income that the spouse earns. A number from 0 to 1000000000000. */
  readonly spouse_income?: number | undefined;
  /** The part of gross_income that is long-term gain. A number from 0 to 1000000000000. */
  readonly long_term_capital_gains?: number | undefined;
  /** The part of gross_income that is net profit of self-employment. A number from 0 to 1000000000000. */
  readonly self_employment_income?: number | undefined;
  /** The part of gross_income that is dividends (United States: qualified). A number from 0 to 1000000000000. */
  readonly dividends?: number | undefined;
  /** Tax withheld this year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly withholding?: number | undefined;
  /** Tax of last year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly prior_year_tax?: number | undefined;
  /** Adjusted gross income of last year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly prior_year_income?: number | undefined;
  /** Such as India's old and new. */
  readonly regime?: string | undefined;
  /** France: parts of the family quotient. A number from 1 to 50. */
  readonly parts?: number | undefined;
  /** Rate of the municipality or county. A number from 0 to 1. */
  readonly local_tax_rate?: number | undefined;
  /** Rate of the church tax, for members: 0.09 is 9 %. A number from 0 to 1. */
  readonly church_tax_rate?: number | undefined;
  /** Israel: credit points. A number from 0 to 100. */
  readonly credit_points?: number | undefined;
  /** Hong Kong: total allowances, in place of the basic or married one. A number from 0 to 1000000000000. */
  readonly allowances?: number | undefined;
  /** schedule (default) is exact to the cent; table follows the printed tax table where there is one. */
  readonly method?: "schedule" | "table" | undefined;
  /** Refuses carried-forward figures, and a bare year where tax years span two. */
  readonly strict?: boolean | undefined;
  /** Adds `explanation`. */
  readonly explain?: boolean | undefined;
}

/** An estimate, and no advice. */
export interface PayResult {
  /** Code, such as US-CA. */
  jurisdiction: JurisdictionCode;
  /** Such as `2026`, or `2026-27` where the tax year spans two. */
  tax_year: string;
  /** First day of the tax year. A date such as `2026-11-22`. */
  period_start: string;
  /** Last day of the tax year. A date such as `2026-11-22`. */
  period_end: string;
  /** The filing status that was calculated with. */
  filing_status: FilingStatus;
  /** ISO 4217 code of the currency of all amounts. */
  currency: string;
  /** Gross salary. */
  gross_income: number;
  /** Income tax of every level that `jurisdiction` means. */
  income_tax: number;
  /** Tax of a place below state or province that the income tax does not hold. */
  local_tax: number;
  /** What the employee contributes. */
  employee_contributions: number;
  /** What the employer contributes on top. */
  employer_contributions: number;
  /** Paid out with the wages, and neither tax nor contribution. */
  additions: number;
  /** gross_income - employee_contributions - income_tax - local_tax + additions, exactly. */
  net_income: number;
  /** gross_income + employer_contributions, exactly. */
  employer_cost: number;
  /** Every contribution, both sides. */
  contributions: {
    /** Name in snake_case, unique within the country. */
    id: string;
    /** Name for people. */
    name: string;
    /** What the employee pays in the year. */
    employee: number;
    /** What the employer pays in the year. */
    employer: number;
    /** What it is a part of, in the year. */
    base: number;
    /** Whether the pay is above the ceiling in some period. */
    cap_reached: boolean;
  }[];
  /** The same amounts for a month, a fortnight and a week. */
  per_period: {
    /** One of `salaries_per_year` salaries. */
    month: {
      /** Gross salary. */
      gross_income: number;
      /** Income tax of every level that `jurisdiction` means. */
      income_tax: number;
      /** Tax of a place below state or province that the income tax does not hold. */
      local_tax: number;
      /** What the employee contributes. */
      employee_contributions: number;
      /** What the employer contributes on top. */
      employer_contributions: number;
      /** Paid out with the wages, and neither tax nor contribution. */
      additions: number;
      /** gross_income - employee_contributions - income_tax - local_tax + additions, exactly. */
      net_income: number;
      /** gross_income + employer_contributions, exactly. */
      employer_cost: number;
    };
    /** One of 26 parts. */
    fortnight: {
      /** Gross salary. */
      gross_income: number;
      /** Income tax of every level that `jurisdiction` means. */
      income_tax: number;
      /** Tax of a place below state or province that the income tax does not hold. */
      local_tax: number;
      /** What the employee contributes. */
      employee_contributions: number;
      /** What the employer contributes on top. */
      employer_contributions: number;
      /** Paid out with the wages, and neither tax nor contribution. */
      additions: number;
      /** gross_income - employee_contributions - income_tax - local_tax + additions, exactly. */
      net_income: number;
      /** gross_income + employer_contributions, exactly. */
      employer_cost: number;
    };
    /** One of 52 parts. */
    week: {
      /** Gross salary. */
      gross_income: number;
      /** Income tax of every level that `jurisdiction` means. */
      income_tax: number;
      /** Tax of a place below state or province that the income tax does not hold. */
      local_tax: number;
      /** What the employee contributes. */
      employee_contributions: number;
      /** What the employer contributes on top. */
      employer_contributions: number;
      /** Paid out with the wages, and neither tax nor contribution. */
      additions: number;
      /** gross_income - employee_contributions - income_tax - local_tax + additions, exactly. */
      net_income: number;
      /** gross_income + employer_contributions, exactly. */
      employer_cost: number;
    };
  };
  /** Whether some figures used are those of an earlier year. */
  figures: "published" | "carried_forward";
  /** The figures that are those of an earlier year. */
  carried_forward?: string[] | undefined;
  /** What was assumed and what was left out, in sentences. */
  assumptions: string[];
  /** Components and steps; with `explain: true`. */
  explanation?: TaxExplanation | undefined;
}

/** A jurisdiction with every dated figure. */
export interface JurisdictionDetail {
  /** Code, such as US-CA. */
  jurisdiction: JurisdictionCode;
  /** Name in English. */
  name: string;
  /** ISO 4217 code of the currency of all amounts. */
  currency: string;
  /** Filing statuses that its law has. */
  filing_statuses: FilingStatus[];
  /** Optional inputs that change a result. */
  inputs: string[];
  /** Tax years that are loaded, oldest first. */
  years: {
    /** Such as `2026`, or `2026-27` where it spans two. */
    tax_year: string;
    /** First day of the tax year. A date such as `2026-11-22`. */
    period_start: string;
    /** Last day of the tax year. A date such as `2026-11-22`. */
    period_end: string;
    /** How far the law of that year has come. */
    status: "enacted" | "announced" | "draft";
    /** `two_sources` where two independent sources state every figure of the year. */
    confidence: "two_sources" | "one_source";
    /** Whether some figures are those of an earlier year. */
    figures: "published" | "carried_forward";
  }[];
  /** Every dated figure, with its sources. */
  figures: {
    /** Name of the figure, such as `standard_deduction`. */
    parameter: string;
    /** First day on which it is in force, until the next entry of that name. A date such as `2026-11-22`. */
    effective_from: string;
    /** A number, a table, or one of either per filing status. */
    value: unknown;
    /** Whether two independent sources state the figure, or one. */
    confidence: "two_sources" | "one_source";
    /** Present where it is the figure of an earlier year. */
    carried_forward?: true | undefined;
    /** Where the figure was read. */
    sources: Source[];
  }[];
}

/** A jurisdiction, and what is loaded for it. */
export interface JurisdictionSummary {
  /** Code, such as US-CA. */
  jurisdiction: JurisdictionCode;
  /** Name in English. */
  name: string;
  /** ISO 4217 code of the currency of all amounts. */
  currency: string;
  /** Filing statuses that its law has. */
  filing_statuses: FilingStatus[];
  /** Optional inputs that change a result. */
  inputs: string[];
  /** Tax years that are loaded, oldest first. */
  years: {
    /** Such as `2026`, or `2026-27` where it spans two. */
    tax_year: string;
    /** First day of the tax year. A date such as `2026-11-22`. */
    period_start: string;
    /** Last day of the tax year. A date such as `2026-11-22`. */
    period_end: string;
    /** How far the law of that year has come. */
    status: "enacted" | "announced" | "draft";
    /** `two_sources` where two independent sources state every figure of the year. */
    confidence: "two_sources" | "one_source";
    /** Whether some figures are those of an earlier year. */
    figures: "published" | "carried_forward";
  }[];
}

/** Every jurisdiction that is loaded. */
export interface Jurisdictions {
  /** The United States, its states, then the other countries. */
  jurisdictions: JurisdictionSummary[];
}

/** Where a figure was read. */
export interface Source {
  /** Title of the page or document. */
  title: string;
  /** Its public address. */
  url: string;
  /** Day on which it was read, such as `2026-11-20`. */
  read_on: string;
}
