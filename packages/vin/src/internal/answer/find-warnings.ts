import { deepFreeze } from "@almanac/kernel/objects/objects";
import { warningSentences } from "../../data/warning-sentences.ts";
import type { Vehicle, VehicleWarning } from "../../types.ts";
import type { Evidence } from "../evidence/evidence.ts";
import type { Pass } from "../nhtsa/decoding-pass.ts";
import type { WrongPosition } from "../nhtsa/wrong-positions.ts";
import { wrongCheckDigit } from "../vin/check-digit.ts";
import { bitsOf, positionsIn } from "../vin/vin-characters.ts";
import type { EfficiencyFinding } from "./efficiency-table.ts";

/** The warnings of an answer. */
export function findWarnings(
  evidence: Evidence,
  vehicle: Vehicle,
  epa: EfficiencyFinding | undefined,
): VehicleWarning[] {
  const warnings: VehicleWarning[] = [];
  checkDigitWarning(evidence, warnings);
  yearWarning(evidence, warnings);
  if (evidence.facts !== undefined && evidence.nhtsa !== undefined) {
    nhtsaWarnings(evidence.nhtsa.pass, evidence, warnings);
  } else if (evidence.market.value === "north-america") {
    warnings.push(fixed("not_registered_us"));
  }
  if (evidence.code.isSurrogate) warnings.push(fixed("surrogate_vin"));
  candidateWarnings(vehicle, warnings);
  if (epa !== undefined) warnings.push(...efficiencyWarnings(epa));
  unknownWarning(vehicle, warnings);
  // A list that grew has room for 17 values, and the copy only for its own. Answers are kept.
  return warnings.slice();
}

/**
 * Makes a function that returns the warning of a key. It creates each warning once, and many
 * answers share it: there are a few hundred different ones.
 */
function shared<Key>(create: (key: Key) => VehicleWarning): (key: Key) => VehicleWarning {
  const known = new Map<Key, VehicleWarning>();
  return (key) => {
    let warning = known.get(key);
    if (warning === undefined) {
      warning = deepFreeze(create(key));
      known.set(key, warning);
    }
    return warning;
  };
}

const fixed = shared((code: keyof typeof warningSentences) => {
  return { code, message: warningSentences[code] };
});

function checkDigitWarning(evidence: Evidence, warnings: VehicleWarning[]) {
  const { checkDigit, isExcepted, market, nhtsa } = evidence;
  if (checkDigit.valid || isExcepted || !market.checkDigitExpected) return;
  if (nhtsa?.pass.patterns.isOffRoad) return;
  warnings.push(wrongCheckDigit(checkDigit.given, checkDigit.expected));
}

function yearWarning({ year, nhtsa, facts, request }: Evidence, warnings: VehicleWarning[]) {
  const { candidates, why } = year;
  if (year.status === "not_encoded") {
    warnings.push({ code: "year_not_encoded", message: `The VIN has no year: ${why}.` });
  } else if (year.status === "unreadable") {
    warnings.push({
      code: "year_code",
      message: `Position 10 is ${request.vin[9]}, which is not a year: ${why}.`,
      positions: [10],
    });
  } else if (year.status === "unknown") {
    const known = candidates === undefined ? {} : { candidates };
    warnings.push({ code: "year_unknown", message: `The year is not known: ${why}.`, ...known });
  } else if (candidates !== undefined) {
    const others = candidates.filter((each) => each !== year.year);
    warnings.push({
      code: "year_ambiguous",
      message:
        year.year === undefined
          ? `The VIN fits ${others.join(" and ")}: ${why}.`
          : `The year could also be ${others.join(" or ")}: ${why}. Pass \`year\` if it is known.`,
      candidates,
    });
  }
  if (facts !== undefined && nhtsa?.pass.codes.includes(12)) {
    warnings.push({
      code: "year_contradicted",
      message: `The given year ${request.year} contradicts position 10.`,
      positions: [10],
    });
  }
}

function nhtsaWarnings(pass: Pass, evidence: Evidence, warnings: VehicleWarning[]) {
  const has = (code: number) => pass.codes.includes(code);
  if (has(8)) warnings.push(fixed("no_detail"));
  const { unused } = pass.patterns;
  if (has(14) || unused !== 0) warnings.push(partialMatch(unused));
  if (pass.corrected !== undefined) {
    const [only] = pass.wrong;
    if (only !== undefined) warnings.push(suggestedVin(only.position, pass.corrected));
  } else if (pass.wrong.length > 0) {
    warnings.push(possibleValues(pass.wrong));
  }
  if (has(400)) {
    const positions = pass.invalidPositions.filter((position) => position !== 10);
    const message = `49 CFR 565 does not allow the characters at ${positions.join(", ")}.`;
    if (positions.length > 0) warnings.push({ code: "invalid_positions", message, positions });
  }
  if (has(9)) warnings.push(fixed("glider"));
  if (has(10)) warnings.push(fixed("off_road"));
  const { facts } = evidence;
  if (facts?.vehicleType === "incomplete" || facts?.bodyType === "incomplete") {
    warnings.push(fixed("incomplete_vehicle"));
  }
}

/** The warning that no row reads some positions, which are given as bits. */
const partialMatch = shared((bits: number) => {
  const positions = positionsIn(bits);
  return positions.length === 0
    ? { code: "partial_match", message: "The model is not declared to NHTSA." }
    : {
        code: "partial_match",
        message: `No row of the snapshot says what the characters at ${positions.join(", ")} mean.`,
        positions,
      };
});

/**
 * The warning that no pattern fits some characters, without the characters that would fit. The
 * positions are bits.
 */
const noPattern = shared((bits: number) => {
  const positions = positionsIn(bits);
  return {
    code: "possible_values",
    message: `No pattern fits the characters at ${positions.join(", ")}.`,
    positions,
  };
});

/** The same for one position, with the characters that would fit. */
const noPatternAt = shared((wrong: WrongPosition) => {
  return { ...noPattern(1 << wrong.position), possibleValues: [wrong] };
});

/**
 * The warning that no pattern fits some characters. If no key allows any character at a position,
 * it names none.
 */
function possibleValues(wrong: readonly WrongPosition[]): VehicleWarning {
  const [only] = wrong;
  if (only !== undefined && wrong.length === 1 && only.characters !== "") return noPatternAt(only);
  const warning = noPattern(bitsOf(wrong.map(({ position }) => position)));
  const known = wrong.filter(({ characters }) => characters !== "");
  if (known.length === 0) return warning;
  // Field by field, because the engine copies a frozen object slowly.
  const { code, message, positions } = warning;
  return { code, message, positions, possibleValues: known.slice() };
}

/** The warning that one character does not fit, with the VIN that would fit. It is frozen. */
export function suggestedVin(position: number, corrected: string): VehicleWarning {
  return Object.freeze({
    code: "suggested_vin",
    message: `No pattern fits position ${position}; ${corrected} would fit.`,
    positions: Object.freeze([position]),
    suggestedVin: corrected,
  });
}

function candidateWarnings(vehicle: Vehicle, warnings: VehicleWarning[]) {
  if (vehicle.modelCandidates !== undefined) {
    warnings.push({
      code: "model_ambiguous",
      message: `The VIN does not distinguish ${vehicle.modelCandidates.join(", ")}.`,
      candidates: vehicle.modelCandidates,
    });
  }
  if (vehicle.makeCandidates !== undefined) {
    warnings.push({
      code: "make_ambiguous",
      message: `The code serves ${vehicle.makeCandidates.join(", ")}.`,
      candidates: vehicle.makeCandidates,
    });
  }
}

const fieldWords = { driveType: "drive", transmission: "gearbox" } as const;

/** Names each field that is declared to NHTSA and that no row of EPA has. */
function efficiencyWarnings({ differences }: EfficiencyFinding): VehicleWarning[] {
  return differences.map(({ field, words }) => ({
    code: "epa_differs",
    message: `The ${fieldWords[field]} is as declared to NHTSA; EPA rated this vehicle only with: ${words}.`,
    fields: [field],
  }));
}

/** The fields of the service description, in the order of their bits. */
const describedFields = [
  "make",
  "model",
  "year",
  "bodyType",
  "engine.fuel",
  "engine.capacityCc",
  "dimensions",
] as const;

/** The warning that some of {@link describedFields} are not known. They are given as bits. */
const unknownFields = shared((bits: number) => {
  const fields = describedFields.filter((_, index) => (bits >> index) & 1);
  return {
    code: "unknown_fields",
    message: `Not known for this VIN: ${fields.join(", ")}.`,
    fields,
  };
});

/**
 * Lists the fields of the service description that are missing. An electric car has no capacity, so
 * that is not missing.
 */
function unknownWarning(vehicle: Vehicle, warnings: VehicleWarning[]) {
  const { make, model, year, bodyType, engine, dimensions } = vehicle;
  const hasEngine = vehicle.vehicleType !== "trailer" && bodyType !== "trailer";
  const hasCapacity = hasEngine && engine?.fuel !== "electric";
  let bits = make === undefined ? 1 : 0;
  if (model === undefined) bits |= 2;
  if (year === undefined) bits |= 4;
  if (bodyType === undefined) bits |= 8;
  if (hasEngine && engine?.fuel === undefined) bits |= 16;
  if (hasCapacity && engine?.capacityCc === undefined) bits |= 32;
  if (dimensions === undefined) bits |= 64;
  if (bits !== 0) warnings.push(unknownFields(bits));
}
