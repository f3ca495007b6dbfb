import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createTaxCalculator } from "../../src/createTaxCalculator.ts";
import { countries } from "../../src/intl/countries.ts";

/** Results somebody else printed: of which amount, for which request, at which incomes. */
interface Group {
  readonly title: string;
  readonly url: string;
  readonly kind: "authority" | "firm" | "engine";
  readonly note?: string;
  readonly request: { readonly jurisdiction: string; readonly tax_year: string };
  /** `tax_due`, `average_rate` (per cent of the income), or a component. */
  readonly of: string;
  readonly tolerance: number;
  readonly values: readonly (readonly [gross: number, printed: number])[];
}

const folder = new URL("../cases/", import.meta.url);
const groups = readdirSync(folder)
  .filter((file) => file.startsWith("intl-"))
  .flatMap((file): Group[] => JSON.parse(readFileSync(new URL(file, folder), "utf8")));

const { calculateTax } = createTaxCalculator(countries);

function ours({ request, of }: Group, gross: number): number | undefined {
  const result = calculateTax({ ...request, gross_income: gross, explain: true });
  if (of === "tax_due") return result.tax_due;
  if (of === "average_rate") return (100 * result.tax_due) / gross;
  return result.explanation?.components[of];
}

describe("published results", () => {
  test.for(
    groups.flatMap((group) => group.values.map(([gross, printed]) => ({ group, gross, printed }))),
  )("$group.request.jurisdiction $group.request.tax_year at $gross: $group.of $printed", (one) => {
    const answer = ours(one.group, one.gross);
    expect(answer).toBeDefined();
    expect(Math.abs((answer ?? Number.NaN) - one.printed)).toBeLessThanOrEqual(
      one.group.tolerance + 1e-9,
    );
  });

  test("every group names its source", () => {
    for (const { title, url, kind } of groups) {
      expect(title).not.toBe("");
      expect(url).toMatch(/^https:\/\//);
      expect(["authority", "firm", "engine"]).toContain(kind);
    }
  });
});
