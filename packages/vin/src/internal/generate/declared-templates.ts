import { elementIds } from "../../data/elements.ts";
import { foldName } from "../lookup/makes-elsewhere.ts";
import { displayMake } from "../nhtsa/vpic-facts.ts";
import { type Plan, type PlanEntry, planOf } from "../plan/build-plan.ts";
import { cycleCodeOf } from "../vin/year-code.ts";
import type { Vpic } from "../vpic/vpic.ts";
import { isLight, type VpicWmi } from "../vpic/wmi-table.ts";
import { codesByMake } from "./declared-codes.ts";
import {
  drawFrom,
  type Generation,
  type Origin,
  type TemplateSource,
  type Wanted,
} from "./generation.ts";
import { oneOfItems, type SeededRandom } from "./seeded-random.ts";
import { serialMark } from "./serial-numbers.ts";
import { SymbolSlots } from "./symbol-slots.ts";

/** A code in one of the model years for which it has patterns. */
interface CodeYear extends Origin {
  readonly wmi: VpicWmi;
  readonly year: number;
}

/** VINs of 17 characters exist from model year 1981 on. */
const firstYear = 1981;
const mostTries = 12;

/** The entries of a plan that give each element. */
type EntriesByElement = ReadonlyMap<number, readonly PlanEntry[]>;

/** Draws templates from the patterns that are declared to NHTSA. */
export function declaredTemplates(generation: Generation): TemplateSource {
  const { tables, random, wanted, latestYear } = generation;
  const { vpic } = tables;
  const indexes = new Map<Plan, EntriesByElement>();
  return drawFrom(random, codeYears(vpic, wanted, latestYear - 1), (origin) => {
    const plan = planOf(vpic, origin.wmi, origin.year);
    const index = indexes.get(plan) ?? indexEntries(vpic, plan);
    indexes.set(plan, index);
    const models = modelEntries(vpic, index, wanted);
    for (let tries = 0; tries < mostTries && models.length > 0; tries++) {
      const text = fill(vpic, random, origin, plan, index, models);
      if (text !== undefined) return { text, origin, writesDigit: true };
    }
    return undefined;
  });
}

/**
 * Every code and year that can have the wanted vehicle. Codes of makers of few vehicles are tried
 * only if no other code has the make.
 */
function* codeYears(vpic: Vpic, wanted: Wanted, latest: number): Generator<CodeYear> {
  for (const wmi of codesOf(vpic, wanted.make)) {
    const seen = new Set<number>();
    const schemas = schemasWithModel(vpic, wmi, wanted);
    for (const { schema, yearFrom, yearTo } of wmi.links) {
      if (schemas !== undefined && !schemas.has(schema)) continue;
      const from = Math.max(firstYear, yearFrom, wanted.year ?? 0);
      const to = Math.min(latest, yearTo, wanted.year ?? latest);
      for (let year = from; year <= to; year++) {
        if (!seen.has(year)) yield { wmi, year, misses: 0 };
        seen.add(year);
      }
    }
  }
}

function codesOf(vpic: Vpic, make: string | undefined): readonly VpicWmi[] {
  const usual = codesByMake(vpic, 3);
  if (make !== undefined) return usual.get(make) ?? codesByMake(vpic, 6).get(make) ?? [];
  // The year of other vehicles can be read in two ways.
  return [...new Set([...usual.values()].flat())].filter(isLight);
}

/** The schemas of a code that name the wanted model; undefined if no model is wanted. */
function schemasWithModel(
  vpic: Vpic,
  { links }: VpicWmi,
  { model }: Wanted,
): ReadonlySet<number> | undefined {
  if (model === undefined) return undefined;
  const element = vpic.elements.placeOf(elementIds.model);
  const found = new Set<number>();
  for (const { schema } of links) {
    if (found.has(schema)) continue;
    const names = vpic.schemas.entriesOf(schema).some(({ group }) =>
      vpic.facts.of(group).some((fact) => {
        return fact.element === element && isNamed(vpic, element, fact.value, model);
      }),
    );
    if (names) found.add(schema);
  }
  return found;
}

function isNamed(vpic: Vpic, element: number, value: number, name: string): boolean {
  return foldName(vpic.elements.shownText(element, value) ?? "") === name;
}

function indexEntries(vpic: Vpic, plan: Plan): EntriesByElement {
  const index = new Map<number, PlanEntry[]>();
  for (const entry of plan.entries) {
    if (entry.key.impossible) continue;
    for (const { element } of vpic.facts.of(entry.group)) {
      const listed = index.get(element);
      if (listed === undefined) index.set(element, [entry]);
      else listed.push(entry);
    }
  }
  return index;
}

/** The entries that name a model of the wanted make and name. */
function modelEntries(vpic: Vpic, index: EntriesByElement, { make, model }: Wanted): PlanEntry[] {
  const element = vpic.elements.placeOf(elementIds.model);
  return (index.get(element) ?? []).filter(({ group }) => {
    const value = vpic.facts.of(group).find((fact) => fact.element === element)?.value ?? -1;
    if (model !== undefined && !isNamed(vpic, element, value, model)) return false;
    const of = vpic.makeOfModel(value);
    if (make === undefined || of === undefined) return of !== undefined;
    return foldName(of) === make || foldName(displayMake(of)) === make;
  });
}

/**
 * Chooses one key for each element, the key of a model first, so that all keys fit the same VIN.
 * Draws the characters that the keys leave open.
 */
function fill(
  vpic: Vpic,
  random: SeededRandom,
  { wmi, year }: CodeYear,
  plan: Plan,
  index: EntriesByElement,
  models: readonly PlanEntry[],
): string | undefined {
  const slots = slotsFor(wmi, year);
  const model = oneOfItems(random, models);
  if (model === undefined || !slots.canMatch(model.key)) return undefined;
  slots.match(model.key);
  const modelElement = vpic.elements.placeOf(elementIds.model);
  for (const [element, entries] of index) {
    if (element === modelElement) continue;
    const start = random(entries.length);
    for (let each = 0; each < entries.length; each++) {
      const entry = entries[(start + each) % entries.length];
      if (entry === undefined || !slots.canMatch(entry.key)) continue;
      slots.match(entry.key);
      break;
    }
  }
  for (let position = 4; position <= 14; position++) {
    if (((plan.saysSomething >> position) & 1) === 0) continue;
    slots.prefer(position, plan.validLow[position] ?? 0, plan.validHigh[position] ?? 0);
  }
  return draw(slots, random, wmi, plan.lastPosition);
}

function slotsFor(wmi: VpicWmi, year: number): SymbolSlots {
  const slots = new SymbolSlots();
  slots.allowText(10, cycleCodeOf(year));
  if (isLight(wmi)) slots.allowKind(7, year >= 2010 ? "letter" : "digit");
  const isSmall = wmi.code.length === 6;
  for (const position of [12, 13, 14]) {
    if (isSmall) slots.allowText(position, wmi.code[position - 9] ?? "");
    else slots.allowKind(position, "digit");
  }
  for (const position of [15, 16, 17]) slots.allowKind(position, "digit");
  return slots;
}

/**
 * Draws a symbol for each position. A digit of the serial number stays open unless a key reads it.
 */
function draw(
  slots: SymbolSlots,
  random: SeededRandom,
  wmi: VpicWmi,
  lastPosition: number,
): string | undefined {
  let text = wmi.code.slice(0, 3);
  const firstOfSerial = Math.max(wmi.code.length === 6 ? 15 : 12, lastPosition + 1);
  for (let position = 4; position <= 17; position++) {
    if (position === 9) text += "0";
    else if (position >= firstOfSerial) text += serialMark;
    else text += slots.draw(position, random) ?? "";
  }
  return text.length === 17 ? text : undefined;
}
