import { elementIds } from "../../data/elements.ts";
import { elementText, indexedValue, type Matched, ofEngine } from "../plan/matched.ts";
import { rankOf } from "../plan/pattern-matcher.ts";
import type { Vpic } from "../vpic/vpic.ts";

/**
 * The capacity in whole cubic centimetres: as declared, or converted from cubic inches or litres,
 * in the order of {@link sourcesOf}.
 */
export function capacityOf(vpic: Vpic, matched: Matched): number | undefined {
  const declared = fromDeclared(elementText(vpic, matched, elementIds.displacementCc));
  if (declared !== undefined) return declared;
  for (const id of sourcesOf(vpic, matched)) {
    const text = elementText(vpic, matched, id);
    const capacity = id === elementIds.displacementL ? fromLitres(text) : toCubicCentimetres(text);
    if (capacity !== undefined) return capacity;
  }
  return undefined;
}

/** NHTSA tries the units in this order if nothing else decides. Table Conversion of vPIC. */
const units: readonly number[] = [
  elementIds.displacementCc,
  elementIds.displacementCi,
  elementIds.displacementL,
];
/** An engine model's row comes after a pattern's, whose priority is a year or that of a formula. */
const priorityOfEngine = 50;

/**
 * The units that a row gives, in the order in which NHTSA converts them: the later first year, a
 * pattern's row before an engine model's, the newer row.
 */
export function sourcesOf(vpic: Vpic, matched: Matched): number[] {
  const given = units.filter((id) => indexedValue(vpic, matched, id) !== 0);
  if (given.length < 2) return given;
  const { hits, entries } = matched;
  const sources = given.map((id) => {
    const element = vpic.elements.placeOf(id);
    const hit = hits[entries[element] ?? ofEngine];
    const newness = hit === undefined ? 0 : rankOf(vpic, hit, element);
    return { id, priority: hit?.priority ?? priorityOfEngine, newness };
  });
  const engine = vpic.engineFacts(indexedValue(vpic, matched, elementIds.engineModel) - 1);
  const placeInEngine = (id: number) =>
    engine.findIndex(({ element }) => element === vpic.elements.placeOf(id));
  return sources
    .sort((one, other) => {
      const difference = other.priority - one.priority || other.newness - one.newness;
      if (difference !== 0 || one.priority !== priorityOfEngine) return difference;
      // The rows of an engine model are sorted, newest first.
      return placeInEngine(one.id) - placeInEngine(other.id);
    })
    .map(({ id }) => id);
}

/**
 * Converts texts of the tables, each once: the tables have a few hundred different displacements.
 */
function converter(how: Conversion): (text: string) => number | undefined {
  const known = new Map<string, number | undefined>();
  return (text) => {
    if (text === "") return undefined;
    const capacity = known.get(text);
    if (capacity !== undefined || known.has(text)) return capacity;
    const converted = toWhole(text, how);
    known.set(text, converted);
    return converted;
  };
}

// purity: caches that change no answer.
const fromDeclared = /* @__PURE__ */ converter("cc to cc");
const fromLitres = /* @__PURE__ */ converter("l to cc");

/** Converts cubic inches to whole cubic centimetres. */
const toCubicCentimetres = /* @__PURE__ */ converter("ci to cc");

/**
 * Converts a displacement and rounds it, half up. Undefined if the text is not a number above 0.
 */
export function toWhole(text: string, how: Conversion): number | undefined {
  const [whole, fraction = ""] = convertDisplacement(text, how)?.split(".") ?? [];
  const rounded = Number(whole) + (fraction >= "5" ? 1 : 0);
  return rounded > 0 ? rounded : undefined;
}

/** Decimal digits without the point, and how many of them come after it. */
interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** Table Conversion of vPIC: whether to multiply or to divide, and by what. */
const conversions = {
  "cc to cc": "*1",
  "ci to cc": "*16.387064",
  "l to cc": "*1000",
  "l to ci": "/0.016387064",
  "cc to ci": "/16.387064",
  "ci to l": "*0.016387064",
  "cc to l": "/1000",
} as const;

/** The units that a displacement is converted from and to. */
export type Conversion = keyof typeof conversions;

/** The fewest decimals of a quotient. */
const fewestDecimals = 6;

/**
 * Converts a displacement as NHTSA does, with the same number of decimals: a product has the
 * decimals of both factors; a quotient has those of the dividend, plus the number of digits of
 * the divisor, plus one, but at least six, and is cut off, not rounded. Undefined if the text is
 * not a number.
 *
 * @example
 * convertDisplacement("4.0", "l to ci"); // => "244.09497637892"
 */
export function convertDisplacement(text: string, how: Conversion): string | undefined {
  const known = converted.get(how)?.get(text);
  if (known !== undefined) return known;
  const result = convert(text, how);
  if (result !== undefined) converted.get(how)?.set(text, result);
  return result;
}

// purity: a cache that changes no answer. The tables have a few hundred different displacements.
const converted = /* @__PURE__ */ (() =>
  new Map(Object.keys(conversions).map((how) => [how, new Map<string, string>()])))();

function convert(text: string, how: Conversion): string | undefined {
  const value = toDecimal(text);
  if (value === undefined) return undefined;
  const conversion = conversions[how];
  const other = toDecimal(conversion.slice(1));
  if (other === undefined) return undefined;
  if (conversion.startsWith("*")) {
    return show({ digits: value.digits * other.digits, scale: value.scale + other.scale });
  }
  const precision = Math.max(String(other.digits).length, other.scale);
  const scale = Math.max(fewestDecimals, value.scale + precision + 1);
  const numerator = value.digits * 10n ** BigInt(scale - value.scale + other.scale);
  return show({ digits: numerator / other.digits, scale });
}

function toDecimal(text: string): Decimal | undefined {
  const [, whole, fraction = ""] = /^(\d{1,9})(?:\.(\d{0,9})\d*)?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

function show({ digits, scale }: Decimal): string {
  const text = String(digits).padStart(scale + 1, "0");
  return scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`;
}
