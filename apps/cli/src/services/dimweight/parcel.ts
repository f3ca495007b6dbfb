import { keysOf } from "@almanac/kernel/objects/objects";
import { type CommandIssue, fault, givenTwice, wrongValue } from "../../errors/almanac-error.ts";
import type { OptionTexts, Typed as TypedOf } from "../../parser/options.ts";
import { toExactNumber } from "../../text/numbers.ts";
import { quoted } from "../../text/printable.ts";
import {
  bareUnit,
  isImperial,
  type Kind,
  type Measure,
  parseMeasure,
  toMetric,
  toOwnSystem,
  unitNames,
} from "./measure.ts";

const see = "almanac help dim";

export const parcelOptions = {
  length: ["--length <length>", "a number in cm, or with a unit: mm, cm, m, in, ft"],
  width: ["--width <length>", "likewise"],
  height: ["--height <length>", "likewise"],
  weight: ["--weight <weight>", "a number in kg, or with a unit: g, kg, oz, lb"],
} as const satisfies OptionTexts;

type ParcelOptions = TypedOf<typeof parcelOptions>;

/** Typed values as fields of the request. One that cannot be parsed is an issue instead. */
export interface ParcelInput {
  readonly fields: Readonly<Record<string, number>>;
  /** For each field, the option or argument that sets it and the text that was typed. */
  readonly typed: ReadonlyMap<string, Typed>;
  readonly issues: readonly CommandIssue[];
}

export interface Typed {
  readonly parameter: string;
  readonly text?: string;
}

type Name = keyof ParcelOptions;
const names = keysOf(parcelOptions);
// The number of a side contains no letters, so that the `x` between two sides is never read as part
// of a number.
const shortForm =
  /^(?<length>[^\sa-z×*]+\s*[a-wyz]*)\s*[x×*]\s*(?<width>[^\sa-z×*]+\s*[a-wyz]*)\s*[x×*]\s*(?<height>[^\sa-z×*]+)(?:\s*(?<unit>[a-z]+))?(?:\s+(?<weight>\S.*))?$/is;

export function readParcel(words: readonly string[], options: ParcelOptions): ParcelInput {
  const { typed, issues } = collect(words, options);
  const measures = new Map<Name, Measure>();
  for (const [name, each] of typed) {
    if (each.text === undefined) continue;
    const measure = parseMeasure(each.text, kindOf(name));
    if (typeof measure === "object") measures.set(name, measure);
    else issues.push(malformed(each.parameter, each.text, kindOf(name), measure));
  }
  // If all units are of one system, the library gets that system. Mixed units are converted exactly
  // to cm and kg.
  const imperial = measures.size > 0 && [...measures.values()].every(isImperial);
  const fields: Record<string, number> = {};
  const typedByField = new Map<string, Typed>();
  for (const name of names) {
    const field = fieldOf(name, imperial);
    const each = typed.get(name) ?? { parameter: `--${name}` };
    typedByField.set(field, each);
    const measure = measures.get(name);
    if (measure === undefined) continue;
    const number = toExactNumber(imperial ? toOwnSystem(measure) : toMetric(measure));
    if (number === undefined) issues.push(tooLong(each));
    else fields[field] = number;
  }
  return { fields, typed: typedByField, issues };
}

function collect(
  words: readonly string[],
  options: ParcelOptions,
): { typed: Map<Name, Typed>; issues: CommandIssue[] } {
  const typed = new Map<Name, Typed>();
  const issues: CommandIssue[] = [];
  for (const name of names) {
    const text = options[name];
    if (text !== undefined) typed.set(name, { parameter: `--${name}`, text });
  }
  if (words.length === 0) return { typed, issues };
  const text = words.join(" ");
  const groups = shortForm.exec(text.trim())?.groups;
  if (groups === undefined) {
    issues.push(unreadable(text));
    for (const name of names) if (!typed.has(name)) typed.set(name, { parameter: "<size>" });
    return { typed, issues };
  }
  const unit = groups.unit ?? "";
  for (const name of names) {
    const part = groups[name]?.trim();
    if (part === undefined) continue;
    const parameter = name === "weight" ? "<weight>" : `<size> ${name}`;
    if (typed.has(name)) issues.push(givenTwice(`--${name}`, parameter, see));
    else typed.set(name, { parameter, text: name === "weight" ? part : withUnit(part, unit) });
  }
  return { typed, issues };
}

/**
 * In `16x12x8in` the unit at the end applies to all three sides. A side may also have its own unit.
 */
function withUnit(side: string, unit: string): string {
  return /[a-z]$/i.test(side) ? side : `${side}${unit}`;
}

function kindOf(name: Name): Kind {
  return name === "weight" ? "weight" : "length";
}

function fieldOf(name: Name, imperial: boolean): string {
  if (name === "weight") return imperial ? "weightLb" : "weightKg";
  return `${name}${imperial ? "In" : "Cm"}`;
}

function malformed(
  parameter: string,
  text: string,
  kind: Kind,
  why: "number" | "unit",
): CommandIssue {
  const example = kind === "length" ? "40cm or 15.75in" : "2kg or 4.4lb";
  const units = `${unitNames[kind].join(", ")}; without a unit ${bareUnit[kind]}`;
  const comma = /^\d+,\d{1,2}(\s*[a-z]+)?$/i.test(text) ? text.replace(",", ".") : undefined;
  return wrongValue(parameter, `a ${kind} such as ${example} (${units})`, text, {
    code: why === "number" ? "invalid_type" : "invalid_value",
    suggestion: comma,
    see,
  });
}

function tooLong({ parameter, text = "" }: Typed): CommandIssue {
  const why = `${quoted(text)} has more digits than can be kept exactly`;
  const allowed = "at most 15 significant digits, in cm and kg where units are mixed";
  return fault("invalid_value", parameter, why, { allowed, see });
}

function unreadable(text: string): CommandIssue {
  const allowed = "length x width x height, then the weight: 40x30x20cm 2kg or 16x12x8in 4.4lb";
  const why = `${quoted(text)} is not a size and a weight`;
  return fault("invalid_value", "<size>", why, { allowed, see });
}
