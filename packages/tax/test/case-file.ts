import type { FilingStatus } from "../src/engine/jurisdiction.ts";
import type { JurisdictionCode, TaxRequest } from "../src/index.ts";

/** Where results were printed or computed. */
interface CaseSource {
  readonly title: string;
  readonly url: string;
}

/** Results somebody else printed: which amount, for which request, at which incomes. */
export interface PublishedGroup {
  readonly title: string;
  readonly url: string;
  /** `authority`, `firm`, or `engine`: a calculator that shares none of our figures. */
  readonly kind: string;
  readonly note?: string;
  readonly request: { readonly jurisdiction: string; readonly tax_year: string };
  /** `tax_due`, `average_rate` (per cent of the income), or a component. */
  readonly of: string;
  readonly tolerance: number;
  /** How the printed table rounds, where it is not the rounding of an assessment: `dutch_payroll_month`, `swedish_payroll_month`. */
  readonly rounding?: string;
  /** Pairs of a gross income and the printed result; of a month where `rounding` says so. */
  readonly values: readonly (readonly number[])[];
}

/** Status, wages, tax; then what else the household has, and where the engine differs the id of the reason. */
export type TaxsimRow = readonly (string | number | Partial<TaxRequest>)[];
export type TaxsimYears = Readonly<Record<string, readonly TaxsimRow[]>>;

export interface TaxsimCases {
  readonly source: CaseSource;
  readonly results: TaxsimYears;
  readonly differences?: TaxsimYears;
}

/** A whole request with the tax that is expected of it. */
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
   * Where in a row the income is: at both ends by default, `inside` them where a sliding deduction leaves fractions of cents, in
   * the `middle` where the federal table moves the taxable income in steps, and the `gross` income for a table of that.
   */
  readonly at?: "inside" | "middle" | "gross";
  /** With so many dependents small taxable incomes come from an income that is taxed at all. */
  readonly dependents?: number;
}

/** A request without an income, and pairs of an income and its tax. */
export interface IncomesAndTaxes {
  readonly request: Omit<TaxRequest, "gross_income">;
  readonly values: readonly (readonly [income: number, tax: number])[];
}

/** What `cases/<code>.json` holds of one jurisdiction, by the kind of result. `cases/README.md` says what was left out. */
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
  readonly tax_table_2026: ExpectedTaxes;
  readonly printed_tables: readonly PrintedTableCases[];
  /** On a taxable income. */
  readonly schedules: readonly {
    readonly source: CaseSource;
    readonly schedules: readonly IncomesAndTaxes[];
  }[];
  readonly schedules_2026: {
    readonly source: CaseSource;
    readonly schedules?: readonly IncomesAndTaxes[];
    readonly returns?: readonly ExpectedTax[];
  };
  /** On wages. */
  readonly wages: readonly {
    readonly source: CaseSource;
    readonly wages: readonly IncomesAndTaxes[];
  }[];
}
