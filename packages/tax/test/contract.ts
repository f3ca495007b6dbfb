import { unwrap } from "@almanac/kernel/result";
import {
  jurisdictions,
  safeCalculateTax,
  safeJurisdiction,
  type TaxErrorCode,
} from "../src/index.ts";

/** One question asked three ways: of the library, over HTTP, and on the command line. */
interface ContractCase {
  readonly name: string;
  readonly library: () => unknown;
  readonly http: {
    readonly method: "GET" | "POST";
    readonly path: string;
    readonly body?: unknown;
  };
  readonly cli: readonly string[];
  readonly error?: { readonly code: TaxErrorCode; readonly status: number; readonly exit: number };
}

const flags: Readonly<Record<string, string>> = {
  jurisdiction: "--jurisdiction",
  gross_income: "--income",
  filing_status: "--status",
  deductions: "--deductions",
  tax_year: "--year",
  spouse_income: "--spouse-income",
  dependent_ages: "--dependent-ages",
  long_term_capital_gains: "--gains",
  method: "--method",
};

function calculate(
  name: string,
  body: Readonly<Record<string, unknown>>,
  error?: ContractCase["error"],
): ContractCase {
  const words = Object.entries(body).flatMap(([field, value]) => {
    if (field === "explain") return ["--explain"];
    if (field === "strict") return ["--strict"];
    return [flags[field] ?? `--${field}`, String(value)];
  });
  return {
    name,
    library: () => unwrap(safeCalculateTax(body)),
    http: { method: "POST", path: "/v1/calculations", body },
    cli: ["tax", ...words, "--json"],
    ...(error ? { error } : {}),
  };
}

const invalid = { status: 400, exit: 2 } as const;
const unsupported = { status: 400, exit: 3 } as const;
const california = { jurisdiction: "US-CA", gross_income: 85000, tax_year: 2025 };

const contract: readonly ContractCase[] = [
  calculate("a state", { ...california, filing_status: "single" }),
  calculate("cents", { ...california, gross_income: 85000.37, deductions: 7000.5 }),
  calculate("a couple with children", {
    jurisdiction: "US",
    gross_income: 150000,
    filing_status: "married_joint",
    dependent_ages: [4, 9],
    tax_year: 2025,
  }),
  calculate("gains through the tax table", {
    jurisdiction: "us",
    gross_income: 90000,
    long_term_capital_gains: 30000,
    method: "table",
    tax_year: 2024,
  }),
  calculate("an explanation", { ...california, explain: true }),
  calculate("a figure that is carried forward", { ...california, tax_year: 2026 }),
  calculate("a year that spans two", {
    jurisdiction: "uk",
    gross_income: 60000,
    tax_year: "2025-26",
  }),
  {
    name: "the jurisdictions",
    library: () => ({ jurisdictions: jurisdictions() }),
    http: { method: "GET", path: "/v1/jurisdictions" },
    cli: ["tables", "tax", "list", "--json"],
  },
  {
    name: "one jurisdiction with its figures",
    library: () => unwrap(safeJurisdiction("US-RI")),
    http: { method: "GET", path: "/v1/jurisdictions/us-ri" },
    cli: ["tables", "tax", "show", "us-ri", "--json"],
  },
  calculate(
    "an unknown jurisdiction",
    { ...california, jurisdiction: "US-XX" },
    { code: "unsupported_jurisdiction", ...unsupported },
  ),
  calculate(
    "a year that is not loaded",
    { ...california, tax_year: 2017 },
    { code: "unsupported_tax_year", ...unsupported },
  ),
  calculate(
    "carried figures in strict mode",
    { ...california, tax_year: 2026, strict: true },
    { code: "unsupported_tax_year", ...unsupported },
  ),
  calculate(
    "a status that does not exist",
    {
      jurisdiction: "GB",
      gross_income: 60000,
      filing_status: "married_joint",
      tax_year: "2025-26",
    },
    { code: "unsupported_filing_status", ...unsupported },
  ),
  calculate(
    "faults of two kinds",
    { ...california, gross_income: -1, tax_year: 2017 },
    { code: "invalid_request", ...invalid },
  ),
];

export default contract;
