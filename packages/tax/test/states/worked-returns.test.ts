import { describe, expect, test } from "vitest";
import { casesOf } from "../load-cases.ts";
import { componentsOf } from "../own-tax.ts";

describe.each(casesOf("worked_returns"))("%s", (_code, groups) => {
  test.each(groups)("$rule", ({ url, request, of, tolerance = 0.005, values }) => {
    expect(url).toMatch(/^https?:\/\//);
    for (const [changes, expected, lines = ""] of values) {
      const found = componentsOf({ ...request, ...changes })[of] ?? 0;
      const difference = Math.abs(found - expected);
      expect(
        difference,
        `${JSON.stringify(changes)}: ${found}, not ${lines} = ${expected}`,
      ).toBeLessThanOrEqual(tolerance + 1e-9);
    }
  });
});
