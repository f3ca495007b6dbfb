import { elementIds } from "../../data/elements.ts";
import type { BodyType } from "../../data/value-lists.ts";
import { bodyTypeById } from "../../data/vpic-values.ts";
import { SymbolSlots } from "../generate/symbol-slots.ts";
import { descriptorOf } from "../nhtsa/read-nhtsa.ts";
import { displayMake } from "../nhtsa/vpic-facts.ts";
import { type Plan, type PlanEntry, planOf } from "../plan/build-plan.ts";
import type { PatternKey } from "../plan/pattern-key.ts";
import { symbols } from "../vin/vin-characters.ts";
import { candidateYears, firstYear, firstYearOfCode } from "../vin/year-code.ts";
import type { Vpic } from "../vpic/vpic.ts";
import { rankKey } from "../vpic/vpic-sections.ts";
import { covers, isLight, type VpicWmi } from "../vpic/wmi-table.ts";
import { unknownMark } from "./read-vin-pattern.ts";

/** A model that patterns allow in one year. */
export interface DeclaredMatch {
  readonly make: string | undefined;
  readonly model: string;
  readonly year: number;
  readonly bodyTypes: readonly BodyType[];
}

/** What the declared patterns allow. */
export interface DeclaredMatches {
  readonly models: readonly DeclaredMatch[];
  readonly years: readonly number[];
  /** The characters that keys allow, by position. */
  readonly possible: ReadonlyMap<number, ReadonlySet<string>>;
}

const positionsRead = [4, 5, 6, 7, 8, 11];

/** Finds every model that the patterns of a code allow for a partial VIN. */
export function matchDeclared(
  vpic: Vpic,
  wmi: VpicWmi,
  pattern: string,
  latestYear: number,
): DeclaredMatches {
  const models: DeclaredMatch[] = [];
  const years: number[] = [];
  const possible = new Map<number, Set<string>>();
  for (const year of yearsOf(vpic, wmi, pattern, latestYear)) {
    const slots = slotsOf(pattern, wmi, year, latestYear);
    if (slots === undefined) continue;
    const plan = planOf(vpic, wmi, year);
    years.push(year);
    models.push(...modelsIn(vpic, plan, slots, year));
    collectPossible(possible, plan, slots, pattern);
  }
  return { models, years, possible };
}

function yearsOf(vpic: Vpic, wmi: VpicWmi, pattern: string, latestYear: number): number[] {
  const set = vpic.yearOverride(descriptorOf(pattern));
  if (set !== undefined) return [set];
  const first = firstYearOfCode(pattern.slice(0, 3));
  const code = pattern[9] ?? "";
  if (code !== unknownMark) {
    const read = candidateYears(code, latestYear).filter((year) => year >= first);
    const declared = read.filter((year) => covers(wmi, year));
    return declared.length > 0 ? declared : read;
  }
  const all = Array.from({ length: latestYear - firstYear + 1 }, (_, each) => latestYear - each);
  return all.filter((year) => year >= first && covers(wmi, year));
}

/**
 * The characters of the pattern. Undefined if position 7 means the other year of the cycle (49 CFR
 * 565.15), and that year is declared too.
 */
function slotsOf(
  pattern: string,
  wmi: VpicWmi,
  year: number,
  latestYear: number,
): SymbolSlots | undefined {
  const slots = new SymbolSlots();
  for (let position = 4; position <= 17; position++) {
    const symbol = pattern[position - 1] ?? unknownMark;
    if (symbol !== unknownMark && position !== 10) slots.allowText(position, symbol);
  }
  const other = year >= 2010 ? year - 30 : year + 30;
  const isRead = isLight(wmi) && other <= latestYear && (covers(wmi, other) || !covers(wmi, year));
  if (!isRead) return slots;
  slots.allowKind(7, year >= 2010 ? "letter" : "digit");
  return slots.at(7) === "" ? undefined : slots;
}

function modelsIn(vpic: Vpic, plan: Plan, slots: SymbolSlots, year: number): DeclaredMatch[] {
  const modelElement = vpic.elements.placeOf(elementIds.model);
  const bodyElement = vpic.elements.placeOf(elementIds.bodyClass);
  const fitting = plan.entries.filter(({ key }) => slots.canMatch(key));
  const giving = (element: number) => valuesOf(vpic, fitting, element);
  const bodies = giving(bodyElement);
  const found = new Map<string, DeclaredMatch>();
  for (const { value, entry } of possibleRows(giving(modelElement), slots)) {
    const own = slots.copy();
    own.match(entry.key);
    const types = possibleRows(bodies, own).flatMap((row) => {
      return bodyTypeById[vpic.elements.valueId(bodyElement, row.value)] ?? [];
    });
    const make = vpic.makeOfModel(value);
    const model = vpic.elements.textOf(modelElement, value).trim();
    const shown = make === undefined ? undefined : displayMake(make);
    const known = found.get(`${shown}\n${model}`);
    const bodyTypes = [...new Set([...(known?.bodyTypes ?? []), ...types])];
    found.set(`${shown}\n${model}`, { make: shown, model, year, bodyTypes });
  }
  return [...found.values()];
}

interface ValueRow {
  readonly value: number;
  readonly entry: PlanEntry;
  /** Of rows of the same first year, the higher rank wins. */
  readonly rank: number;
}

function valuesOf(vpic: Vpic, entries: readonly PlanEntry[], element: number): ValueRow[] {
  return entries.flatMap((entry) => {
    const fact = vpic.facts.of(entry.group).find((each) => each.element === element);
    const rank = entry.ranks?.get(rankKey(entry.entry, element)) ?? 0;
    return fact === undefined ? [] : [{ value: fact.value, entry, rank }];
  });
}

/**
 * The rows that can win for some VIN of the slots. Rows are ordered from the best: after a row that
 * matches for every value of the unknown characters, only a newer row of the same first year can
 * still win.
 */
function possibleRows(rows: readonly ValueRow[], slots: SymbolSlots): ValueRow[] {
  const kept: ValueRow[] = [];
  let certain: ValueRow | undefined;
  for (const row of rows) {
    const { key, priority } = row.entry;
    if (!slots.canMatch(key)) continue;
    if (certain !== undefined) {
      if (priority < certain.entry.priority) break;
      if (row.rank <= certain.rank) continue;
    }
    kept.push(row);
    if (mustMatch(slots, key)) certain = row;
  }
  return kept;
}

/** Whether every VIN of the slots matches a key. */
function mustMatch(slots: SymbolSlots, key: PatternKey): boolean {
  return key.positions.every((position, each) =>
    slots.isWithin(position, key.low[each] ?? 0, key.high[each] ?? 0),
  );
}

function collectPossible(
  possible: Map<number, Set<string>>,
  plan: Plan,
  slots: SymbolSlots,
  pattern: string,
): void {
  for (const position of positionsRead) {
    const isUnknown = pattern[position - 1] === unknownMark;
    if (!isUnknown || ((plan.saysSomething >> position) & 1) === 0) continue;
    const known = possible.get(position) ?? new Set<string>();
    possible.set(position, known);
    for (const { key } of plan.entries) {
      const at = key.positions.indexOf(position);
      if (at < 0 || !slots.canMatch(key)) continue;
      for (const [index, symbol] of [...symbols].entries()) {
        const isAllowed =
          index === 32 ? key.high[at] === 1 : (((key.low[at] ?? 0) >>> index) & 1) === 1;
        if (isAllowed) known.add(symbol);
      }
    }
  }
}
