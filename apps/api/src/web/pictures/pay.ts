import type { JurisdictionSummary } from "@almanac/tax";
import { html } from "hono/html";
import { money, percent } from "../format.ts";
import type { Html } from "../html.ts";
import { figure, share } from "./figure.ts";

export interface PayShare {
  readonly name: string;
  readonly amount: number;
  readonly shape: "s1" | "s2" | "s3" | "s4";
}

const row = 30;

/** What becomes of a gross salary: one bar, and a line for each share of it. */
export function payBar(shares: readonly PayShare[], gross: number, currency: string): Html {
  const part = ({ amount }: PayShare) => (gross > 0 ? amount / gross : 0);
  let left = 0;
  const bars = shares.map((each) => {
    const start = left;
    left += part(each);
    return html`<rect class="${each.shape}" x="${share(start)}" y="0" width="${share(part(each))}" height="40"/>`;
  });
  const lines = shares.map((each, index) => {
    const middle = 66 + index * row;
    return html`<rect class="${each.shape}" x="0" y="${middle - 11}" width="14" height="14" rx="3"/><text x="24" y="${middle + 1}">${each.name}</text><text class="end strong" x="80%" y="${middle + 1}">${money(each.amount, currency)}</text><text class="end small" x="100%" y="${middle + 1}">${percent(part(each), 1)}</text>
`;
  });
  return figure({
    id: "pay-bar",
    title: "Where the gross salary goes",
    description: `${shares.map((each) => `${each.name}: ${money(each.amount, currency)}, ${percent(part(each), 1)}`).join("; ")}.`,
    height: 56 + shares.length * row,
    isNarrow: true,
    shapes: [...bars, ...lines],
  });
}

type Place = Pick<JurisdictionSummary, "jurisdiction" | "name" | "years">;

/** A map of equal tiles: a line for each row, two letters for each column. */
const map = [
  "AK                  ME",
  "                  VTNH",
  "WAIDMTNDMNILWIMINYRIMA",
  "ORNVWYSDIAINOHPANJCT  ",
  "CAUTCONEMOKYWVVAMDDE  ",
  "  AZNMKSARTNNCSCDC    ",
  "      OKLAMSALGA      ",
  "HI    TX        FL    ",
];

/** Row and column of each state, from 1. */
export function positionOfState(code: string): readonly [row: number, column: number] | undefined {
  for (const [index, line] of map.entries()) {
    for (let column = 0; column < line.length; column += 2) {
      if (line.slice(column, column + 2) === code) return [index + 1, column / 2 + 1];
    }
  }
  return undefined;
}

/** A tile for each place: the states as a map, then countries, then other regions. */
export function stateTiles(places: readonly Place[]): Html {
  const states = places.filter(({ jurisdiction }) => jurisdiction.startsWith("US-"));
  const countries = places.filter(({ jurisdiction }) => jurisdiction.length === 2);
  const regions = places.filter(
    ({ jurisdiction }) => jurisdiction.length > 2 && !jurisdiction.startsWith("US-"),
  );
  return html`<h3>States of the United States</h3>
<ul class="tiles map">${states.map((place) => {
    const [row, column] = positionOfState(place.jurisdiction.slice(3)) ?? [];
    return tile(place, place.jurisdiction.slice(3), row ? ` row-${row} col-${column}` : "");
  })}</ul>
<h3>Countries</h3>
<ul class="tiles">${countries.map((place) => tile(place, place.jurisdiction))}</ul>
<h3>Provinces, nations and regions</h3>
<ul class="tiles">${regions.map((place) => tile(place, place.jurisdiction))}</ul>`;
}

function tile({ jurisdiction, name, years }: Place, label: string, position = ""): Html {
  const first = years[0]?.tax_year ?? "";
  const last = years.at(-1)?.tax_year ?? "";
  const newest = years.findLast(({ figures }) => figures === "published");
  const isFull = newest?.confidence === "two_sources";
  const range = first === last ? first : `${shortYear(first)}–${shortYear(last)}`;
  const grade = isFull ? "two sources" : "one source";
  return html`<li class="${position.trim()}"><a class="tile ${isFull ? "full" : "part"}" href="/try/tax?jurisdiction=${jurisdiction}&amp;gross_income=60000&amp;tax_year=${newest?.tax_year ?? last}" title="${name}: ${first} to ${last}, ${grade}"><strong>${label}</strong>${range}</a></li>
`;
}

/** 2021 is "21", and 2026-27 is "26/27". */
function shortYear(year: string): string {
  return year.slice(2).replace("-", "/");
}
