import { type Example, toExample } from "./find-examples.ts";

const shop = 'import { createStore } from "@almanac/storefront-fixtures";\n';

/** One example of each kind of fault. */
export function brokenExamples(): Example[] {
  return [
    toExample("broken type", `${shop}createStore({ sede: 42 });\n`),
    toExample(
      "broken import",
      'import { calculateWeight } from "@almanac/dimweight";\ncalculateWeight;\n',
    ),
    toExample(
      "broken value",
      `${shop}createStore({ seed: 42 }).listProducts().total_count; // => 121\n`,
    ),
    toExample("broken run", `${shop}createStore({ seed: 42 }).getCart("missing");\n`),
    toExample("broken dial", 'await fetch("http://192.0.2.1/").catch(() => undefined);\n'),
    toExample(
      "broken Vitest",
      'import { expect, test } from "vitest";\n\ntest("fails", () => expect(1).toBe(2));\n',
    ),
    toExample(
      "broken Playwright",
      'import { expect, test } from "@playwright/test";\n\ntest("fails", async ({ page }) => {\n  await page.goto("data:text/html,empty");\n  expect(await page.locator("h1").count()).toBe(1);\n});\n',
    ),
  ];
}
