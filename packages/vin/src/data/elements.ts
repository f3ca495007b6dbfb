import { detailFields, engineDetailFields } from "./detail-fields.ts";

/** NHTSA's numbers of the elements that this library names. */
export const elementIds = {
  bodyClass: 5,
  cylinders: 9,
  displacementCc: 11,
  displacementCi: 12,
  displacementL: 13,
  doors: 14,
  driveType: 15,
  engineModel: 18,
  powerKw: 21,
  fuelPrimary: 24,
  gvwrFrom: 25,
  make: 26,
  manufacturer: 27,
  model: 28,
  year: 29,
  plantCity: 31,
  series: 34,
  trim: 38,
  vehicleType: 39,
  fuelSecondary: 66,
  powerHp: 71,
  plantCountry: 75,
  plantState: 77,
  powerHpTo: 125,
  electrification: 126,
  gvwrTo: 190,
} as const;

/**
 * In the file for browsers, stands for all elements that it does not tell. Their keys still say
 * which positions of a VIN mean something.
 */
export const untoldElement = 0;

/**
 * Free-text elements: an answer of NHTSA has every matching value of these, not only the best one.
 */
export const elementsWithManyValues: readonly number[] = [114, 121, 129, 150, 154, 155, 169, 186];

/**
 * The fields of an answer that come from one element, or from the first filled element of several.
 */
export const elementIdsOfField: readonly (readonly [string, readonly number[]])[] = [
  ["model", [elementIds.model]],
  ["bodyType", [elementIds.bodyClass]],
  [
    "engine.capacityCc",
    [elementIds.displacementCc, elementIds.displacementL, elementIds.displacementCi],
  ],
  ["engine.fuel", [elementIds.fuelPrimary]],
  ["engine.powerKw", [elementIds.powerKw, elementIds.powerHp]],
  ["engine.powerKwTo", [elementIds.powerHpTo]],
  ["electrification", [elementIds.electrification, elementIds.fuelPrimary]],
  ["series", [elementIds.series]],
  ["trim", [elementIds.trim]],
  ["doors", [elementIds.doors]],
  ["cylinders", [elementIds.cylinders]],
  ["engineModel", [elementIds.engineModel]],
  ["gvwrClass", [elementIds.gvwrFrom]],
  ["plant.city", [elementIds.plantCity]],
  ["plant.state", [elementIds.plantState]],
  ["plant.country", [elementIds.plantCountry]],
  ...[...detailFields, ...engineDetailFields.map((each) => ({ ...each, group: "engine" }))].map(
    ({ group, field, elementId }) => {
      return [group === undefined ? field : `${group}.${field}`, [elementId]] as const;
    },
  ),
];
