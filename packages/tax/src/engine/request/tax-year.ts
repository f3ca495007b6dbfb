import { show } from "@almanac/kernel/messages/show";
import { listed } from "@almanac/kernel/messages/wording";
import { issueOf, type TaxIssue } from "../../errors.ts";
import type { TaxYear } from "../figures.ts";
import type { Jurisdiction } from "../jurisdiction.ts";

/** A year alone, which names no single tax year where tax years span two. */
export const bare = /^(?:FY)?(\d{4})$/;

/** The loaded year that a request names, or the issue that says why it was not found. */
export function findTaxYear(
  jurisdiction: Jurisdiction,
  wanted: number | string | undefined,
  now: () => unknown,
  strict: boolean,
): TaxYear | TaxIssue {
  const { years } = jurisdiction.data;
  const label =
    typeof wanted === "string" ? wanted.trim().toUpperCase() : String(wanted ?? dayOf(now));
  if (label === "") return clockIssue;
  const found =
    wanted === undefined
      ? years.find(({ from, to }) => from <= label && label <= to)
      : findLabel(jurisdiction, label);
  if (found === undefined) return unsupported(jurisdiction, wanted, label);
  if (strict && wanted !== undefined && found.label.length > 4 && bare.test(label)) {
    return issueOf(
      "invalid_value",
      "tax_year",
      `tax_year ${show(wanted)} names no single tax year of ${jurisdiction.data.code}: in strict mode write ${show(found.label)} for the one from ${found.from} to ${found.to}.`,
    );
  }
  return found;
}

/** The year with that label, or with a label that is written in another way. */
function findLabel({ data, readYearLabel }: Jurisdiction, label: string): TaxYear | undefined {
  const asWritten = yearOf(data.years, label);
  if (asWritten !== undefined) return asWritten;
  const [, year] = bare.exec(label) ?? [];
  return yearOf(data.years, readYearLabel?.(label) ?? year ?? label);
}

function yearOf(years: readonly TaxYear[], label: string): TaxYear | undefined {
  return years.find((year) => year.label === label);
}

export function isTaxYear(found: TaxYear | TaxIssue): found is TaxYear {
  return "label" in found;
}

function unsupported(
  { data }: Jurisdiction,
  wanted: number | string | undefined,
  label: string,
): TaxIssue {
  const asked =
    wanted === undefined ? `the tax year that contains ${label}` : `tax_year ${show(wanted)}`;
  const years = listed(
    data.years.map((year) => year.label),
    "or",
  );
  return issueOf(
    "unsupported_tax_year",
    "tax_year",
    `There are no figures of ${data.code} for ${asked}. Send ${years}.`,
  );
}

const clockIssue = issueOf(
  "invalid_value",
  "now",
  "now must return milliseconds since 1970-01-01: send tax_year, or another clock.",
);

/** The day in UTC. The empty string if the clock throws or does not return a time. */
function dayOf(now: () => unknown): string {
  try {
    const day = new Date(Number(now()));
    return Number.isNaN(day.getTime()) ? "" : day.toISOString().slice(0, 10);
  } catch {
    return "";
  }
}
