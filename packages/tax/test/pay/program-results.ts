import type { PayRequest } from "../../src/index.ts";

/** The amounts of an answer that other programs print too. */
export const comparedAmounts = [
  "income_tax",
  "employee_contributions",
  "net_income",
  "employer_cost",
] as const;
export type ComparedAmount = (typeof comparedAmounts)[number];

/**
 * What a public program calculated for a salary, when it was run at exactly this salary.
 * `cases/pay-<code>.json` lists them.
 */
export interface ProgramResults {
  readonly program: string;
  /** Its version, or the commit that was run. */
  readonly version: string;
  readonly url: string;
  /**
   * Whether it is one of the sources of our figures: its result then holds the calculation alone.
   */
  readonly is_source?: boolean;
  /** The day on which it was run. */
  readonly ranOn: string;
  /** Our request for the same salary and year, with the rates that the program has. */
  readonly request: PayRequest;
  /** What the program was asked, as sentences. */
  readonly settings?: string;
  readonly results: Readonly<Partial<Record<ComparedAmount, number>>>;
  /** Our amount less that of the program, where they differ. */
  readonly differences?: Readonly<Partial<Record<ComparedAmount, number>>>;
  /** Why they differ, as sentences. */
  readonly reason?: string;
}

/**
 * One salary of each kind of system: joint and separate levels, wage tax and assessment, 12 to
 * 14 salaries.
 */
export const tenSalaries: readonly PayRequest[] = [
  { jurisdiction: "DE", gross_income: 58_000, tax_year: 2026 },
  { jurisdiction: "AT", gross_income: 48_000, tax_year: 2026 },
  { jurisdiction: "IT", gross_income: 38_000, tax_year: 2026 },
  { jurisdiction: "ES-MD", gross_income: 42_000, tax_year: 2026 },
  { jurisdiction: "FR", gross_income: 45_000, tax_year: 2025 },
  { jurisdiction: "JP", gross_income: 6_000_000, tax_year: 2025 },
  { jurisdiction: "CA-ON", gross_income: 88_000, tax_year: 2025 },
  { jurisdiction: "BR", gross_income: 120_000, tax_year: 2026 },
  { jurisdiction: "PL", gross_income: 130_000, tax_year: 2026 },
  { jurisdiction: "GB", gross_income: 55_000, tax_year: "2025-26" },
];

/**
 * The programs that print this amount for exactly this salary, each program once, in the order of
 * the file.
 */
export function programsFor(
  programs: readonly ProgramResults[],
  salary: PayRequest,
  amount: ComparedAmount,
): readonly ProgramResults[] {
  const byName = new Map<string, ProgramResults>();
  for (const each of programs) {
    const { jurisdiction, gross_income } = each.request;
    if (jurisdiction !== salary.jurisdiction || gross_income !== salary.gross_income) continue;
    if (each.results[amount] === undefined || byName.has(each.program)) continue;
    byName.set(each.program, each);
  }
  return [...byName.values()];
}
