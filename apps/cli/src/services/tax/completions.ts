import { jurisdictions } from "@almanac/tax";
import { type Completions, plainOffers, type Typed } from "../../complete/completions.ts";
import { fieldOffers } from "../field-offers.ts";
import { taxBulk } from "./bulk.ts";
import { payBulk } from "./pay-bulk.ts";

const offerJurisdictions = () =>
  jurisdictions().map(({ jurisdiction, name }) => ({ value: jurisdiction, help: name }));

/** The jurisdictions that the user has typed, separated by commas. All of them if none is typed or known. */
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
