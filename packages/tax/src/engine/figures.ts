import type { Confidence as AnyConfidence, Source } from "@almanac/kernel/sources/evidence";
import type { JurisdictionCode } from "../jurisdictions/codes.ts";
import { getOrInsert } from "./get-or-insert.ts";

export type { Source } from "@almanac/kernel/sources/evidence";

/**
 * `two_sources`: at least two that were read agree. `one_source`: one good source that was read.
 */
type Confidence = Extract<AnyConfidence, "two_sources" | "one_source">;

/**
 * An income just above which the tax drops. Everywhere else the tax never falls as income rises; a
 * test holds every jurisdiction to that, and reads these from the parameter `cliffs`.
 */
export interface Cliff {
  /** The gross income that still pays the higher tax. */
  readonly at: number;
  /** Id in `sources` of what says so. */
  readonly source: string;
}

/** One dated value of a parameter: in force from that day until the next entry. */
export interface Figure<Value> {
  readonly from: string;
  readonly value: Value;
  /** Ids of `sources` of the same jurisdiction; at least one. */
  readonly sources: readonly string[];
  readonly confidence: Confidence;
  /** The figure of an earlier year, because that of this one is not published. */
  readonly carriedForward?: true;
  readonly note?: string;
}

/**
 * The dated figures of every parameter; a parameter without an entry for a year is absent in
 * that year.
 */
type FigureTables<Parameters> = {
  readonly [Name in keyof Parameters]-?: readonly Figure<Exclude<
    Parameters[Name],
    undefined
  > | null>[];
};

/** One tax year that is loaded. */
export interface TaxYear {
  /** Canonical: `2026`, or `2026-27` where a year spans two. */
  readonly label: string;
  /** First day of the year, an ISO date. */
  readonly from: string;
  /** Last day of the year, an ISO date. */
  readonly to: string;
  /** Whether the law of that year is enacted. */
  readonly status: "enacted" | "announced" | "draft";
  /**
   * `one_source` if any figure of the year rests on one source. Left out, the figures
   * themselves decide.
   */
  readonly confidence?: Confidence;
  /** Sentences that answers of that year carry in `assumptions`. */
  readonly notes?: readonly string[];
  /**
   * ISO 4217 code of the currency of that year, where it is not that of the jurisdiction: the lev
   * before the euro.
   */
  readonly currency?: string;
}

/** Dated figures with their sources. */
export interface FigureSet<Parameters> {
  /** As on the wire: `US-CA`. */
  readonly code: JurisdictionCode;
  /** The sources of the figures, by the id that figures use. */
  readonly sources: Readonly<Record<string, Source>>;
  /** The dated figures of every parameter. */
  readonly figures: FigureTables<Parameters>;
}

/** The data of a jurisdiction: its name, tax years, sources and figures. */
export interface JurisdictionData<Parameters> extends FigureSet<Parameters> {
  /** Name in English. */
  readonly name: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Decimals of the currency: 2 for cents, 0 for yen. */
  readonly decimals: number;
  /** The tax years that are loaded, oldest first. */
  readonly years: readonly TaxYear[];
}

/** The figures of one year, and where each comes from. */
export interface Resolved<Parameters> {
  readonly values: Parameters;
  readonly figures: ReadonlyMap<string, Figure<unknown>>;
  /** The names of those that are carried forward from an earlier year, if any are. */
  readonly carriedForward: readonly string[] | undefined;
}

// purity: a cache that changes no answer.
const resolved = new WeakMap<object, Map<string, Resolved<unknown>>>();

/** The first day of a period: of a tax year, or of a part of one. */
export type Start = Pick<TaxYear, "from">;

/** The figures in force on the first day of a period, such as a tax year; computed once per day. */
export function figuresOf<Parameters extends object>(
  data: FigureSet<Parameters>,
  year: Start,
): Resolved<Parameters> {
  const days = getOrInsert(resolved, data, () => new Map());
  // What is kept for a set has been resolved from it.
  return getOrInsert(days, year.from, (day) => resolve(data, day)) as Resolved<Parameters>;
}

/** The name and the dated entries of every parameter. */
export function tablesOf<Parameters>({
  figures,
}: FigureSet<Parameters>): [string, readonly Figure<unknown>[]][] {
  return Object.entries<readonly Figure<unknown>[]>(figures);
}

function resolve<Parameters>(data: FigureSet<Parameters>, day: string): Resolved<Parameters> {
  const figures = new Map<string, Figure<unknown>>();
  const carried: string[] = [];
  for (const [name, entries] of tablesOf(data)) {
    const inForce = entries.filter((entry) => entry.from <= day).at(-1);
    if (inForce === undefined || inForce.value === null) continue;
    figures.set(name, inForce);
    if (inForce.carriedForward) carried.push(name);
  }
  const carriedForward = carried.length > 0 ? carried : undefined;
  // Made in one step: an object that grows name by name becomes a slow one.
  const values = Object.fromEntries([...figures].map(([name, { value }]) => [name, value]));
  // Each value is from the table of its parameter.
  return { values: values as Parameters, figures, carriedForward };
}

/**
 * The figures of a region, together with the figures of the whole country. They are put together
 * when they are asked for, because the tables of most regions are never read.
 */
export function regionFigures<Country, Own>(
  country: JurisdictionData<Country>,
  own: JurisdictionData<Own>,
): JurisdictionData<Country & Own> {
  const { code, name, currency, decimals, years } = own;
  return {
    code,
    name,
    currency,
    decimals,
    years,
    get sources() {
      return { ...country.sources, ...own.sources };
    },
    get figures() {
      // A parameter of the region replaces that of the country, under the same type.
      return { ...country.figures, ...own.figures } as FigureTables<Country & Own>;
    },
  };
}
