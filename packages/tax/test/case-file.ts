import type { FilingStatus } from "../src/engine/jurisdiction.ts";
import type { JurisdictionCode, TaxRequest } from "../src/index.ts";

/** The page, publication or program that states the results. */
interface CaseSource {
  readonly title: string;
  readonly url: string;
}

/** Results that another source printed: the amount, the request and the incomes. */
export interface PublishedGroup {
  readonly title: string;
  readonly url: string;
  /**
   * `authority`, `firm`, or `engine`: a calculator that shares none of our figures. `by_hand`: a
   * person worked the result out from what the page says, so it does not count as a result of others.
   */
  readonly kind: string;
  readonly note?: string;
  readonly request: { readonly jurisdiction: string; readonly tax_year: string };
  /** `tax_due`, `average_rate` (per cent of the income), or a component. */
  readonly of: string;
  /** If the results are by how much the amount fell, the earlier year. */
  readonly fallen_since?: string;
  readonly tolerance: number;
  /**
   * The rounding of the printed table, if it differs from that of an assessment:
   * `dutch_payroll_month`, `swedish_payroll_month`.
   */
  readonly rounding?: string;
  /**
   * Pairs of a gross income and the printed result. They are monthly amounts if `rounding` names a
   * monthly table.
   */
  readonly values: readonly (readonly number[])[];
}

/**
 * Status, wages and tax. Then the other fields of the household and, if the engine differs, the id
 * of the reason.
 */
export type TaxsimRow = readonly (string | number | Partial<TaxRequest>)[];
export type TaxsimYears = Readonly<Record<string, readonly TaxsimRow[]>>;

export interface TaxsimCases {
  readonly source: CaseSource;
  readonly results: TaxsimYears;
  readonly differences?: TaxsimYears;
}

/** A whole request with its expected tax. */
export type ExpectedTax = TaxRequest & { readonly expected: number };

export interface ExpectedTaxes {
  readonly source: CaseSource;
  readonly results: readonly ExpectedTax[];
}

/** Rows of a printed tax table: from, to, then the tax of each column. */
export interface PrintedTableCases {
  readonly source: CaseSource;
  readonly jurisdiction: JurisdictionCode;
  readonly tax_year: number;
  readonly holds: string;
  readonly columns: readonly (readonly FilingStatus[])[];
  readonly rows: readonly (readonly number[])[];
  /**
   * The position of the income in a row: at both ends by default, `inside` them if a sliding
   * deduction leaves fractions of cents, in the `middle` if the federal table moves the taxable
   * income in steps, and the `gross` income if the table is by gross income.
   */
  readonly at?: "inside" | "middle" | "gross";
  /**
   * The number of dependents. With dependents, a small taxable income belongs to an income that is
   * high enough to be taxed.
   */
  readonly dependents?: number;
}

/** A request without an income, and pairs of an income and its tax. */
export interface IncomesAndTaxes {
  readonly request: Omit<TaxRequest, "gross_income">;
  readonly values: readonly (readonly [income: number, tax: number])[];
}

/**
 * One rule of a state, with returns worked by hand from the form or the law on each side of its
 * limits.
 */
export interface WorkedReturns {
  /** The law or the lines of the form, and what they say. */
  readonly rule: string;
  readonly url: string;
  /** As in {@link PublishedGroup}: no result of others. */
  readonly kind: "by_hand";
  readonly request: TaxRequest;
  /** The component of the state's level. */
  readonly of: string;
  /** 0.005 if left out. More for a printed table. */
  readonly tolerance?: number;
  /** What differs in the request, the amount, and how it is worked out. */
  readonly values: readonly (readonly [Partial<TaxRequest>, number, string?])[];
}

/**
 * The content of `cases/<code>.json` for one jurisdiction, by kind of result. `cases/README.md`
 * says what was left out.
 */
export interface CaseFile {
  readonly published: readonly PublishedGroup[];
  readonly taxsim: TaxsimCases;
  readonly taxsim_households: TaxsimCases;
  readonly taxsim_wages_2025: {
    readonly source: CaseSource;
    readonly results: readonly (ExpectedTax & { readonly of: string })[];
  };
  readonly taxsim_investors_2025: ExpectedTaxes & {
    readonly differences?: readonly (ExpectedTax & { readonly reason: string })[];
  };
  readonly taxsim_couples: ExpectedTaxes;
  readonly worked_returns: readonly WorkedReturns[];
  readonly tax_table_2026: ExpectedTaxes;
  readonly printed_tables: readonly PrintedTableCases[];
  /** Results for a taxable income. */
  readonly schedules: readonly {
    readonly source: CaseSource;
    readonly schedules: readonly IncomesAndTaxes[];
  }[];
  readonly schedules_2026: {
    readonly source: CaseSource;
    readonly schedules?: readonly IncomesAndTaxes[];
    readonly returns?: readonly ExpectedTax[];
  };
  /** Results for wages. */
  readonly wages: readonly {
    readonly source: CaseSource;
    readonly wages: readonly IncomesAndTaxes[];
  }[];
}
