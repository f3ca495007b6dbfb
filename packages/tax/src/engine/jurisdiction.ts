import type { InputName, RequestInputs } from "../inputs.generated.ts";
import type { Exact } from "./amounts.ts";
import type { JurisdictionData, Source, Start, TaxYear } from "./figures.ts";
import type { FilingStatus } from "./filing-status.ts";
import type { Trace } from "./trace.ts";

export { type InputName, kindsOfIncome } from "../inputs.generated.ts";
export { type FilingStatus, filingStatuses } from "./filing-status.ts";

/** What an employee can pay from wages before tax. */
export type PreTaxKind = "retirement" | "health" | "hsa" | "commuter";

/** What rules read: a request, and the contributions that are calculated before the tax. */
export interface Inputs extends RequestInputs {
  /**
   * The employee's share of each contribution, by its id. Undefined unless contributions
   * are calculated.
   */
  readonly contributions?: Readonly<Record<string, Exact>>;
  /** The part of contributions for which the law gives a tax credit instead of a deduction. */
  readonly creditedContributions?: Exact;
}

/** What the levels of one request keep for the levels below them. */
export interface Shared {
  /** The return of the nation, in the form that its rules know. */
  nationalReturn?: unknown;
  /** The calculation of the state. */
  ofState?: Calculation;
}

/** The arguments of a jurisdiction's calculation. */
export interface CalculationContext {
  readonly year: TaxYear;
  readonly status: FilingStatus;
  readonly inputs: Inputs;
  readonly trace: Trace;
  /** What the levels of one request share. */
  readonly shared?: Shared;
  /** The income tax of the other levels, which a return may deduct. Default: 0. */
  readonly otherTax?: Exact | undefined;
  /** Set for the level of a state below which a locality is calculated. */
  readonly isInLocality?: true;
  /** Adds a sentence to `assumptions`, unless the list already contains it. */
  assume(sentence: string): void;
  /** Refuses the request because of one field. The message says what is allowed. */
  refuse(
    code: "missing_field" | "invalid_value" | "unsupported_input",
    field: string,
    message: string,
  ): never;
}

/** One payment of the country's real schedule. */
export interface Instalment {
  readonly period: string;
  /** Share of the tax due; the shares of a schedule add up to 1. */
  readonly share: Exact;
  readonly dueDate?: string;
}

/** Splits an amount into payments that add up to it. */
export type SplitTax = (
  total: Exact,
  schedule: readonly Instalment[],
  decimals: number,
) => readonly Exact[];

/**
 * The result of a jurisdiction. Amounts can have fractions of a cent; `taxDue` is rounded by the
 * rule of the jurisdiction.
 */
export interface Calculation {
  readonly taxDue: Exact;
  /** What refundable credits pay out beyond the tax. Undefined where there are none. */
  readonly refund?: Exact | undefined;
  readonly components: Components;
  /**
   * The four quarters: official shares and dates. Without them the tax is split evenly,
   * without dates.
   */
  readonly quarters?: readonly Instalment[] | undefined;
  /** How the tax is split into the quarters, if not by their shares. */
  readonly split?: SplitTax | undefined;
  /** The real schedule, if it is not four quarters. */
  readonly instalments?: readonly Instalment[] | undefined;
  /** A sentence that names the figures of an earlier year that the result uses. */
  readonly carriedForward?: readonly string[] | undefined;
  /** The line of the printed form that a step of this level fills in, where there is one. */
  readonly formLineOf?: FormLines | undefined;
  /** The calculation of each level, the nation first, if this one is their sum. */
  readonly levels?: readonly Level[] | undefined;
  /** The tax of a city or county by the rate of the request. It is not in `taxDue`. */
  readonly localTax?: Exact | undefined;
}

/**
 * Named amounts in the order of the answer, each as `show` shows it. A function, because the tax on
 * another income has no need of them.
 */
export type Components = <Shown>(show: (amount: Exact) => Shown) => Readonly<Record<string, Shown>>;

/** Finds the line of a printed form, by the name of a step. */
export type FormLines = (step: string, year: Start) => string | undefined;

/** The tax of one level: of the nation, a state or a city. */
export interface Level {
  readonly data: JurisdictionData<object>;
  readonly calculation: Calculation;
  readonly estimatedTax: Jurisdiction["estimatedTax"];
}

/** The arguments of a plan of estimated tax. */
export interface PlanningContext extends Pick<CalculationContext, "year" | "status" | "inputs"> {
  readonly data: JurisdictionData<object>;
  readonly calculation: Calculation;
  /** The tax withheld for this level. */
  readonly withheld: Exact;
  /** The tax of this level in the last year. Undefined if it is not known. */
  readonly priorYearTax: Exact | undefined;
  readonly priorYearIncome: number | undefined;
  readonly refuse: CalculationContext["refuse"];
}

/** A payment, as it appears in the answer. */
export interface Payment {
  period: string;
  payment: number;
  due_date?: string;
}

/** When a level requires payments of estimated tax, and which payments avoid its penalty. */
export interface EstimatedTaxRule {
  /**
   * No payment is due if the balance after withholding is below this amount. Each row applies from
   * its tax year on.
   */
  readonly threshold: readonly {
    /** The first tax year of the row. */
    readonly from: number;
    /** The balance, in the currency of the jurisdiction. */
    readonly amount: number;
  }[];
  /** The filing statuses with a threshold of their own. */
  readonly threshold_of?: Partial<Readonly<Record<FilingStatus, number>>>;
  /**
   * Set if the rule says "more than": a balance of exactly the threshold needs no payment either.
   */
  readonly exact_threshold_is_free?: true;
  /** The households beside those under the threshold from which the state asks for no payment. */
  readonly isFree?: (context: PlanningContext, required: Exact) => boolean;
  /** The share of this year's tax whose payment avoids the penalty. */
  readonly current_year_share: number;
  /** The share of last year's tax whose payment avoids it. */
  readonly prior_year_share: number;
  /**
   * The share of last year's tax that high incomes must pay, and the incomes above which
   * it applies.
   */
  readonly high?: {
    /** The share of last year's tax. */
    readonly share: number;
    /** Last year's income above which it applies. */
    readonly income_over: number;
    /** The same for a separate return. */
    readonly income_over_separate: number;
  };
  /** From this income of the current year on, paying last year's tax does not avoid the penalty. */
  readonly no_prior_year_from?: {
    /** The income of this year. */
    readonly income: number;
    /** The same for a separate return. */
    readonly income_separate: number;
  };
  /** Who had no tax last year pays none this year, unless this year's tax exceeds this amount. */
  readonly no_tax_last_year_up_to?: number;
  /** Where the rule is published. */
  readonly sources: readonly Source[];
}

/** A jurisdiction from which a calculator can be built. */
export interface Jurisdiction {
  /** Other codes that requests can use for it: `UK`. */
  readonly aliases?: readonly string[];
  /** The tax of this level alone. Undefined if it cannot be calculated apart, or is alone. */
  readonly own?: Jurisdiction | undefined;
  /** The cities and counties within it that tax income, each with the levels above it. */
  readonly localities?: readonly Jurisdiction[];
  /** Set for a city or county. */
  readonly isLocal?: true;
  /** The kinds of `pre_tax` that it taxes all the same. Default: none. */
  readonly taxesPreTax?: readonly PreTaxKind[] | undefined;
  /** Whether a city or county may levy a tax that is only known with a rate or with its code. */
  readonly mayTaxLocally?: boolean;
  /** Whether incomes can be negative. */
  readonly takesLosses?: true | undefined;
  /** Its name, years, sources and figures. */
  readonly data: JurisdictionData<object>;
  /** The filing statuses that its law has. */
  readonly statuses: readonly FilingStatus[];
  /** The optional inputs that change a result. */
  readonly inputs: readonly InputName[];
  /**
   * Reads other ways of writing the label of a year (`2026/27`, `YA2026`); undefined for anything
   * else.
   */
  readonly readYearLabel?: (label: string) => string | undefined;
  /**
   * The income step of `marginal_rate` in currency units. It is 100, or larger if the country
   * rounds to larger steps.
   */
  readonly marginalStep?: number;
  /** Calculates the tax of one year. */
  readonly calculate: (context: CalculationContext) => Calculation;
  /**
   * A sentence for `assumptions` that names what `tax_due` leaves out although people may expect
   * it. Pay calculates that part too.
   */
  readonly note?: string;
  /** Absent if its rules of estimated tax are not known. */
  readonly estimatedTax?: EstimatedTaxRule | undefined;
  /**
   * Calculates contributions first, and then the tax after them. Throws for a year without
   * contributions. Absent if no contributions are loaded.
   */
  readonly contributing?: (year: TaxYear) => Jurisdiction;
}
