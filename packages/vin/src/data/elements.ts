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
  fuelPrimary: 24,
  gvwrFrom: 25,
  make: 26,
  model: 28,
  year: 29,
  plantCity: 31,
  series: 34,
  trim: 38,
  vehicleType: 39,
  fuelSecondary: 66,
  plantCountry: 75,
  plantState: 77,
  electrification: 126,
  gvwrTo: 190,
} as const;

/** Free-text elements: NHTSA keeps every matching value of these, not only the best one. */
export const elementsWithManyValues: readonly number[] = [114, 121, 129, 150, 154, 155, 169, 186];

/**
 * The weight of each filled element when NHTSA's procedure chooses between two model years. Table Element of vPIC, snapshot
 * of February 2026. Elements that are not listed have the weight 0.
 */
export const elementWeights: Readonly<Record<number, number>> = {
  5: 99,
  9: 88,
  11: 98,
  18: 55,
  24: 91,
  25: 70,
  26: 99,
  28: 99,
  29: 99,
  31: 98,
  34: 61,
  38: 61,
  39: 99,
  75: 99,
  77: 98,
};

/** The element names that an explanation shows. Table Element of vPIC, snapshot of February 2026. */
export const elementNames: Readonly<Record<number, string>> = {
  2: "Battery Type",
  5: "Body Class",
  9: "Engine Number of Cylinders",
  11: "Displacement (CC)",
  12: "Displacement (CI)",
  13: "Displacement (L)",
  14: "Doors",
  15: "Drive Type",
  17: "Engine Cycles",
  18: "Engine Model",
  21: "Engine Power (kW)",
  24: "Fuel Type - Primary",
  25: "Gross Vehicle Weight Rating From",
  28: "Model",
  31: "Plant City",
  34: "Series",
  38: "Trim",
  42: "Brake System Type",
  62: "Valve Train Design",
  64: "Engine Configuration",
  66: "Fuel Type - Secondary",
  67: "Fuel Delivery / Fuel Injection Type",
  71: "Engine Brake (hp) From",
  75: "Plant Country",
  77: "Plant State",
  121: "Other Restraint System Info",
  122: "Cooling Type",
  125: "Other Engine Info",
  126: "Electrification Level",
  127: "Charger Level",
  129: "Other Engine Info",
  135: "Turbo",
  136: "Base Price ($)",
  146: "Engine Manufacturer",
  190: "Gross Vehicle Weight Rating To",
};

/**
 * The value that NHTSA fills in for a vehicle type if no pattern gives one; only for elements that have a weight. Table
 * DefaultValue, December 2019.
 */
export const elementDefaults: Readonly<Record<number, { element: number; value: string }>> = {
  1: { element: 25, value: "10" },
  6: { element: 24, value: "" },
  9: { element: 25, value: "10" },
};

/** The fields of an answer that come from one element, or from the first filled element of several. */
export const elementsOfField: readonly (readonly [string, readonly number[]])[] = [
  ["model", [elementIds.model]],
  ["bodyType", [elementIds.bodyClass]],
  [
    "engine.capacityCc",
    [elementIds.displacementCc, elementIds.displacementL, elementIds.displacementCi],
  ],
  ["engine.fuel", [elementIds.fuelPrimary]],
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
];
