// A program of a user, from which scripts/editor.ts asks what an editor offers. It is compiled,
// never run.
import {
  calculateTax,
  compareStatuses,
  coverage,
  grossFor,
  jurisdiction,
  jurisdictions,
  marginalSchedule,
  planEstimatedTax,
  safeCalculateTax,
} from "@almanac/tax";

const result = calculateTax(
  {
    jurisdiction: "US-CA", // offers: US, US-CA, GB, GB-SCT, CA-ON, DE
    gross_income: 85_000,
    filing_status: "married_joint", // offers: single, married_joint, head_of_household
    // offers: deductions, tax_year, dependent_ages, explain, strict
  },
  {
    // offers: now
  },
);
result.tax_due; // offers: tax_due, effective_rate, marginal_rate, quarterly, assumptions, figures
result.quarterly[0]?.due_date; // offers: period, payment, due_date
result.explanation?.lines[0]?.step; // offers: step, amount, base, rate, parameter, sources

const safe = safeCalculateTax(42);
if (!safe.success) {
  safe.error.code === "missing_field"; // offers: missing_field, unsupported_jurisdiction, unsupported_tax_year
  safe.error.issues; // offers: code, category, issues
}

grossFor({ jurisdiction: "US", net: 50_000 }).gross_income; // offers: gross_income, tax_due, net, is_exact
marginalSchedule({ jurisdiction: "DE", gross_income: 60_000 }).segments[0]?.rate; // offers: from, tax_at, rate, cliff
planEstimatedTax({ jurisdiction: "US", gross_income: 90_000 }).payments; // offers: payments, levels, assumptions
compareStatuses({ jurisdiction: "US", gross_income: 90_000 })[0]?.filing_status; // offers: filing_status
jurisdiction("GB").figures; // offers: jurisdiction, currency, years, inputs, figures
coverage()[0]?.confidence === "two_sources"; // offers: two_sources, one_source
for (const { jurisdiction: code } of jurisdictions()) {
  calculateTax({ jurisdiction: code, gross_income: 1 });
}

// @ts-expect-error there is no such jurisdiction
calculateTax({ jurisdiction: "US-XX", gross_income: 1 });
// @ts-expect-error the field is called gross_income
calculateTax({ jurisdiction: "US", grossIncome: 1 });
// @ts-expect-error grossFor takes the net income
grossFor({ jurisdiction: "US", gross_income: 1 });
