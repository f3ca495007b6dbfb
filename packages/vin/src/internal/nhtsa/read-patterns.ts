import { elementIds } from "../../data/elements.ts";
import { gliderBody, offRoadBodies } from "../../data/vpic-values.ts";
import type { Plan } from "../plan/build-plan.ts";
import { elementValueId, indexedValue, type Matched, matchPlan } from "../plan/match-plan.ts";
import type { Vpic } from "../vpic/vpic.ts";
import type { VpicWmi } from "../vpic/wmi-table.ts";
import { addSpecifications } from "./add-specifications.ts";
import { toCodes, weighCodes } from "./error-codes.ts";
import { isExcused, lastExcusedPosition } from "./missing-elements.ts";
import { findWrong, type WrongPosition } from "./wrong-positions.ts";

/** What the matching keys give for one VIN and model year. It depends only on the characters that some key reads. */
export interface PatternReading {
  readonly wmi: VpicWmi;
  readonly year: number | undefined;
  readonly matched: Matched;
  /** The text that keys are matched with: positions 4-8, a bar, and 10 up to the last position that some key reads. */
  readonly matchText: string;
  readonly wrong: readonly WrongPosition[];
  /** The positions among 4-8 and 11 that no matching key reads. */
  readonly unused: readonly number[];
  readonly make: string | undefined;
  /** Whether the make comes from the model; if not, it is the only make of the WMI. */
  readonly makeFromModel: boolean;
  readonly isOffRoad: boolean;
  readonly isGlider: boolean;
  readonly hasModel: boolean;
  readonly weight: number;
  /**
   * Every character is declared, or may be declared in rows that the snapshot lacks; so a right check digit makes the
   * VIN right.
   */
  readonly isSound: boolean;
  /** The error codes if the check digit, the year code and the serial number are right. */
  readonly cleanCodes: readonly number[];
  /** The weight of these codes in the choice between two model years. There, an undeclared character always counts. */
  readonly cleanWeight: number;
  /** The last position that some key of the plan reads. */
  readonly lastPosition: number;
}

const noPositions: readonly number[] = [];
/** The last position of the descriptor. A key that reads further reads the serial number. */
const lastOfDescriptor = 11;
/**
 * The code for any wrong character. Codes 2 to 4 differ only in how many characters the keys allow instead, which means
 * nothing if keys are missing.
 */
const oneWrong: readonly number[] = [2];

/** Matches a VIN with the keys of a plan, and derives what follows from the matches. */
export function readPatterns(
  vpic: Vpic,
  plan: Plan,
  wmi: VpicWmi,
  vin: string,
  year: number | undefined,
): PatternReading {
  // The positions that are checked or unused go up to 11, or 14, whether or not a key reads them.
  const end = Math.max(lastOfDescriptor, plan.lastPosition);
  const matchText = `${vin.slice(3, 8)}|${vin.slice(9, end)}`;
  const matched = matchPlan(vpic, plan, vin);
  addSpecifications(vpic, matched, wmi, year);
  const body = elementValueId(vpic, matched, elementIds.bodyClass);
  const isKnown = matched.rows > 0;
  const { make, makeFromModel } = findMake(vpic, matched, wmi);
  const patterns = {
    matched,
    matchText,
    wrong: isKnown ? findWrong(plan, wmi, vin) : [],
    unused: isKnown
      ? [4, 5, 6, 7, 8, 11].filter(
          (each) => each <= vin.length && ((matched.usedPositions >> each) & 1) === 0,
        )
      : noPositions,
    make,
    makeFromModel,
    isOffRoad: offRoadBodies.includes(body),
    isGlider: body === gliderBody,
    hasModel: indexedValue(vpic, matched, elementIds.model) !== 0,
    weight: weigh(vpic, matched, wmi, year !== undefined, make !== undefined),
  };
  const excused = isExcused(vpic, patterns);
  const nothing = {
    noYear: false,
    invalid: false,
    contradicts: false,
    wrongDigit: false,
    isShort: false,
  };
  const counted = excused
    ? patterns.unused.filter((each) => each > lastExcusedPosition)
    : patterns.unused;
  const doubted = patterns.wrong.length === 0 ? noPositions : oneWrong;
  return {
    ...patterns,
    wmi,
    year,
    isSound: patterns.wrong.length === 0 || excused,
    cleanCodes: toCodes({ patterns, unused: counted, judged: noPositions, ...nothing }),
    cleanWeight: weighCodes(
      toCodes({ patterns, unused: patterns.unused, judged: doubted, ...nothing }),
    ),
    lastPosition: plan.lastPosition,
  };
}

function findMake(vpic: Vpic, matched: Matched, wmi: VpicWmi) {
  const model = indexedValue(vpic, matched, elementIds.model);
  if (model !== 0) return { make: vpic.makeOfModel(model - 1), makeFromModel: true };
  const [only, ...others] = wmi.makes;
  return { make: others.length === 0 ? only : undefined, makeFromModel: false };
}

/** The sum of the weights of all filled elements. */
function weigh(
  { elements }: Vpic,
  { values }: Matched,
  wmi: VpicWmi,
  hasYear: boolean,
  hasMake: boolean,
): number {
  const filled = new Uint8Array(elements.ids.length);
  const fill = (id: number) => {
    filled[elements.placeOf(id)] = 1;
  };
  for (let element = 0; element < elements.count; element++) {
    if (values[element] !== 0) filled[element] = 1;
  }
  for (const { vehicleType, element } of elements.defaults) {
    if (vehicleType === wmi.vehicleTypeId) filled[element] = 1;
  }
  const has = (id: number) => filled[elements.placeOf(id)] === 1;
  if (has(elementIds.displacementL) || has(elementIds.displacementCi)) {
    fill(elementIds.displacementCc);
  }
  if (hasYear) fill(elementIds.year);
  if (hasMake) fill(elementIds.make);
  if (wmi.vehicleTypeId !== 0) fill(elementIds.vehicleType);
  return filled.reduce((sum, one, element) => sum + one * (elements.weights[element] ?? 0), 0);
}
