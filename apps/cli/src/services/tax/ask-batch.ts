import * as fields from "@almanac/questions/fields.generated";
import { tax } from "@almanac/questions/tax";
import { jurisdictions } from "@almanac/tax";
import type { BulkService } from "../../bulk/bulk-service.ts";
import { type Completions, plainOffers, type Typed } from "../../command.ts";
import { defineBatch, fieldOffers } from "../service.ts";
import { fieldOfOption, taxFields } from "./read-fields.ts";
import { payFields } from "./read-pay-fields.ts";
import { payRowView } from "./show-pay.ts";
import { rowView } from "./show-tax.ts";

const { calculateTax, calculatePay } = tax.questions;

/** The fields that the settings of the user fill. */
const taxDefaults: NonNullable<BulkService["defaults"]> = (settings, isFilled) => {
  const { jurisdiction, status, year } = settings;
  const defaults = { jurisdiction, filing_status: status, tax_year: year };
  return Object.fromEntries(
    Object.entries(defaults).flatMap(([field, setting]) =>
      setting === undefined || isFilled(field) ? [] : [[field, setting.value]],
    ),
  );
};

/** Income tax, one request for each person and year. */
export const taxBulk = defineBatch(tax, calculateTax, {
  fields: taxFields.map(({ field, kind }) => ({ name: field, kind })),
  fieldOfOption: fieldOfOption(taxFields),
  required: fields.calculateTax.required,
  threadHeapMb: 96,
  answer: calculateTax.ask,
  defaults: taxDefaults,
  view: rowView,
});

/** Pay, one request for each person and year. */
export const payBulk = defineBatch(tax, calculatePay, {
  fields: payFields.map(({ field, kind }) => ({ name: field, kind })),
  fieldOfOption: fieldOfOption(payFields),
  required: fields.calculatePay.required,
  answer: calculatePay.ask,
  defaults: taxDefaults,
  view: payRowView,
});

const offerJurisdictions = () =>
  jurisdictions().map(({ jurisdiction, name }) => ({ value: jurisdiction, help: name }));

/** The typed jurisdictions, separated by commas. All if none is typed or known. */
function jurisdictionsOf(typed: Typed): ReturnType<typeof jurisdictions> {
  const given = ["--jurisdiction", "<jurisdiction>", "--from", "jurisdiction"]
    .flatMap((name) => typed(name)?.split(",") ?? [])
    .map((code) => code.trim().toUpperCase());
  const all = jurisdictions();
  const known = all.filter(({ jurisdiction }) => given.includes(jurisdiction));
  return known.length > 0 ? known : all;
}

const offerStatuses = (typed: Typed) =>
  plainOffers(new Set(jurisdictionsOf(typed).flatMap((each) => each.filing_statuses)));

/** The newest years first. */
const offerYears = (typed: Typed) => {
  const years = jurisdictionsOf(typed).flatMap((each) => each.years);
  const names = [...new Set(years.map(({ tax_year }) => tax_year))].sort().reverse();
  return plainOffers(names);
};

const completions: Completions = {
  "<jurisdiction>": offerJurisdictions,
  "--jurisdiction": offerJurisdictions,
  jurisdiction: offerJurisdictions,
  "--from": offerJurisdictions,
  "--to": offerJurisdictions,
  "--status": offerStatuses,
  filing_status: offerStatuses,
  "--year": offerYears,
  tax_year: offerYears,
  "--basis": () => plainOffers(["employment", "taxable_income"]),
  basis: () => plainOffers(["employment", "taxable_income"]),
  "--contributions": () => plainOffers(["given", "calculate"]),
  contributions: () => plainOffers(["given", "calculate"]),
  "--method": () => plainOffers(["schedule", "table"]),
  method: () => plainOffers(["schedule", "table"]),
  "--by": () => plainOffers(["filing_status", "tax_year"]),
  "--period": () => plainOffers(["year", "month", "fortnight", "week", "hour"]),
};

export const taxCompletions: Completions = { ...fieldOffers(taxBulk), ...completions };
export const payCompletions: Completions = { ...fieldOffers(payBulk), ...completions };
