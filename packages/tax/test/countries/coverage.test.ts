import { expect, test } from "vitest";
import { coverageOfYears } from "./coverage.ts";

const years = coverageOfYears();

test("lists the years of each jurisdiction that at least three independent results check", () => {
  const checked: Record<string, string> = {};
  for (const { code, year, coverage } of years) {
    if (coverage !== "checked") continue;
    checked[code] = [checked[code], year].filter(Boolean).join(" ");
  }
  expect(checked).toMatchInlineSnapshot(`
    {
      "AE": "2023 2024 2025 2026",
      "AR": "2025",
      "AT": "2023 2024 2025 2026",
      "AU": "2023-24 2024-25 2025-26 2026-27",
      "AU-NR": "2023-24 2024-25 2025-26",
      "BE": "2023 2024 2025 2026",
      "BG": "2024 2025 2026",
      "BH": "2023 2024 2025 2026",
      "BR": "2023 2024 2025 2026",
      "CA": "2023 2024 2025 2026",
      "CA-AB": "2023 2024 2025 2026",
      "CA-BC": "2023 2024 2025 2026",
      "CA-MB": "2023 2024 2025 2026",
      "CA-NB": "2023 2024 2025 2026",
      "CA-NL": "2023 2024 2025 2026",
      "CA-NS": "2023 2024 2025 2026",
      "CA-NT": "2023 2024 2025 2026",
      "CA-NU": "2023 2024 2025 2026",
      "CA-ON": "2023 2024 2025 2026",
      "CA-PE": "2023 2024 2025 2026",
      "CA-QC": "2023 2024 2025 2026",
      "CA-SK": "2023 2024 2025 2026",
      "CA-YT": "2023 2024 2025 2026",
      "CH": "2023 2024 2025 2026",
      "CO": "2025 2026",
      "CY": "2025 2026",
      "CZ": "2023 2024 2025 2026",
      "DE": "2023 2024 2025 2026",
      "DK": "2023 2024 2025 2026",
      "EE": "2025 2026",
      "EG": "2025 2026",
      "ES": "2023 2024 2025 2026",
      "ES-AN": "2025 2026",
      "ES-CT": "2025 2026",
      "ES-MD": "2025 2026",
      "FI": "2025 2026",
      "FR": "2022 2023 2024 2025",
      "GB": "2022-23 2023-24 2024-25 2025-26 2026-27",
      "GB-ENG": "2022-23 2023-24 2024-25 2025-26 2026-27",
      "GB-NIR": "2022-23 2023-24 2024-25 2025-26 2026-27",
      "GB-SCT": "2022-23 2023-24 2024-25 2025-26 2026-27",
      "GB-WLS": "2022-23 2023-24 2024-25 2025-26 2026-27",
      "GR": "2025 2026",
      "HK": "2023-24 2024-25 2025-26 2026-27",
      "HR": "2024 2025 2026",
      "HR-21": "2024 2025 2026",
      "HU": "2024 2025 2026",
      "IE": "2023 2024 2025 2026",
      "IL": "2024 2025 2026",
      "IN": "2023-24 2024-25 2025-26 2026-27",
      "IT": "2023 2024 2025 2026",
      "JP": "2023 2024 2025 2026",
      "KE": "2025 2026",
      "KR": "2023 2024 2025 2026",
      "KW": "2023 2024 2025 2026",
      "LU": "2025 2026",
      "LV": "2025 2026",
      "MX": "2023 2024 2025 2026",
      "MY": "2023 2024 2025 2026",
      "NG": "2026",
      "NL": "2023 2024 2025 2026",
      "NO": "2023 2024 2025 2026",
      "NZ": "2023-24 2024-25 2025-26 2026-27",
      "OM": "2023 2024 2025 2026",
      "PE": "2023 2024 2025 2026",
      "PH": "2023 2024 2025 2026",
      "PK": "2025-26",
      "PL": "2024 2025 2026",
      "PT": "2023 2024 2025 2026",
      "QA": "2023 2024 2025 2026",
      "RO": "2025 2026",
      "SA": "2023 2024 2025 2026",
      "SE": "2024 2025 2026",
      "SG": "2022 2023 2024 2025 2026",
      "SI": "2025 2026",
      "SK": "2025 2026",
      "TH": "2025 2026",
      "TR": "2025 2026",
      "ZA": "2022-23 2023-24 2024-25 2025-26 2026-27",
    }
  `);
});

test("counts the years that are checked, those checked by pages that are not also sources, and those not checked", () => {
  const checked = years.filter(({ coverage }) => coverage === "checked");
  const elsewhere = years.filter(({ resultsElsewhere }) => resultsElsewhere >= 3);
  const numbers = [checked.length, elsewhere.length, years.length - checked.length];
  expect(numbers).toMatchInlineSnapshot(`
    [
      272,
      216,
      4,
    ]
  `);
});
