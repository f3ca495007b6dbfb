import { yearReasons } from "../../data/reasons.ts";
import { firstYear, firstYearOfCode } from "../vin/year-code.ts";
import type { Grade } from "./confidence.ts";
import type { MakerInput, YearReading } from "./maker-module.ts";
import type { Span } from "./table-rows.ts";

const codes = "ABCDEFGHJKLMNPRSTVWXY123456789";

/**
 * The years that a code of ISO 3779's 30-year cycle can mean, oldest first; none for `I O Q U Z 0`.
 */
export const yearsOfCode = (code: string, latestYear: number, earliestYear = 1980): number[] => {
  const index = code.length === 1 ? codes.indexOf(code) : -1;
  if (index < 0) return [];
  return [1980 + index, 2010 + index].filter((year) => year >= earliestYear && year <= latestYear);
};

/** How many years before or after its documented years a type may still have been built. */
const reach = 12;

const distance = (year: number, [from, to = from]: Span): number =>
  year < from ? from - year : year > to ? year - to : 0;

const nearest = (years: readonly number[], span: Span): number | undefined => {
  const [first, second] = years
    .map((year) => ({ year, off: distance(year, span) }))
    .sort((left, right) => left.off - right.off);
  if (first === undefined || first.off > reach) return undefined;
  return second !== undefined && second.off === first.off ? undefined : first.year;
};

/** How a maker writes the year. */
export interface YearRule {
  /** The position of the year code, counted from 1. */
  readonly position: number;
  readonly sources: string;
  readonly grade: Grade;
  /** The first year that is possible for this maker, code or layout. */
  readonly earliestYear?: number;
  /** The documented years of the type. The nearest candidate is taken. */
  readonly span?: Span | undefined;
  /** The only years that the rows of the type allow, if they limit the years. */
  readonly allowed?: readonly number[];
}

/** The years that the VIN's year code can mean by the maker's rule, oldest first. */
export const candidateYears = ({ vin, wmi, latestYear }: MakerInput, rule: YearRule): number[] =>
  yearsOfCode(
    vin[rule.position - 1] ?? "",
    latestYear,
    Math.max(rule.earliestYear ?? 1980, firstYearOfCode(wmi)),
  ).filter((year) => rule.allowed?.includes(year) ?? true);

/**
 * Reads the year code by the maker's rule. Of several candidates, the caller's year or the type's
 * years can select one.
 */
export const readYear = (input: MakerInput, rule: YearRule): YearReading => {
  const code = input.vin[rule.position - 1] ?? "";
  const where = `position ${rule.position} "${code}"`;
  if (!codes.includes(code)) {
    return { status: "unreadable", why: `${where} is not a year code` };
  }
  const years = candidateYears(input, rule);
  const sources = rule.sources.split("+");
  const encoded = (year: number, why: string): YearReading => ({
    status: "encoded",
    year: { value: year, grade: rule.grade, sources, why },
  });
  const [only, ...others] = years;
  if (only === undefined) {
    return { status: "unreadable", why: `${where} gives no year that this type can have` };
  }
  if (others.length === 0) {
    const other = only - 30;
    const isExcluded =
      other >= (rule.earliestYear ?? firstYear) && other < firstYearOfCode(input.wmi);
    return encoded(only, isExcluded ? `${where}; ${yearReasons.notOlder}` : where);
  }
  if (input.callerYear !== undefined && years.includes(input.callerYear)) {
    return encoded(input.callerYear, `${where} with the given year`);
  }
  const byType = rule.span && nearest(years, rule.span);
  if (rule.span && byType !== undefined) {
    return encoded(byType, `${where}, the cycle by the documented years ${rule.span.join("-")}`);
  }
  return {
    status: "ambiguous",
    years: { value: years, grade: rule.grade, sources, why: where },
  };
};
