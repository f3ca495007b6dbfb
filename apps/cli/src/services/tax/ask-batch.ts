import * as fields from "@almanac/questions/fields.generated";
import { tax } from "@almanac/questions/tax";
import { jurisdictions } from "@almanac/tax";
import type { BulkService, CellKind } from "../../bulk/bulk-service.ts";
import { type Completions, plainOffers, type Typed } from "../../command.ts";
import type { OptionField } from "../request-fields.ts";
import { defineBatch, fieldOffers } from "../service.ts";
import { taxFields } from "./read-fields.ts";
import { payFields } from "./read-pay-fields.ts";
import { payRowView } from "./show-pay.ts";
import { rowView } from "./show-tax.ts";

const { calculateTax, calculatePay } = tax.questions;

/** What the batches of both commands have alike. */
function batchOf(fields: readonly OptionField<CellKind>[]) {
  return {
    fields: fields.map(({ field, kind }) => ({ name: field, kind })),
    fieldOfOption: Object.fromEntries(fields.map(({ flag, field }) => [flag.slice(2), field])),
    defaults: taxDefaults,
  };
}

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
  ...batchOf(taxFields),
  required: fields.calculateTax.required,
  threadHeapMb: 96,
  answer: calculateTax.ask,
  view: rowView,
});

/** Pay, one request for each person and year. */
export const payBulk = defineBatch(tax, calculatePay, {
  ...batchOf(payFields),
  required: fields.calculatePay.required,
  answer: calculatePay.ask,
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

const offerBases = () => plainOffers(["employment", "taxable_income"]);
const offerContributions = () => plainOffers(["given", "calculate"]);
const offerMethods = () => plainOffers(["schedule", "table"]);

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
  "--basis": offerBases,
  basis: offerBases,
  "--contributions": offerContributions,
  contributions: offerContributions,
  "--method": offerMethods,
  method: offerMethods,
  "--by": () => plainOffers(["filing_status", "tax_year"]),
  "--period": () => plainOffers(["year", "month", "fortnight", "week", "hour"]),
};

export const taxCompletions: Completions = { ...fieldOffers(taxBulk), ...completions };
export const payCompletions: Completions = { ...fieldOffers(payBulk), ...completions };
