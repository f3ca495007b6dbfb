import type { Figure, JurisdictionData, Source } from "../../../engine/figures.ts";
import type { JurisdictionCode } from "../../codes.ts";

/** What the localities of one state have in common. */
export interface StateOfLocalities {
  readonly state: Pick<JurisdictionData<object>, "code" | "years">;
  readonly sources: Readonly<Record<string, Source>>;
  /** The first tax year that is loaded. */
  readonly first?: number;
}

/** One locality: the end of its code, its name and its dated figures. */
export interface LocalityRow<Figures> {
  readonly id: string;
  readonly name: string;
  readonly figures: JurisdictionData<Figures>["figures"];
}

/** The data of a locality. Its years are those of its state for which its figures are known. */
export function localityData<Figures>(
  { state, sources, first = 0 }: StateOfLocalities,
  { id, name, figures }: LocalityRow<Figures>,
): JurisdictionData<Figures> {
  return {
    // The list of codes is written from these rows.
    code: `${state.code}-${id}` as JurisdictionCode,
    name,
    currency: "USD",
    decimals: 2,
    sources,
    years: state.years
      .filter(({ label }) => Number(label) >= first)
      .map(({ label, from, to, status }) => ({ label, from, to, status })),
    figures,
  };
}

/** One figure with its first year. A figure that is carried forward stays until the next one. */
export function since<Value>(
  year: number,
  value: Value,
  ...sources: readonly [string, ...string[]]
): Figure<Value> {
  return {
    from: `${year}-01-01`,
    value,
    sources,
    confidence: sources.length > 1 ? "two_sources" : "one_source",
  };
}

/** The figure of the year before, for a year whose figure is not published. */
export function carriedTo<Value>(
  year: number,
  value: Value,
  ...sources: readonly [string, ...string[]]
): Figure<Value> {
  return { ...since(year, value, ...sources), carriedForward: true };
}
