import type {
  AirbagLocation,
  Availability,
  BatteryChemistry,
  BrakeSystem,
  DriveType,
  EngineConfiguration,
  SeatBeltType,
  TransmissionStyle,
} from "./value-lists.ts";

/** Words of an answer, by NHTSA's number of the value. */
type ById<Word> = Readonly<Record<number, Word>>;

/** How the value of an element becomes the value of a field. */
type Reading =
  /** By NHTSA's number of the value. A value that is not listed gives no field. */
  | { readonly values: Readonly<Record<number, string | boolean | number>> }
  /**
   * A whole number above 0, a decimal number above 0, a text, or all texts of a free-text element.
   */
  | { readonly kind: "count" | "decimal" | "text" | "texts" };

/** A field that comes from one element of NHTSA's vPIC. */
export type DetailField = Reading & {
  /** Where the answer has the field: a group and a field of it, or only a field. */
  readonly group?: DetailGroup;
  readonly field: string;
  /** NHTSA's number of the element. */
  readonly elementId: number;
};

/** The groups of an answer that come only from NHTSA's vPIC. */
const detailGroups = [
  "transmission",
  "battery",
  "charging",
  "brakes",
  "restraints",
  "driverAssistance",
] as const;
export type DetailGroup = (typeof detailGroups)[number];

const availability: ById<Availability> = { 1: "standard", 2: "not-available", 3: "optional" };
const airbagRows: ById<AirbagLocation> = {
  1: "driver",
  2: "passenger",
  3: "first-row",
  4: "first-two-rows",
  5: "first-three-rows",
  6: "all-rows",
};

/**
 * Table DriveType of vPIC, September 2026. 6 (other) and 8 (glider) say nothing about the drive.
 */
const driveTypes: ById<DriveType> = {
  1: "front-wheel",
  2: "four-wheel",
  3: "all-wheel",
  4: "rear-wheel",
  5: "6x4",
  7: "4x2",
  9: "6x2",
  10: "8x8",
  12: "8x4",
  13: "6x6",
  14: "8x6",
  15: "10x4",
  16: "10x6",
  17: "12x4",
  18: "12x6",
  19: "14x4",
  20: "8x2",
  21: "10x10",
  22: "14x6",
  23: "10x8",
  24: "two-or-four-wheel",
};

/** Table Transmission of vPIC, September 2026. */
const transmissionStyles: ById<TransmissionStyle> = {
  2: "automatic",
  3: "manual",
  4: "electronic-cvt",
  7: "cvt",
  8: "automated-manual",
  9: "shaft-drive",
  10: "chain-drive",
  11: "shaft-drive",
  12: "belt-cvt",
  13: "chain-drive",
  14: "dual-clutch",
  15: "direct-drive",
};

/** Table BatteryType of vPIC, September 2026. */
const chemistries: ById<BatteryChemistry> = {
  1: "lead-acid",
  2: "nickel-metal-hydride",
  3: "lithium-ion",
  4: "cobalt-dioxide",
  5: "nickel-cobalt-manganese",
  6: "nickel-cobalt-aluminum",
  7: "manganese-oxide-spinel",
  8: "iron-phosphate",
  9: "silicon",
};

/** Table BrakeSystem of vPIC, September 2026. */
const brakeSystems: ById<BrakeSystem> = {
  1: "air",
  2: "hydraulic",
  3: "air-and-hydraulic",
  4: "electric",
  5: "mechanical",
};

/** Table SeatBeltsAll of vPIC, September 2026. */
const seatBelts: ById<SeatBeltType> = { 1: "manual", 2: "automatic", 3: "manual-and-automatic" };

/** Table EngineConfiguration of vPIC, September 2026. */
const configurations: ById<EngineConfiguration> = {
  1: "inline",
  2: "v",
  3: "rotary",
  4: "w",
  5: "horizontally-opposed",
};

/**
 * The fields that come only from NHTSA's vPIC, by the numbers of its value lists of September 2026.
 * The numbers do not change from month to month, the words do. Lane keeping and rear cross traffic
 * number their values differently.
 */
export const detailFields: readonly DetailField[] = [
  { field: "driveType", elementId: 15, values: driveTypes },
  { field: "seats", elementId: 33, kind: "count" },
  { group: "transmission", field: "style", elementId: 37, values: transmissionStyles },
  { group: "transmission", field: "speeds", elementId: 63, kind: "count" },
  { group: "battery", field: "chemistry", elementId: 2, values: chemistries },
  { group: "battery", field: "energyKwh", elementId: 59, kind: "decimal" },
  { group: "battery", field: "energyKwhTo", elementId: 134, kind: "decimal" },
  { group: "battery", field: "voltage", elementId: 58, kind: "count" },
  { group: "battery", field: "voltageTo", elementId: 133, kind: "count" },
  { group: "battery", field: "packs", elementId: 138, kind: "count" },
  { group: "battery", field: "modulesPerPack", elementId: 137, kind: "count" },
  { group: "battery", field: "cellsPerModule", elementId: 48, kind: "count" },
  { group: "charging", field: "level", elementId: 127, values: { 1: 1, 2: 2, 3: 3 } },
  { group: "charging", field: "powerKw", elementId: 128, kind: "count" },
  { group: "brakes", field: "system", elementId: 42, values: brakeSystems },
  { group: "brakes", field: "description", elementId: 52, kind: "text" },
  { group: "brakes", field: "abs", elementId: 86, values: availability },
  { group: "restraints", field: "seatBelts", elementId: 79, values: seatBelts },
  { group: "restraints", field: "pretensioners", elementId: 78, values: { 1: true, 2: false } },
  { group: "restraints", field: "frontAirbags", elementId: 65, values: airbagRows },
  { group: "restraints", field: "sideAirbags", elementId: 107, values: airbagRows },
  { group: "restraints", field: "curtainAirbags", elementId: 55, values: airbagRows },
  { group: "restraints", field: "kneeAirbags", elementId: 69, values: airbagRows },
  { group: "restraints", field: "seatCushionAirbags", elementId: 56, values: airbagRows },
  { group: "restraints", field: "other", elementId: 121, kind: "texts" },
  ...(
    [
      ["adaptiveCruiseControl", 81],
      ["blindSpotIntervention", 193],
      ["blindSpotWarning", 88],
      ["crashImminentBraking", 87],
      ["dynamicBrakeSupport", 170],
      ["electronicStabilityControl", 99],
      ["forwardCollisionWarning", 101],
      ["laneCentering", 194],
      ["laneDepartureWarning", 102],
      ["parkingAssist", 105],
      ["pedestrianBraking", 171],
      ["rearBraking", 192],
      ["rearCamera", 104],
      ["tractionControl", 100],
    ] as const
  ).map(([field, elementId]) => {
    return { group: "driverAssistance", field, elementId, values: availability } as const;
  }),
  {
    group: "driverAssistance",
    field: "laneKeeping",
    elementId: 103,
    values: { 1: "standard", 4: "not-available", 5: "optional" },
  },
  {
    group: "driverAssistance",
    field: "rearCrossTrafficAlert",
    elementId: 183,
    values: { 1: "standard", 2: "optional", 3: "not-available" },
  },
];

/** Fields of `engine` that come only from NHTSA's vPIC. */
export const engineDetailFields: readonly DetailField[] = [
  { field: "configuration", elementId: 64, values: configurations },
  { field: "turbo", elementId: 135, values: { 1: true, 2: false } },
  { field: "manufacturer", elementId: 146, kind: "text" },
];
