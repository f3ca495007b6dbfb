/** A household of wage earners with the data that a form asks for. Amounts are in dollars. */
export interface Household {
  readonly year: 2024 | 2025;
  readonly status: "single" | "married_joint" | "married_separate" | "head_of_household";
  readonly wages: number;
  /** The number of children. Each is 8 years old. */
  readonly children: number;
  /**
   * True if the taxpayer and, on a joint return, the spouse are 70. Otherwise they are under 60.
   */
  readonly isAged?: boolean;
}

/** A household with the numbers that the forms use. */
export interface Case extends Household {
  readonly adults: number;
  readonly people: number;
  /** The number of taxpayers who are 70. */
  readonly aged: number;
  /** Selects one of four amounts: single, joint, separate, head of household. */
  readonly by: <Value>(...values: readonly [Value, Value, Value, Value]) => Value;
  /** Selects the amount of 2024 or of 2025. */
  readonly in: <Value>(of2024: Value, of2025: Value) => Value;
}

export function open(household: Household): Case {
  const { status, year, children } = household;
  const adults = status === "married_joint" ? 2 : 1;
  const index = ["single", "married_joint", "married_separate", "head_of_household"].indexOf(
    status,
  );
  return {
    ...household,
    adults,
    people: adults + children,
    aged: household.isAged ? adults : 0,
    by: (...values) => values[index] as (typeof values)[number],
    in: (of2024, of2025) => (year === 2024 ? of2024 : of2025),
  };
}

export const positive = (amount: number): number => Math.max(0, amount);

/** The tax by bands. Each row is a rate in per cent and the end of its band. */
export function bands(
  base: number,
  ...rows: readonly (readonly [rate: number, end: number])[]
): number {
  let [tax, start] = [0, 0];
  for (const [rate, end] of rows) {
    tax += (positive(Math.min(base, end) - start) * rate) / 100;
    start = end;
  }
  return tax;
}

/** The amount of the first row whose limit the income does not exceed. */
export function upTo(
  income: number,
  rest: number,
  ...rows: readonly (readonly [limit: number, amount: number])[]
): number {
  return rows.find(([limit]) => income <= limit)?.[1] ?? rest;
}

export const poverty = (c: Case, most = 99): number =>
  c.in(15_060, 15_650) + c.in(5380, 5500) * (Math.min(c.people, most) - 1);

/** Social Security and Medicare contributions: boxes 4 and 6 of a W-2. */
export const withheld = (wages: number): number => wages * 0.0765;
