import { elementIds } from "../../data/elements.ts";
import { gliderBody, offRoadBodies } from "../../data/vpic-values.ts";
import { elementValueId, indexedValue, type Matched } from "../plan/matched.ts";
import type { PatternMatcher } from "../plan/pattern-matcher.ts";
import { upTo } from "../vin/vin-characters.ts";
import type { Vpic } from "../vpic/vpic.ts";
import type { VpicWmi } from "../vpic/wmi-table.ts";
import { addSpecifications } from "./add-specifications.ts";
import { findWrong, type WrongPosition } from "./wrong-positions.ts";

/** NHTSA's tables, and what matches VINs with their patterns. */
export interface NhtsaTables {
  readonly vpic: Vpic;
  readonly patterns: PatternMatcher;
}

/**
 * What the matching keys give for one VIN and model year. It depends only on the characters that
 * some key reads.
 */
export interface PatternReading {
  readonly wmi: VpicWmi;
  readonly year: number | undefined;
  readonly matched: Matched;
  /**
   * The text that keys are matched with: positions 4-8, a bar, and 10 up to the last position that
   * some key reads, but at least 11.
   */
  readonly matchText: string;
  readonly wrong: readonly WrongPosition[];
  /** The positions among 4-8 and 11 that no matching key reads, as bits. */
  readonly unused: number;
  readonly make: string | undefined;
  /** Whether the make comes from the model; if not, it is the only make of the WMI. */
  readonly makeFromModel: boolean;
  readonly isOffRoad: boolean;
  readonly isGlider: boolean;
  readonly hasModel: boolean;
  /** The last position that some key of the code and year reads. */
  readonly lastPosition: number;
}

/**
 * The positions that describe the vehicle or its plant, and so should be read by some key: 4-8 and
 * 11, as bits.
 */
const describingPositions = 0b1001_1111_0000;
/** The last position of the descriptor. A key that reads further reads the serial number. */
const lastOfDescriptor = 11;
/** The positions of a VIN, as bits. */
const allPositions = 0x3_ffff;

/** Matches a VIN with the keys of a code and a year, and derives what follows from the matches. */
export function readPatterns(
  { vpic, patterns: matcher }: NhtsaTables,
  wmi: VpicWmi,
  vin: string,
  year: number | undefined,
): PatternReading {
  const matched = matcher.match(wmi, year, vin);
  addSpecifications(vpic, matched, wmi, year);
  const lastPosition = Math.max(0, 31 - Math.clz32(matched.constrained & allPositions));
  // The whole descriptor is part of the text, whether or not a key reads its last position.
  const end = Math.max(lastOfDescriptor, lastPosition);
  const body = elementValueId(vpic, matched, elementIds.bodyClass);
  const isKnown = matched.rows > 0;
  const isChecked = isKnown && year !== undefined;
  const wrong = isChecked ? findWrong(matcher, matched, wmi) : [];
  const model = indexedValue(vpic, matched, elementIds.model);
  const hasModel = model !== 0;
  const make = hasModel ? vpic.makeOfModel(model - 1) : onlyMakeOf(wmi);
  const unused = isKnown ? describingPositions & ~matched.usedPositions & upTo(vin.length) : 0;
  return {
    wmi,
    year,
    matched,
    matchText: `${vin.slice(3, 8)}|${vin.slice(9, end)}`,
    wrong,
    unused,
    make,
    makeFromModel: hasModel,
    isOffRoad: offRoadBodies.includes(body),
    isGlider: body === gliderBody,
    hasModel,
    lastPosition,
  };
}

function onlyMakeOf({ makes }: VpicWmi): string | undefined {
  return makes.length === 1 ? makes[0] : undefined;
}

/** The sum of the weights of all filled elements. */
export function weightOf(
  { elements }: Vpic,
  { matched: { values, filled: given }, wmi, year, make }: PatternReading,
): number {
  const { weights } = elements;
  let sum = 0;
  for (const element of given) sum += weights[element] ?? 0;
  const filled: number[] = [];
  // Elements without rows come after those that can have values, so `values` does not hold them.
  const isFilled = (element: number) => (values[element] ?? 0) !== 0 || filled.includes(element);
  const fill = (element: number) => {
    if (element < 0 || isFilled(element)) return;
    filled.push(element);
    sum += weights[element] ?? 0;
  };
  for (const { element } of elements.defaultsOf(wmi.vehicleTypeId)) fill(element);
  const has = (elementId: number) => isFilled(elements.placeOf(elementId));
  if (has(elementIds.displacementL) || has(elementIds.displacementCi)) {
    fill(elements.placeOf(elementIds.displacementCc));
  }
  if (year !== undefined) fill(elements.placeOf(elementIds.year));
  if (make !== undefined) fill(elements.placeOf(elementIds.make));
  if (wmi.vehicleTypeId !== 0) fill(elements.placeOf(elementIds.vehicleType));
  return sum;
}
