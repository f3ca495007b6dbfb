// Written by scripts/update-types.ts from the schemas in src/schema/request.ts, src/schema/result.ts, src/schema/estimated-tax.ts, src/schema/marginal.ts, src/schema/pay.ts, src/schema/jurisdictions.ts, src/schema/source.ts. Do not edit.
import type { FilingStatus } from "./engine/filing-status.ts";

import type { JurisdictionCode } from "./jurisdictions/codes.ts";

/** A net income, its year, and the jurisdiction whose law applies. */
export interface GrossForRequest {
  /** ISO code of a country or region, case-insensitive: US, US-CA, GB, GB-SCT, CA-ON. */
  readonly jurisdiction: JurisdictionCode;
  /**
   * Income that the year must leave after its tax. Parts of the income that are named stay as
   * they are: the wages beside them are found. A number from 0 to 1000000000000.
   */
  readonly net: number;
  /** Default: `single`; `assumptions` then says so. */
  readonly filing_status?: FilingStatus | undefined;
  /**
   * Total that is claimed. United States: replaces the standard deduction if it is larger. A
   * number from 0 to 1000000000000.
   */
  readonly deductions?: number | undefined;
  /** Default: the tax year that contains the current day. */
  readonly tax_year?: number | string | undefined;
  /** Age of the taxpayer in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly age?: number | undefined;
  /** Age of the spouse in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly spouse_age?: number | undefined;
  /**
   * Number of dependents. Default: the number of `dependent_ages`. A whole number from 0 to 50.
   */
  readonly dependents?: number | undefined;
  /** Ages of the dependents at the end of the tax year. At most 50 items. */
  readonly dependent_ages?: readonly number[] | undefined;
  /**
   * The part of gross_income that the spouse earns, or loses. A number from -1000000000000 to
   * 1000000000000.
   */
  readonly spouse_income?: number | undefined;
  /**
   * Part of gross_income: net profit of self-employment, or a loss. A number from -1000000000000
   * to 1000000000000.
   */
  readonly self_employment_income?: number | undefined;
  /** Part of gross_income: dividends. A number from 0 to 1000000000000. */
  readonly dividends?: number | undefined;
  /**
   * Part of gross_income: net long-term gain, or a loss. A number from -1000000000000 to
   * 1000000000000.
   */
  readonly long_term_capital_gains?: number | undefined;
  /**
   * Tax withheld this year: payments split what it leaves of tax_due. A number from 0 to
   * 1000000000000.
   */
  readonly withholding?: number | undefined;
  /** Tax of last year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly prior_year_tax?: number | undefined;
  /**
   * Adjusted gross income of last year; for planEstimatedTax. A number from 0 to 1000000000000.
   */
  readonly prior_year_income?: number | undefined;
  /** Tax regime, such as old or new in India. */
  readonly regime?: string | undefined;
  /** France: parts of the family quotient. A number from 1 to 50. */
  readonly parts?: number | undefined;
  /** Rate of the municipality or county. A number from 0 to 1. */
  readonly local_tax_rate?: number | undefined;
  /** Rate of the church tax, for members: 0.09 is 9 %. A number from 0 to 1. */
  readonly church_tax_rate?: number | undefined;
  /** Israel: credit points. A number from 0 to 100. */
  readonly credit_points?: number | undefined;
  /**
   * Hong Kong: total allowances, in place of the basic or married one. A number from 0 to
   * 1000000000000.
   */
  readonly allowances?: number | undefined;
  /**
   * schedule (default) is exact to the cent; table follows the printed tax table if there is one.
   */
  readonly method?: "schedule" | "table" | undefined;
  /**
   * Refuses figures that are carried forward, and a single year number if tax years span two
   * calendar years.
   */
  readonly strict?: boolean | undefined;
  /** Adds `explanation`. */
  readonly explain?: boolean | undefined;
  /**
   * The spouse's part of self_employment_income. A number from -1000000000000 to 1000000000000.
   */
  readonly spouse_self_employment_income?: number | undefined;
  /** Part of gross_income: taxable interest. A number from 0 to 1000000000000. */
  readonly interest?: number | undefined;
  /** Interest beside gross_income that this tax exempts. A number from 0 to 1000000000000. */
  readonly tax_exempt_interest?: number | undefined;
  /**
   * United States: the part of dividends that is not qualified. A number from 0 to 1000000000000.
   */
  readonly nonqualified_dividends?: number | undefined;
  /**
   * Part of gross_income: net short-term gain, or a loss. A number from -1000000000000 to
   * 1000000000000.
   */
  readonly short_term_capital_gains?: number | undefined;
  /** Part of gross_income: taxable pensions. A number from 0 to 1000000000000. */
  readonly pensions?: number | undefined;
  /** The part of pensions that is military retirement pay. A number from 0 to 1000000000000. */
  readonly military_pensions?: number | undefined;
  /** The spouse's part of pensions. A number from 0 to 1000000000000. */
  readonly spouse_pensions?: number | undefined;
  /**
   * Part of gross_income: Social Security benefits, before tax. A number from 0 to 1000000000000.
   */
  readonly social_security?: number | undefined;
  /** The spouse's part of social_security. A number from 0 to 1000000000000. */
  readonly spouse_social_security?: number | undefined;
  /** Part of gross_income: unemployment benefits. A number from 0 to 1000000000000. */
  readonly unemployment?: number | undefined;
  /** Part of gross_income: net rent, or a loss. A number from -1000000000000 to 1000000000000. */
  readonly rental_income?: number | undefined;
  /** United States: what is subtracted before adjusted gross income. */
  readonly adjustments?:
    | {
        /** Paid to traditional IRAs. A number from 0 to 1000000000000. */
        readonly ira?: number | undefined;
        /** Paid to health savings accounts, not by work. A number from 0 to 1000000000000. */
        readonly hsa?: number | undefined;
        /** Interest on student loans. A number from 0 to 1000000000000. */
        readonly student_loan_interest?: number | undefined;
        /** Health insurance of the self-employed. A number from 0 to 1000000000000. */
        readonly self_employed_health?: number | undefined;
        /** Paid to SEP, SIMPLE or solo 401(k) plans. A number from 0 to 1000000000000. */
        readonly self_employed_retirement?: number | undefined;
        /** What a teacher paid for the classroom. A number from 0 to 1000000000000. */
        readonly educator?: number | undefined;
      }
    | undefined;
  /** United States: itemized deductions by kind, taken if they leave less tax. */
  readonly itemized?:
    | {
        /** Interest on the debt for the home. A number from 0 to 1000000000000. */
        readonly mortgage_interest?: number | undefined;
        /** Taxes on real estate. A number from 0 to 1000000000000. */
        readonly property_tax?: number | undefined;
        /**
         * State and local income tax paid. Default: as calculated. A number from 0 to 1000000000000.
         */
        readonly state_income_tax?: number | undefined;
        /** Gifts in cash to public charities. A number from 0 to 1000000000000. */
        readonly charity?: number | undefined;
        /** Medical expenses, before the floor. A number from 0 to 1000000000000. */
        readonly medical?: number | undefined;
        /** Other itemized deductions. A number from 0 to 1000000000000. */
        readonly other?: number | undefined;
      }
    | undefined;
  /** United States: the business, for the deduction of 26 U.S.C. 199A. */
  readonly business?:
    | {
        /** Whether it is a specified service, such as law or consulting. */
        readonly specified_service?: boolean | undefined;
        /** Wages that the business paid. A number from 0 to 1000000000000. */
        readonly w2_wages?: number | undefined;
        /** Cost of its property. A number from 0 to 1000000000000. */
        readonly property?: number | undefined;
      }
    | undefined;
  /**
   * United States: qualified tips, which gross_income contains. A number from 0 to 1000000000000.
   */
  readonly tips?: number | undefined;
  /**
   * United States: the premium part of overtime pay in gross_income. A number from 0 to
   * 1000000000000.
   */
  readonly overtime?: number | undefined;
  /**
   * United States: interest on a loan for a new car assembled there. A number from 0 to
   * 1000000000000.
   */
  readonly car_loan_interest?: number | undefined;
  /** United States: tuition of each student in the first four years. At most 10 items. */
  readonly american_opportunity_expenses?: readonly number[] | undefined;
  /** United States: other tuition, of all students. A number from 0 to 1000000000000. */
  readonly lifetime_learning_expenses?: number | undefined;
  /**
   * United States: paid to plans at work, beside gross_income. A number from 0 to 1000000000000.
   */
  readonly retirement_contributions?: number | undefined;
  /**
   * United States: paid for the care of children under 13, to work. A number from 0 to
   * 1000000000000.
   */
  readonly care_expenses?: number | undefined;
  /** The state's part of withholding; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly state_withholding?: number | undefined;
  /**
   * The state's part of prior_year_tax; for planEstimatedTax. A number from 0 to 1000000000000.
   */
  readonly state_prior_year_tax?: number | undefined;
  /** all (default): with the national tax; own: one level alone. */
  readonly levels?: "all" | "own" | undefined;
  /**
   * employment (default) applies what every employee gets; taxable_income only what every
   * resident gets.
   */
  readonly basis?: "employment" | "taxable_income" | undefined;
  /**
   * given (default): `deductions` contains the contributions of employees; calculate: they are
   * calculated, and deducted as the law says.
   */
  readonly contributions?: "given" | "calculate" | undefined;
}

/** An income, its year, and the jurisdiction whose law applies. */
export interface TaxRequest {
  /** ISO code of a country or region, case-insensitive: US, US-CA, GB, GB-SCT, CA-ON. */
  readonly jurisdiction: JurisdictionCode;
  /**
   * Whole income of the year. If spouses file together, the income of both. A number from
   * -1000000000000 to 1000000000000.
   */
  readonly gross_income: number;
  /** Default: `single`; `assumptions` then says so. */
  readonly filing_status?: FilingStatus | undefined;
  /**
   * Total that is claimed. United States: replaces the standard deduction if it is larger. A
   * number from 0 to 1000000000000.
   */
  readonly deductions?: number | undefined;
  /** Default: the tax year that contains the current day. */
  readonly tax_year?: number | string | undefined;
  /** Age of the taxpayer in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly age?: number | undefined;
  /** Age of the spouse in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly spouse_age?: number | undefined;
  /**
   * Number of dependents. Default: the number of `dependent_ages`. A whole number from 0 to 50.
   */
  readonly dependents?: number | undefined;
  /** Ages of the dependents at the end of the tax year. At most 50 items. */
  readonly dependent_ages?: readonly number[] | undefined;
  /**
   * The part of gross_income that the spouse earns, or loses. A number from -1000000000000 to
   * 1000000000000.
   */
  readonly spouse_income?: number | undefined;
  /**
   * Part of gross_income: net profit of self-employment, or a loss. A number from -1000000000000
   * to 1000000000000.
   */
  readonly self_employment_income?: number | undefined;
  /** Part of gross_income: dividends. A number from 0 to 1000000000000. */
  readonly dividends?: number | undefined;
  /**
   * Part of gross_income: net long-term gain, or a loss. A number from -1000000000000 to
   * 1000000000000.
   */
  readonly long_term_capital_gains?: number | undefined;
  /**
   * Tax withheld this year: payments split what it leaves of tax_due. A number from 0 to
   * 1000000000000.
   */
  readonly withholding?: number | undefined;
  /** Tax of last year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly prior_year_tax?: number | undefined;
  /**
   * Adjusted gross income of last year; for planEstimatedTax. A number from 0 to 1000000000000.
   */
  readonly prior_year_income?: number | undefined;
  /** Tax regime, such as old or new in India. */
  readonly regime?: string | undefined;
  /** France: parts of the family quotient. A number from 1 to 50. */
  readonly parts?: number | undefined;
  /** Rate of the municipality or county. A number from 0 to 1. */
  readonly local_tax_rate?: number | undefined;
  /** Rate of the church tax, for members: 0.09 is 9 %. A number from 0 to 1. */
  readonly church_tax_rate?: number | undefined;
  /** Israel: credit points. A number from 0 to 100. */
  readonly credit_points?: number | undefined;
  /**
   * Hong Kong: total allowances, in place of the basic or married one. A number from 0 to
   * 1000000000000.
   */
  readonly allowances?: number | undefined;
  /**
   * schedule (default) is exact to the cent; table follows the printed tax table if there is one.
   */
  readonly method?: "schedule" | "table" | undefined;
  /**
   * Refuses figures that are carried forward, and a single year number if tax years span two
   * calendar years.
   */
  readonly strict?: boolean | undefined;
  /** Adds `explanation`. */
  readonly explain?: boolean | undefined;
  /**
   * The spouse's part of self_employment_income. A number from -1000000000000 to 1000000000000.
   */
  readonly spouse_self_employment_income?: number | undefined;
  /** Part of gross_income: taxable interest. A number from 0 to 1000000000000. */
  readonly interest?: number | undefined;
  /** Interest beside gross_income that this tax exempts. A number from 0 to 1000000000000. */
  readonly tax_exempt_interest?: number | undefined;
  /**
   * United States: the part of dividends that is not qualified. A number from 0 to 1000000000000.
   */
  readonly nonqualified_dividends?: number | undefined;
  /**
   * Part of gross_income: net short-term gain, or a loss. A number from -1000000000000 to
   * 1000000000000.
   */
  readonly short_term_capital_gains?: number | undefined;
  /** Part of gross_income: taxable pensions. A number from 0 to 1000000000000. */
  readonly pensions?: number | undefined;
  /** The part of pensions that is military retirement pay. A number from 0 to 1000000000000. */
  readonly military_pensions?: number | undefined;
  /** The spouse's part of pensions. A number from 0 to 1000000000000. */
  readonly spouse_pensions?: number | undefined;
  /**
   * Part of gross_income: Social Security benefits, before tax. A number from 0 to 1000000000000.
   */
  readonly social_security?: number | undefined;
  /** The spouse's part of social_security. A number from 0 to 1000000000000. */
  readonly spouse_social_security?: number | undefined;
  /** Part of gross_income: unemployment benefits. A number from 0 to 1000000000000. */
  readonly unemployment?: number | undefined;
  /** Part of gross_income: net rent, or a loss. A number from -1000000000000 to 1000000000000. */
  readonly rental_income?: number | undefined;
  /** United States: what is subtracted before adjusted gross income. */
  readonly adjustments?:
    | {
        /** Paid to traditional IRAs. A number from 0 to 1000000000000. */
        readonly ira?: number | undefined;
        /** Paid to health savings accounts, not by work. A number from 0 to 1000000000000. */
        readonly hsa?: number | undefined;
        /** Interest on student loans. A number from 0 to 1000000000000. */
        readonly student_loan_interest?: number | undefined;
        /** Health insurance of the self-employed. A number from 0 to 1000000000000. */
        readonly self_employed_health?: number | undefined;
        /** Paid to SEP, SIMPLE or solo 401(k) plans. A number from 0 to 1000000000000. */
        readonly self_employed_retirement?: number | undefined;
        /** What a teacher paid for the classroom. A number from 0 to 1000000000000. */
        readonly educator?: number | undefined;
      }
    | undefined;
  /** United States: itemized deductions by kind, taken if they leave less tax. */
  readonly itemized?:
    | {
        /** Interest on the debt for the home. A number from 0 to 1000000000000. */
        readonly mortgage_interest?: number | undefined;
        /** Taxes on real estate. A number from 0 to 1000000000000. */
        readonly property_tax?: number | undefined;
        /**
         * State and local income tax paid. Default: as calculated. A number from 0 to 1000000000000.
         */
        readonly state_income_tax?: number | undefined;
        /** Gifts in cash to public charities. A number from 0 to 1000000000000. */
        readonly charity?: number | undefined;
        /** Medical expenses, before the floor. A number from 0 to 1000000000000. */
        readonly medical?: number | undefined;
        /** Other itemized deductions. A number from 0 to 1000000000000. */
        readonly other?: number | undefined;
      }
    | undefined;
  /** United States: the business, for the deduction of 26 U.S.C. 199A. */
  readonly business?:
    | {
        /** Whether it is a specified service, such as law or consulting. */
        readonly specified_service?: boolean | undefined;
        /** Wages that the business paid. A number from 0 to 1000000000000. */
        readonly w2_wages?: number | undefined;
        /** Cost of its property. A number from 0 to 1000000000000. */
        readonly property?: number | undefined;
      }
    | undefined;
  /**
   * United States: qualified tips, which gross_income contains. A number from 0 to 1000000000000.
   */
  readonly tips?: number | undefined;
  /**
   * United States: the premium part of overtime pay in gross_income. A number from 0 to
   * 1000000000000.
   */
  readonly overtime?: number | undefined;
  /**
   * United States: interest on a loan for a new car assembled there. A number from 0 to
   * 1000000000000.
   */
  readonly car_loan_interest?: number | undefined;
  /** United States: tuition of each student in the first four years. At most 10 items. */
  readonly american_opportunity_expenses?: readonly number[] | undefined;
  /** United States: other tuition, of all students. A number from 0 to 1000000000000. */
  readonly lifetime_learning_expenses?: number | undefined;
  /**
   * United States: paid to plans at work, beside gross_income. A number from 0 to 1000000000000.
   */
  readonly retirement_contributions?: number | undefined;
  /**
   * United States: paid for the care of children under 13, to work. A number from 0 to
   * 1000000000000.
   */
  readonly care_expenses?: number | undefined;
  /** The state's part of withholding; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly state_withholding?: number | undefined;
  /**
   * The state's part of prior_year_tax; for planEstimatedTax. A number from 0 to 1000000000000.
   */
  readonly state_prior_year_tax?: number | undefined;
  /** all (default): with the national tax; own: one level alone. */
  readonly levels?: "all" | "own" | undefined;
  /**
   * employment (default) applies what every employee gets; taxable_income only what every
   * resident gets.
   */
  readonly basis?: "employment" | "taxable_income" | undefined;
  /**
   * given (default): `deductions` contains the contributions of employees; calculate: they are
   * calculated, and deducted as the law says.
   */
  readonly contributions?: "given" | "calculate" | undefined;
}

/** What is paid for one quarter. */
export interface Quarter {
  /** Q1 to Q4. */
  period: string;
  /** Amount to pay, in `currency`. */
  payment: number;
  /** Last day for the payment; absent if the law fixes no day. A date such as `2026-11-22`. */
  due_date?: string | undefined;
  /** The payment to each level, where shares or dates differ. */
  parts?:
    | {
        /** Code, such as US-CA. */
        jurisdiction: JurisdictionCode;
        /** Amount to pay, in `currency`. */
        payment: number;
        /** Last day for the payment; absent if the law fixes no day. A date such as `2026-11-22`. */
        due_date?: string | undefined;
      }[]
    | undefined;
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
    /** The result of the step, in `currency`, 4 decimals. */
    amount: number;
    /** The amount that the step applied to, 4 decimals. */
    base?: number | undefined;
    /** The rate that the step applied, a fraction with 8 decimals. */
    rate?: number | undefined;
    /** The line of the printed form, such as `Form 1040, line 15`. */
    form_line?: string | undefined;
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

/** An estimate, not advice. */
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
  /** Every tax of the return less every credit, before payments; 0 at least. */
  tax_due: number;
  /** What refundable credits pay out beyond the tax. */
  refund?: number | undefined;
  /** tax_due as a fraction of gross_income, 6 decimals. */
  effective_rate: number;
  /**
   * Change of tax_due over the next 100 units of wages, per unit; of profit, if there is a profit
   * and no wages. More units are used if a country rounds coarsely.
   */
  marginal_rate: number;
  /** Q1 to Q4; they add up to tax_due, less withholding, exactly. Exactly 4 items. */
  quarterly: Quarter[];
  /** Each tax that the code stands for, the national one first. */
  levels: {
    /** Code, such as US-CA. */
    jurisdiction: JurisdictionCode;
    /** The part of tax_due that this level asks for. */
    tax_due: number;
    /** The part of refund. */
    refund?: number | undefined;
    /** Named amounts of the return. */
    components: Record<string, number>;
  }[];
  /** The country's real schedule, if it is not four quarters. */
  instalments?:
    | {
        /** Name of the instalment, such as `1 (2026-03)`. */
        period: string;
        /** Amount to pay, in `currency`. */
        payment: number;
        /** Last day for the payment; absent if the law fixes no day. A date such as `2026-11-22`. */
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

/** The payments during a year that avoid a penalty. */
export interface EstimatedTaxPlan {
  /** Code, such as US-CA. */
  jurisdiction: JurisdictionCode;
  /** Such as `2026`, or `2026-27` where the tax year spans two. */
  tax_year: string;
  /** ISO 4217 code of the currency of all amounts. */
  currency: string;
  /** What the return asks for, before withholding. */
  total_tax: number;
  /** What must be paid during the year, withholding included. */
  required_annual_payment: number;
  /** Tax withheld this year. */
  withholding: number;
  /** What is left to pay in instalments; 0 if none is required. */
  estimated_payments: number;
  /** Q1 to Q4; they add up to estimated_payments exactly. */
  payments: Quarter[];
  /** The nation, then the state: each has rules of its own. */
  levels: {
    /** Code, such as US-CA. */
    jurisdiction: JurisdictionCode;
    /** What the return asks for, before withholding. */
    total_tax: number;
    /** The share of this year's tax that avoids a penalty. */
    current_year_amount: number;
    /**
     * The amount by last year's tax that avoids a penalty; absent if last year's tax does not
     * count.
     */
    prior_year_amount?: number | undefined;
    /** What must be paid during the year, withholding included. */
    required_annual_payment: number;
    /** Tax withheld this year. */
    withholding: number;
    /** What is left to pay in instalments; 0 if none is required. */
    estimated_payments: number;
    /** Which rule decided the amount. */
    reason:
      | "balance_under_threshold"
      | "no_tax_last_year"
      | "covered_by_withholding"
      | "prior_year"
      | "current_year";
    /** Where the rules were read. */
    sources: Source[];
  }[];
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
   * True if the net is met to the minor unit. At a jump of the tax no income may meet it; the net
   * is then the next higher one.
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
  /**
   * The segments, the lowest income first. Along them the wages grow, or the profit if there are
   * no wages; all other parts of the income stay as they are, so the first segment starts at
   * their sum.
   */
  segments: MarginalSegment[];
  /** True if there are more segments than are listed. Ask again with a smaller gross_income. */
  is_truncated: boolean;
}

/**
 * A range of income in which the tax rises in a straight line, or at a rate that itself changes
 * evenly.
 */
export interface MarginalSegment {
  /** The income at which the segment starts, to the minor unit. */
  from: number;
  /** The tax on exactly that income. */
  tax_at: number;
  /** The additional tax per additional unit of income. */
  rate: number;
  /**
   * The rate at the end of the segment, if it changes evenly within the segment (as in Germany's
   * progression zones).
   */
  rate_at_end?: number | undefined;
  /**
   * The change of the tax between one minor unit below `from` and `from` itself, if the tax jumps
   * there.
   */
  cliff?: number | undefined;
  /**
   * Given if the law rounds inside the calculation, so that the tax rises in small steps. Up to
   * the next segment, the tax stays within this amount of the line.
   */
  rounding?: number | undefined;
}

/** A calculation, and for what it is repeated. */
export interface TaxComparisonRequest {
  /** ISO code of a country or region, case-insensitive: US, US-CA, GB, GB-SCT, CA-ON. */
  readonly jurisdiction: JurisdictionCode;
  /**
   * Whole income of the year. If spouses file together, the income of both. A number from
   * -1000000000000 to 1000000000000.
   */
  readonly gross_income: number;
  /** Default: `single`; `assumptions` then says so. */
  readonly filing_status?: FilingStatus | undefined;
  /**
   * Total that is claimed. United States: replaces the standard deduction if it is larger. A
   * number from 0 to 1000000000000.
   */
  readonly deductions?: number | undefined;
  /** Default: the tax year that contains the current day. */
  readonly tax_year?: number | string | undefined;
  /** Age of the taxpayer in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly age?: number | undefined;
  /** Age of the spouse in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly spouse_age?: number | undefined;
  /**
   * Number of dependents. Default: the number of `dependent_ages`. A whole number from 0 to 50.
   */
  readonly dependents?: number | undefined;
  /** Ages of the dependents at the end of the tax year. At most 50 items. */
  readonly dependent_ages?: readonly number[] | undefined;
  /**
   * The part of gross_income that the spouse earns, or loses. A number from -1000000000000 to
   * 1000000000000.
   */
  readonly spouse_income?: number | undefined;
  /**
   * Part of gross_income: net profit of self-employment, or a loss. A number from -1000000000000
   * to 1000000000000.
   */
  readonly self_employment_income?: number | undefined;
  /** Part of gross_income: dividends. A number from 0 to 1000000000000. */
  readonly dividends?: number | undefined;
  /**
   * Part of gross_income: net long-term gain, or a loss. A number from -1000000000000 to
   * 1000000000000.
   */
  readonly long_term_capital_gains?: number | undefined;
  /**
   * Tax withheld this year: payments split what it leaves of tax_due. A number from 0 to
   * 1000000000000.
   */
  readonly withholding?: number | undefined;
  /** Tax of last year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly prior_year_tax?: number | undefined;
  /**
   * Adjusted gross income of last year; for planEstimatedTax. A number from 0 to 1000000000000.
   */
  readonly prior_year_income?: number | undefined;
  /** Tax regime, such as old or new in India. */
  readonly regime?: string | undefined;
  /** France: parts of the family quotient. A number from 1 to 50. */
  readonly parts?: number | undefined;
  /** Rate of the municipality or county. A number from 0 to 1. */
  readonly local_tax_rate?: number | undefined;
  /** Rate of the church tax, for members: 0.09 is 9 %. A number from 0 to 1. */
  readonly church_tax_rate?: number | undefined;
  /** Israel: credit points. A number from 0 to 100. */
  readonly credit_points?: number | undefined;
  /**
   * Hong Kong: total allowances, in place of the basic or married one. A number from 0 to
   * 1000000000000.
   */
  readonly allowances?: number | undefined;
  /**
   * schedule (default) is exact to the cent; table follows the printed tax table if there is one.
   */
  readonly method?: "schedule" | "table" | undefined;
  /**
   * Refuses figures that are carried forward, and a single year number if tax years span two
   * calendar years.
   */
  readonly strict?: boolean | undefined;
  /** Adds `explanation`. */
  readonly explain?: boolean | undefined;
  /**
   * The spouse's part of self_employment_income. A number from -1000000000000 to 1000000000000.
   */
  readonly spouse_self_employment_income?: number | undefined;
  /** Part of gross_income: taxable interest. A number from 0 to 1000000000000. */
  readonly interest?: number | undefined;
  /** Interest beside gross_income that this tax exempts. A number from 0 to 1000000000000. */
  readonly tax_exempt_interest?: number | undefined;
  /**
   * United States: the part of dividends that is not qualified. A number from 0 to 1000000000000.
   */
  readonly nonqualified_dividends?: number | undefined;
  /**
   * Part of gross_income: net short-term gain, or a loss. A number from -1000000000000 to
   * 1000000000000.
   */
  readonly short_term_capital_gains?: number | undefined;
  /** Part of gross_income: taxable pensions. A number from 0 to 1000000000000. */
  readonly pensions?: number | undefined;
  /** The part of pensions that is military retirement pay. A number from 0 to 1000000000000. */
  readonly military_pensions?: number | undefined;
  /** The spouse's part of pensions. A number from 0 to 1000000000000. */
  readonly spouse_pensions?: number | undefined;
  /**
   * Part of gross_income: Social Security benefits, before tax. A number from 0 to 1000000000000.
   */
  readonly social_security?: number | undefined;
  /** The spouse's part of social_security. A number from 0 to 1000000000000. */
  readonly spouse_social_security?: number | undefined;
  /** Part of gross_income: unemployment benefits. A number from 0 to 1000000000000. */
  readonly unemployment?: number | undefined;
  /** Part of gross_income: net rent, or a loss. A number from -1000000000000 to 1000000000000. */
  readonly rental_income?: number | undefined;
  /** United States: what is subtracted before adjusted gross income. */
  readonly adjustments?:
    | {
        /** Paid to traditional IRAs. A number from 0 to 1000000000000. */
        readonly ira?: number | undefined;
        /** Paid to health savings accounts, not by work. A number from 0 to 1000000000000. */
        readonly hsa?: number | undefined;
        /** Interest on student loans. A number from 0 to 1000000000000. */
        readonly student_loan_interest?: number | undefined;
        /** Health insurance of the self-employed. A number from 0 to 1000000000000. */
        readonly self_employed_health?: number | undefined;
        /** Paid to SEP, SIMPLE or solo 401(k) plans. A number from 0 to 1000000000000. */
        readonly self_employed_retirement?: number | undefined;
        /** What a teacher paid for the classroom. A number from 0 to 1000000000000. */
        readonly educator?: number | undefined;
      }
    | undefined;
  /** United States: itemized deductions by kind, taken if they leave less tax. */
  readonly itemized?:
    | {
        /** Interest on the debt for the home. A number from 0 to 1000000000000. */
        readonly mortgage_interest?: number | undefined;
        /** Taxes on real estate. A number from 0 to 1000000000000. */
        readonly property_tax?: number | undefined;
        /**
         * State and local income tax paid. Default: as calculated. A number from 0 to 1000000000000.
         */
        readonly state_income_tax?: number | undefined;
        /** Gifts in cash to public charities. A number from 0 to 1000000000000. */
        readonly charity?: number | undefined;
        /** Medical expenses, before the floor. A number from 0 to 1000000000000. */
        readonly medical?: number | undefined;
        /** Other itemized deductions. A number from 0 to 1000000000000. */
        readonly other?: number | undefined;
      }
    | undefined;
  /** United States: the business, for the deduction of 26 U.S.C. 199A. */
  readonly business?:
    | {
        /** Whether it is a specified service, such as law or consulting. */
        readonly specified_service?: boolean | undefined;
        /** Wages that the business paid. A number from 0 to 1000000000000. */
        readonly w2_wages?: number | undefined;
        /** Cost of its property. A number from 0 to 1000000000000. */
        readonly property?: number | undefined;
      }
    | undefined;
  /**
   * United States: qualified tips, which gross_income contains. A number from 0 to 1000000000000.
   */
  readonly tips?: number | undefined;
  /**
   * United States: the premium part of overtime pay in gross_income. A number from 0 to
   * 1000000000000.
   */
  readonly overtime?: number | undefined;
  /**
   * United States: interest on a loan for a new car assembled there. A number from 0 to
   * 1000000000000.
   */
  readonly car_loan_interest?: number | undefined;
  /** United States: tuition of each student in the first four years. At most 10 items. */
  readonly american_opportunity_expenses?: readonly number[] | undefined;
  /** United States: other tuition, of all students. A number from 0 to 1000000000000. */
  readonly lifetime_learning_expenses?: number | undefined;
  /**
   * United States: paid to plans at work, beside gross_income. A number from 0 to 1000000000000.
   */
  readonly retirement_contributions?: number | undefined;
  /**
   * United States: paid for the care of children under 13, to work. A number from 0 to
   * 1000000000000.
   */
  readonly care_expenses?: number | undefined;
  /** The state's part of withholding; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly state_withholding?: number | undefined;
  /**
   * The state's part of prior_year_tax; for planEstimatedTax. A number from 0 to 1000000000000.
   */
  readonly state_prior_year_tax?: number | undefined;
  /** all (default): with the national tax; own: one level alone. */
  readonly levels?: "all" | "own" | undefined;
  /**
   * employment (default) applies what every employee gets; taxable_income only what every
   * resident gets.
   */
  readonly basis?: "employment" | "taxable_income" | undefined;
  /**
   * given (default): `deductions` contains the contributions of employees; calculate: they are
   * calculated, and deducted as the law says.
   */
  readonly contributions?: "given" | "calculate" | undefined;
  /**
   * filing_status: every status of the jurisdiction, lowest tax first; tax_year: every loaded
   * year, oldest first.
   */
  readonly by: "filing_status" | "tax_year";
}

/** One calculation for every filing status, or for every tax year. */
export interface TaxComparison {
  /** One result per status or year. */
  results: TaxResult[];
}

/** A net pay, its year, and the place whose law applies. */
export interface GrossPayRequest {
  /**
   * ISO code of a country or region, case-insensitive. The code of a state or province includes
   * the federal level; US and CA are the federal level alone.
   */
  readonly jurisdiction: JurisdictionCode;
  /** Net pay that the year, or one `period`, must leave. A number from 0 to 1000000000000. */
  readonly net_income: number;
  /** The period of the given pay. Default: year. */
  readonly period?: "year" | "month" | "fortnight" | "week" | "hour" | undefined;
  /**
   * Number of monthly salaries in a year: 12, 13 or 14. Default: the usual number of the country.
   * The pay of a year is that many times the pay of a month. A whole number from 12 to 14.
   */
  readonly salaries_per_year?: number | undefined;
  /** Hours in a week, for `period` hour. A year has 52 weeks. A number from 1 to 168. */
  readonly hours_per_week?: number | undefined;
  /** United States: paid from the wages of the year before tax. */
  readonly pre_tax?:
    | {
        /** Deferrals to a 401(k) or a similar plan. A number from 0 to 1000000000000. */
        readonly retirement?: number | undefined;
        /** Health insurance under a cafeteria plan. A number from 0 to 1000000000000. */
        readonly health?: number | undefined;
        /** Health savings account, by salary. A number from 0 to 1000000000000. */
        readonly hsa?: number | undefined;
        /** Transit passes and parking. A number from 0 to 1000000000000. */
        readonly commuter?: number | undefined;
      }
    | undefined;
  /** United States: the business, for the deduction of 26 U.S.C. 199A. */
  readonly business?:
    | {
        /** Whether it is a specified service, such as law or consulting. */
        readonly specified_service?: boolean | undefined;
        /** Wages that the business paid. A number from 0 to 1000000000000. */
        readonly w2_wages?: number | undefined;
        /** Cost of its property. A number from 0 to 1000000000000. */
        readonly property?: number | undefined;
      }
    | undefined;
  /**
   * Inputs that have no other field, such as the rate of a health fund. docs/pay-coverage.md
   * lists the options of each country.
   */
  readonly options?: Readonly<Record<string, number | string | boolean>> | undefined;
  /** Default: `single`; `assumptions` then says so. */
  readonly filing_status?: FilingStatus | undefined;
  /**
   * Total that is claimed. United States: replaces the standard deduction if it is larger. A
   * number from 0 to 1000000000000.
   */
  readonly deductions?: number | undefined;
  /** Default: the tax year that contains the current day. */
  readonly tax_year?: number | string | undefined;
  /** Age of the taxpayer in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly age?: number | undefined;
  /** Age of the spouse in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly spouse_age?: number | undefined;
  /**
   * Number of dependents. Default: the number of `dependent_ages`. A whole number from 0 to 50.
   */
  readonly dependents?: number | undefined;
  /** Ages of the dependents at the end of the tax year. At most 50 items. */
  readonly dependent_ages?: readonly number[] | undefined;
  /** The part of gross_income that the spouse earns. A number from 0 to 1000000000000. */
  readonly spouse_income?: number | undefined;
  /** Part of gross_income: net profit of self-employment. A number from 0 to 1000000000000. */
  readonly self_employment_income?: number | undefined;
  /** Part of gross_income: dividends. A number from 0 to 1000000000000. */
  readonly dividends?: number | undefined;
  /** Part of gross_income: net long-term gain. A number from 0 to 1000000000000. */
  readonly long_term_capital_gains?: number | undefined;
  /**
   * Tax withheld this year: payments split what it leaves of tax_due. A number from 0 to
   * 1000000000000.
   */
  readonly withholding?: number | undefined;
  /** Tax of last year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly prior_year_tax?: number | undefined;
  /**
   * Adjusted gross income of last year; for planEstimatedTax. A number from 0 to 1000000000000.
   */
  readonly prior_year_income?: number | undefined;
  /** Tax regime, such as old or new in India. */
  readonly regime?: string | undefined;
  /** France: parts of the family quotient. A number from 1 to 50. */
  readonly parts?: number | undefined;
  /** Rate of the municipality or county. A number from 0 to 1. */
  readonly local_tax_rate?: number | undefined;
  /** Rate of the church tax, for members: 0.09 is 9 %. A number from 0 to 1. */
  readonly church_tax_rate?: number | undefined;
  /** Israel: credit points. A number from 0 to 100. */
  readonly credit_points?: number | undefined;
  /**
   * Hong Kong: total allowances, in place of the basic or married one. A number from 0 to
   * 1000000000000.
   */
  readonly allowances?: number | undefined;
  /**
   * schedule (default) is exact to the cent; table follows the printed tax table if there is one.
   */
  readonly method?: "schedule" | "table" | undefined;
  /**
   * Refuses figures that are carried forward, and a single year number if tax years span two
   * calendar years.
   */
  readonly strict?: boolean | undefined;
  /** Adds `explanation`. */
  readonly explain?: boolean | undefined;
}

/** An estimate, not advice. */
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
  /**
   * Tax of a place below state or province that is not in the income tax; absent if it is not
   * known.
   */
  local_tax?: number | undefined;
  /** What left the pay before tax; absent if nothing. */
  pre_tax?: number | undefined;
  /** What the employee contributes. */
  employee_contributions: number;
  /** What the employer contributes on top. */
  employer_contributions: number;
  /** Amounts that are paid out with the wages and are neither tax nor contribution. */
  additions: number;
  /**
   * gross_income - pre_tax - employee_contributions - income_tax - local_tax + additions,
   * exactly.
   */
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
    /** The amount of the year to which the rates of the contribution apply. */
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
      /**
       * Tax of a place below state or province that is not in the income tax; absent if it is not
       * known.
       */
      local_tax?: number | undefined;
      /** What left the pay before tax; absent if nothing. */
      pre_tax?: number | undefined;
      /** What the employee contributes. */
      employee_contributions: number;
      /** What the employer contributes on top. */
      employer_contributions: number;
      /** Amounts that are paid out with the wages and are neither tax nor contribution. */
      additions: number;
      /**
       * gross_income - pre_tax - employee_contributions - income_tax - local_tax + additions,
       * exactly.
       */
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
      /**
       * Tax of a place below state or province that is not in the income tax; absent if it is not
       * known.
       */
      local_tax?: number | undefined;
      /** What left the pay before tax; absent if nothing. */
      pre_tax?: number | undefined;
      /** What the employee contributes. */
      employee_contributions: number;
      /** What the employer contributes on top. */
      employer_contributions: number;
      /** Amounts that are paid out with the wages and are neither tax nor contribution. */
      additions: number;
      /**
       * gross_income - pre_tax - employee_contributions - income_tax - local_tax + additions,
       * exactly.
       */
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
      /**
       * Tax of a place below state or province that is not in the income tax; absent if it is not
       * known.
       */
      local_tax?: number | undefined;
      /** What left the pay before tax; absent if nothing. */
      pre_tax?: number | undefined;
      /** What the employee contributes. */
      employee_contributions: number;
      /** What the employer contributes on top. */
      employer_contributions: number;
      /** Amounts that are paid out with the wages and are neither tax nor contribution. */
      additions: number;
      /**
       * gross_income - pre_tax - employee_contributions - income_tax - local_tax + additions,
       * exactly.
       */
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
   * True if the net is met to the minor unit. If roundings or a jump skip it, the answer has the
   * next higher net.
   */
  is_exact: boolean;
}

/** One gross salary, and the places to compare. */
export interface PayComparisonRequest {
  /**
   * Gross salary in the currency of `from`, of the year or of one `period`. A number from 0 to
   * 1000000000000.
   */
  readonly gross_income: number;
  /** Where the salary is paid now. */
  readonly from: JurisdictionCode;
  /** Where the same salary is to be calculated, in this order. 1 to 100 items. */
  readonly to: readonly JurisdictionCode[];
  /**
   * How much of the second currency one unit of the first is: { "EUR/USD": 1.08 }; needed for
   * every other currency.
   */
  readonly exchange_rates?: Readonly<Record<string, number>> | undefined;
  /** The period of the given pay. Default: year. */
  readonly period?: "year" | "month" | "fortnight" | "week" | "hour" | undefined;
  /**
   * Number of monthly salaries in a year: 12, 13 or 14. Default: the usual number of the country.
   * The pay of a year is that many times the pay of a month. A whole number from 12 to 14.
   */
  readonly salaries_per_year?: number | undefined;
  /** Hours in a week, for `period` hour. A year has 52 weeks. A number from 1 to 168. */
  readonly hours_per_week?: number | undefined;
  /** Options of each place, by its code as it is written in `from` or `to`. */
  readonly options?:
    | Readonly<Record<string, Readonly<Record<string, number | string | boolean>>>>
    | undefined;
  /** Default: `single`; `assumptions` then says so. */
  readonly filing_status?: FilingStatus | undefined;
  /**
   * Total that is claimed. United States: replaces the standard deduction if it is larger. A
   * number from 0 to 1000000000000.
   */
  readonly deductions?: number | undefined;
  /** Default: the tax year that contains the current day. */
  readonly tax_year?: number | string | undefined;
  /** Age of the taxpayer in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly age?: number | undefined;
  /** Age of the spouse in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly spouse_age?: number | undefined;
  /**
   * Number of dependents. Default: the number of `dependent_ages`. A whole number from 0 to 50.
   */
  readonly dependents?: number | undefined;
  /** Ages of the dependents at the end of the tax year. At most 50 items. */
  readonly dependent_ages?: readonly number[] | undefined;
  /** The part of gross_income that the spouse earns. A number from 0 to 1000000000000. */
  readonly spouse_income?: number | undefined;
  /** Part of gross_income: net profit of self-employment. A number from 0 to 1000000000000. */
  readonly self_employment_income?: number | undefined;
  /** Part of gross_income: dividends. A number from 0 to 1000000000000. */
  readonly dividends?: number | undefined;
  /** Part of gross_income: net long-term gain. A number from 0 to 1000000000000. */
  readonly long_term_capital_gains?: number | undefined;
  /**
   * Tax withheld this year: payments split what it leaves of tax_due. A number from 0 to
   * 1000000000000.
   */
  readonly withholding?: number | undefined;
  /** Tax of last year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly prior_year_tax?: number | undefined;
  /**
   * Adjusted gross income of last year; for planEstimatedTax. A number from 0 to 1000000000000.
   */
  readonly prior_year_income?: number | undefined;
  /** Tax regime, such as old or new in India. */
  readonly regime?: string | undefined;
  /** France: parts of the family quotient. A number from 1 to 50. */
  readonly parts?: number | undefined;
  /** Rate of the municipality or county. A number from 0 to 1. */
  readonly local_tax_rate?: number | undefined;
  /** Rate of the church tax, for members: 0.09 is 9 %. A number from 0 to 1. */
  readonly church_tax_rate?: number | undefined;
  /** Israel: credit points. A number from 0 to 100. */
  readonly credit_points?: number | undefined;
  /**
   * Hong Kong: total allowances, in place of the basic or married one. A number from 0 to
   * 1000000000000.
   */
  readonly allowances?: number | undefined;
  /**
   * schedule (default) is exact to the cent; table follows the printed tax table if there is one.
   */
  readonly method?: "schedule" | "table" | undefined;
  /**
   * Refuses figures that are carried forward, and a single year number if tax years span two
   * calendar years.
   */
  readonly strict?: boolean | undefined;
}

/** An estimate, not advice. */
export interface PayComparison {
  /** ISO 4217 code of the currency of all amounts. */
  currency: string;
  /** The place in `from`, then those in `to` in their order. Amounts are converted one by one. */
  results: {
    /** Code, such as US-CA. */
    jurisdiction: JurisdictionCode;
    /** Such as `2026`, or `2026-27` where the tax year spans two. */
    tax_year: string;
    /** Units of the local currency for one unit of `currency`, 8 decimals. */
    exchange_rate: number;
    /** Gross salary. */
    gross_income: number;
    /** Income tax of every level that `jurisdiction` means. */
    income_tax: number;
    /**
     * Tax of a place below state or province that is not in the income tax; absent if it is not
     * known.
     */
    local_tax?: number | undefined;
    /** What left the pay before tax; absent if nothing. */
    pre_tax?: number | undefined;
    /** What the employee contributes. */
    employee_contributions: number;
    /** What the employer contributes on top. */
    employer_contributions: number;
    /** Amounts that are paid out with the wages and are neither tax nor contribution. */
    additions: number;
    /**
     * gross_income - pre_tax - employee_contributions - income_tax - local_tax + additions,
     * exactly.
     */
    net_income: number;
    /** gross_income + employer_contributions, exactly. */
    employer_cost: number;
    /** Whether some figures used are those of an earlier year. */
    figures: "published" | "carried_forward";
    /** What was assumed and what was left out, in sentences. */
    assumptions: string[];
  }[];
}

/** A gross salary, its year, and the place whose law applies. */
export interface PayRequest {
  /**
   * ISO code of a country or region, case-insensitive. The code of a state or province includes
   * the federal level; US and CA are the federal level alone.
   */
  readonly jurisdiction: JurisdictionCode;
  /**
   * Gross salary of the year, or of one `period`. If spouses file together, the salary of both. A
   * number from 0 to 1000000000000.
   */
  readonly gross_income: number;
  /** The period of the given pay. Default: year. */
  readonly period?: "year" | "month" | "fortnight" | "week" | "hour" | undefined;
  /**
   * Number of monthly salaries in a year: 12, 13 or 14. Default: the usual number of the country.
   * The pay of a year is that many times the pay of a month. A whole number from 12 to 14.
   */
  readonly salaries_per_year?: number | undefined;
  /** Hours in a week, for `period` hour. A year has 52 weeks. A number from 1 to 168. */
  readonly hours_per_week?: number | undefined;
  /** United States: paid from the wages of the year before tax. */
  readonly pre_tax?:
    | {
        /** Deferrals to a 401(k) or a similar plan. A number from 0 to 1000000000000. */
        readonly retirement?: number | undefined;
        /** Health insurance under a cafeteria plan. A number from 0 to 1000000000000. */
        readonly health?: number | undefined;
        /** Health savings account, by salary. A number from 0 to 1000000000000. */
        readonly hsa?: number | undefined;
        /** Transit passes and parking. A number from 0 to 1000000000000. */
        readonly commuter?: number | undefined;
      }
    | undefined;
  /** United States: the business, for the deduction of 26 U.S.C. 199A. */
  readonly business?:
    | {
        /** Whether it is a specified service, such as law or consulting. */
        readonly specified_service?: boolean | undefined;
        /** Wages that the business paid. A number from 0 to 1000000000000. */
        readonly w2_wages?: number | undefined;
        /** Cost of its property. A number from 0 to 1000000000000. */
        readonly property?: number | undefined;
      }
    | undefined;
  /**
   * Inputs that have no other field, such as the rate of a health fund. docs/pay-coverage.md
   * lists the options of each country.
   */
  readonly options?: Readonly<Record<string, number | string | boolean>> | undefined;
  /** Default: `single`; `assumptions` then says so. */
  readonly filing_status?: FilingStatus | undefined;
  /**
   * Total that is claimed. United States: replaces the standard deduction if it is larger. A
   * number from 0 to 1000000000000.
   */
  readonly deductions?: number | undefined;
  /** Default: the tax year that contains the current day. */
  readonly tax_year?: number | string | undefined;
  /** Age of the taxpayer in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly age?: number | undefined;
  /** Age of the spouse in years, at the end of the tax year. A whole number from 0 to 130. */
  readonly spouse_age?: number | undefined;
  /**
   * Number of dependents. Default: the number of `dependent_ages`. A whole number from 0 to 50.
   */
  readonly dependents?: number | undefined;
  /** Ages of the dependents at the end of the tax year. At most 50 items. */
  readonly dependent_ages?: readonly number[] | undefined;
  /** The part of gross_income that the spouse earns. A number from 0 to 1000000000000. */
  readonly spouse_income?: number | undefined;
  /** Part of gross_income: net profit of self-employment. A number from 0 to 1000000000000. */
  readonly self_employment_income?: number | undefined;
  /** Part of gross_income: dividends. A number from 0 to 1000000000000. */
  readonly dividends?: number | undefined;
  /** Part of gross_income: net long-term gain. A number from 0 to 1000000000000. */
  readonly long_term_capital_gains?: number | undefined;
  /**
   * Tax withheld this year: payments split what it leaves of tax_due. A number from 0 to
   * 1000000000000.
   */
  readonly withholding?: number | undefined;
  /** Tax of last year; for planEstimatedTax. A number from 0 to 1000000000000. */
  readonly prior_year_tax?: number | undefined;
  /**
   * Adjusted gross income of last year; for planEstimatedTax. A number from 0 to 1000000000000.
   */
  readonly prior_year_income?: number | undefined;
  /** Tax regime, such as old or new in India. */
  readonly regime?: string | undefined;
  /** France: parts of the family quotient. A number from 1 to 50. */
  readonly parts?: number | undefined;
  /** Rate of the municipality or county. A number from 0 to 1. */
  readonly local_tax_rate?: number | undefined;
  /** Rate of the church tax, for members: 0.09 is 9 %. A number from 0 to 1. */
  readonly church_tax_rate?: number | undefined;
  /** Israel: credit points. A number from 0 to 100. */
  readonly credit_points?: number | undefined;
  /**
   * Hong Kong: total allowances, in place of the basic or married one. A number from 0 to
   * 1000000000000.
   */
  readonly allowances?: number | undefined;
  /**
   * schedule (default) is exact to the cent; table follows the printed tax table if there is one.
   */
  readonly method?: "schedule" | "table" | undefined;
  /**
   * Refuses figures that are carried forward, and a single year number if tax years span two
   * calendar years.
   */
  readonly strict?: boolean | undefined;
  /** Adds `explanation`. */
  readonly explain?: boolean | undefined;
}

/** An estimate, not advice. */
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
  /**
   * Tax of a place below state or province that is not in the income tax; absent if it is not
   * known.
   */
  local_tax?: number | undefined;
  /** What left the pay before tax; absent if nothing. */
  pre_tax?: number | undefined;
  /** What the employee contributes. */
  employee_contributions: number;
  /** What the employer contributes on top. */
  employer_contributions: number;
  /** Amounts that are paid out with the wages and are neither tax nor contribution. */
  additions: number;
  /**
   * gross_income - pre_tax - employee_contributions - income_tax - local_tax + additions,
   * exactly.
   */
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
    /** The amount of the year to which the rates of the contribution apply. */
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
      /**
       * Tax of a place below state or province that is not in the income tax; absent if it is not
       * known.
       */
      local_tax?: number | undefined;
      /** What left the pay before tax; absent if nothing. */
      pre_tax?: number | undefined;
      /** What the employee contributes. */
      employee_contributions: number;
      /** What the employer contributes on top. */
      employer_contributions: number;
      /** Amounts that are paid out with the wages and are neither tax nor contribution. */
      additions: number;
      /**
       * gross_income - pre_tax - employee_contributions - income_tax - local_tax + additions,
       * exactly.
       */
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
      /**
       * Tax of a place below state or province that is not in the income tax; absent if it is not
       * known.
       */
      local_tax?: number | undefined;
      /** What left the pay before tax; absent if nothing. */
      pre_tax?: number | undefined;
      /** What the employee contributes. */
      employee_contributions: number;
      /** What the employer contributes on top. */
      employer_contributions: number;
      /** Amounts that are paid out with the wages and are neither tax nor contribution. */
      additions: number;
      /**
       * gross_income - pre_tax - employee_contributions - income_tax - local_tax + additions,
       * exactly.
       */
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
      /**
       * Tax of a place below state or province that is not in the income tax; absent if it is not
       * known.
       */
      local_tax?: number | undefined;
      /** What left the pay before tax; absent if nothing. */
      pre_tax?: number | undefined;
      /** What the employee contributes. */
      employee_contributions: number;
      /** What the employer contributes on top. */
      employer_contributions: number;
      /** Amounts that are paid out with the wages and are neither tax nor contribution. */
      additions: number;
      /**
       * gross_income - pre_tax - employee_contributions - income_tax - local_tax + additions,
       * exactly.
       */
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
    /**
     * First day on which it is in force, until the next entry of that name. A date such as
     * `2026-11-22`.
     */
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
