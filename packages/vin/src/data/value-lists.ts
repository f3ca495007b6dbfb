/** Body types of an answer, in the order in which the documentation lists them. */
export const bodyTypes = [
  "sedan",
  "coupe",
  "convertible",
  "hatchback",
  "wagon",
  "suv",
  "pickup",
  "minivan",
  "van",
  "truck",
  "bus",
  "motorcycle",
  "trailer",
  "motorhome",
  "limousine",
  "low-speed",
  "off-road",
  "incomplete",
  "other",
] as const;

/** Fuels of an answer. */
export const fuels = [
  "gasoline",
  "diesel",
  "electric",
  "flex-fuel",
  "ethanol",
  "methanol",
  "cng",
  "lng",
  "natural-gas",
  "lpg",
  "hydrogen",
] as const;

/** Levels of electrification of an answer. */
export const electrifications = [
  "none",
  "mild-hybrid",
  "hybrid",
  "plug-in-hybrid",
  "battery",
  "fuel-cell",
] as const;

/** Kinds of vehicle of an answer. */
export const vehicleTypes = [
  "motorcycle",
  "car",
  "truck",
  "bus",
  "trailer",
  "mpv",
  "low-speed",
  "incomplete",
  "off-road",
] as const;

/** Regions of the world that a VIN's first character stands for. */
export const regions = [
  "africa",
  "asia",
  "europe",
  "north-america",
  "oceania",
  "south-america",
] as const;

/** How well a fact is attested: A two sources agree, B one good source, C weak. */
export const confidences = ["A", "B", "C"] as const;

export type BodyType = (typeof bodyTypes)[number];
export type Fuel = (typeof fuels)[number];
export type Electrification = (typeof electrifications)[number];
export type VehicleType = (typeof vehicleTypes)[number];
export type Confidence = (typeof confidences)[number];
export type Region = (typeof regions)[number];
