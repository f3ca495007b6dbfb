import type { JurisdictionDetail, JurisdictionSummary, Source as WireSource } from "../../types.ts";
import {
  type Figure,
  type FigureSet,
  figuresOf,
  type JurisdictionData,
  type Source,
  type TaxYear,
  tablesOf,
} from "../figures.ts";
import type { Jurisdiction } from "../jurisdiction.ts";

/** A jurisdiction with its years, filing statuses and inputs, and the confidence of each year. */
export function summarise({ data, statuses, inputs }: Jurisdiction): JurisdictionSummary {
  return {
    jurisdiction: data.code,
    name: data.name,
    currency: data.currency,
    filing_statuses: [...statuses],
    inputs: [...inputs],
    years: data.years.map((year) => ({
      tax_year: year.label,
      period_start: year.from,
      period_end: year.to,
      status: year.status,
      confidence: confidenceOf(data, year),
      figures: figuresIn(data, year).some((figure) => figure.carriedForward)
        ? "carried_forward"
        : "published",
    })),
  };
}

/**
 * One jurisdiction with every dated figure, its confidence and its sources.
 *
 * @example
 * describeJurisdiction(us).name; // => "United States"
 */
export function describeJurisdiction(jurisdiction: Jurisdiction): JurisdictionDetail {
  const { data } = jurisdiction;
  return {
    ...summarise(jurisdiction),
    figures: tablesOf(data).flatMap(([parameter, entries]) =>
      entries.map((entry) => ({
        parameter,
        effective_from: entry.from,
        value: entry.value,
        confidence: entry.confidence,
        ...(entry.carriedForward ? { carried_forward: true as const } : {}),
        sources: sourcesOf(data, entry),
      })),
    ),
  };
}

/** The sources of a figure, as answers list them. */
export function sourcesOf(data: FigureSet<object>, figure: Figure<unknown>): WireSource[] {
  const found = [];
  for (const id of figure.sources) {
    const source = data.sources[id];
    if (source) found.push(wireSource(source));
  }
  return found;
}

export function wireSource({ title, url, readOn }: Source): WireSource {
  return { title, url, read_on: readOn };
}

/** The confidence of a year: its own if the data has one, else the lowest of its figures. */
function confidenceOf(
  data: JurisdictionData<object>,
  year: TaxYear,
): JurisdictionSummary["years"][number]["confidence"] {
  const all = year.confidence === undefined ? figuresIn(data, year) : [year];
  return all.every(({ confidence }) => confidence === "two_sources") ? "two_sources" : "one_source";
}

function figuresIn(data: JurisdictionData<object>, year: TaxYear): readonly Figure<unknown>[] {
  return [...figuresOf(data, year).figures.values()];
}
