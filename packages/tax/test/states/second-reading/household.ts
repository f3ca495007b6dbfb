/** A household of wage earners, as a form asks for it; amounts are dollars. */
export interface Household {
  readonly year: 2024 | 2025;
  readonly status: "single" | "married_joint" | "married_separate" | "head_of_household";
  readonly wages: number;
  /** Children of 8 years. */
  readonly children: number;
  /** Whether the taxpayer, and the spouse on a joint return, are 70; without it they are under 60. */
  readonly isAged?: boolean;
}

/** A household with what the forms count. */
export interface Case extends Household {
  readonly adults: number;
  readonly people: number;
  /** How many are 70. */
  readonly aged: number;
  /** One of four amounts: single, joint, separate, head of household. */
  readonly by: <Value>(...values: readonly [Value, Value, Value, Value]) => Value;
  /** The amount of 2024 or that of 2025. */
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

/** Tax by bands: the rate in per cent of each, and where it ends. */
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

/** The amount beside the first limit that the income does not exceed. */
export function upTo(
  income: number,
  rest: number,
  ...rows: readonly (readonly [limit: number, amount: number])[]
): number {
  return rows.find(([limit]) => income <= limit)?.[1] ?? rest;
}

export const poverty = (c: Case, most = 99): number =>
  c.in(15_060, 15_650) + c.in(5380, 5500) * (Math.min(c.people, most) - 1);

/** Social Security and Medicare, box 4 and box 6 of a W-2. */
export const withheld = (wages: number): number => wages * 0.0765;
