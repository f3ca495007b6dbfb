import { expect, test } from "vitest";
import { coverageOfYears } from "./coverage.ts";

const years = coverageOfYears();

test("jurisdiction-years with at least three independent results", () => {
  const checked: Record<string, string> = {};
  for (const { code, year, coverage } of years) {
    if (coverage !== "checked") continue;
    checked[code] = [checked[code], year].filter(Boolean).join(" ");
  }
  expect(checked).toMatchInlineSnapshot(`
    {
      "AT": "2025 2026",
      "AU": "2023-24 2024-25 2025-26",
      "CA-AB": "2024",
      "CA-BC": "2024",
      "CA-ON": "2024",
      "CA-QC": "2024 2025",
      "CH": "2025",
      "CY": "2026",
      "DE": "2024 2025",
      "ES": "2023",
      "FR": "2023 2024 2025",
      "GB": "2022-23 2023-24 2024-25 2025-26 2026-27",
      "GB-ENG": "2022-23 2023-24 2024-25 2025-26 2026-27",
      "GB-SCT": "2022-23 2023-24 2024-25 2025-26 2026-27",
      "GB-WLS": "2022-23 2023-24 2024-25 2025-26 2026-27",
      "HK": "2023-24 2024-25",
      "IE": "2023 2024 2025 2026",
      "IN": "2024-25 2025-26",
      "IT": "2025",
      "JP": "2023 2024 2025 2026",
      "MX": "2025 2026",
      "MY": "2023 2024 2025",
      "NG": "2026",
      "NL": "2023 2024 2025 2026",
      "NZ": "2023-24 2025-26",
      "PH": "2023 2024 2025 2026",
      "PK": "2025-26",
      "PT": "2023 2024",
      "SG": "2022 2023 2024 2025 2026",
      "TH": "2025 2026",
      "TR": "2026",
      "ZA": "2022-23 2023-24 2024-25 2025-26",
    }
  `);
});

test("how many years are checked, checked by other sources than their own, and not checked", () => {
  const checked = years.filter(({ coverage }) => coverage === "checked");
  const elsewhere = years.filter(({ resultsElsewhere }) => resultsElsewhere >= 3);
  const numbers = [checked.length, elsewhere.length, years.length - checked.length];
  expect(numbers).toMatchInlineSnapshot(`
    [
      82,
      41,
      191,
    ]
  `);
});
