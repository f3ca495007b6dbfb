import type { Exchanged } from "./lab/agents.ts";

interface Entry {
  readonly type: string;
  readonly amount: number;
}

interface Priced {
  readonly totals?: readonly Entry[];
  readonly line_items?: readonly { readonly totals?: readonly Entry[] }[];
  readonly discounts?: {
    readonly applied?: readonly {
      readonly amount: number;
      readonly allocations?: readonly { readonly path: string; readonly amount: number }[];
    }[];
  };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const offBy = (totals: readonly Entry[], wanted: string) =>
  sumOf(totals.filter(({ type }) => type === wanted).map(({ amount }) => -amount));

/**
 * Checks the sums of an answer against the text of the standard. Returns the faults, or an
 * empty list.
 */
export function sumFaults({ name, body }: Exchanged): string[] {
  const { totals, line_items: lines = [], discounts } = body as Priced;
  if (totals === undefined) return [];
  const faults: string[] = [];
  const hold = (what: string, left: number, right: number) => {
    if (left !== right) faults.push(`${name}: ${what}: ${left} is not ${right}`);
  };
  const whole = (entries: readonly Entry[]) => {
    const rest = entries.filter(({ type }) => type !== "total").map(({ amount }) => amount);
    hold("total", sumOf(rest), entries.find(({ type }) => type === "total")?.amount ?? Number.NaN);
  };
  whole(totals);
  for (const line of lines) whole(line.totals ?? []);
  const offLines = lines.map((line) => offBy(line.totals ?? [], "items_discount"));
  hold("items_discount of the lines", sumOf(offLines), offBy(totals, "items_discount"));
  if (discounts?.applied === undefined) return faults;
  // discount.md, "Determining the type".
  const [toLines, elsewhere] = [true, false].map((wanted) =>
    (discounts.applied ?? []).filter(({ allocations }) => (allocations !== undefined) === wanted),
  );
  hold("items_discount", sumOf((toLines ?? []).map(({ amount }) => amount)), sumOf(offLines));
  hold("discount", sumOf((elsewhere ?? []).map(({ amount }) => amount)), offBy(totals, "discount"));
  for (const [at, off] of offLines.entries()) {
    const parts = (toLines ?? []).flatMap(({ allocations = [] }) =>
      allocations.filter(({ path }) => path === `$.line_items[${at}]`),
    );
    hold(`allocations to line ${at}`, sumOf(parts.map(({ amount }) => amount)), off);
  }
  return faults;
}
