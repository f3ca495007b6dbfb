/** Body types of an answer, in the order of the documentation. */
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

/** Regions of the world that a VIN's first character can mean. */
export const regions = [
  "africa",
  "asia",
  "europe",
  "north-america",
  "oceania",
  "south-america",
] as const;

/** Markets of an answer: each has its own way of writing VINs. */
export const marketValues = ["north-america", "elsewhere"] as const;

/** Where NHTSA's procedure takes the value of an element from. */
export const elementOrigins = [
  "pattern",
  "engine_model",
  "specification",
  "code",
  "model",
  "year",
  "conversion",
  "default",
] as const;

/** How well the sources support a value, best first. Rows with weaker support do not ship. */
export const confidences = ["published", "two_sources", "one_source"] as const;

/** A member of {@link bodyTypes}. */
export type BodyType = (typeof bodyTypes)[number];
/** A member of {@link fuels}. */
export type Fuel = (typeof fuels)[number];
/** A member of {@link electrifications}. */
export type Electrification = (typeof electrifications)[number];
/** A member of {@link vehicleTypes}. */
export type VehicleType = (typeof vehicleTypes)[number];
/** A member of {@link elementOrigins}. */
export type ElementOrigin = (typeof elementOrigins)[number];
/** The market whose way of writing VINs a VIN follows. */
export type MarketValue = (typeof marketValues)[number];
/**
 * How well the sources support a value: the maker or an authority says it (`published`), two sources agree (`two_sources`),
 * or one good source says it (`one_source`).
 */
export type Confidence = (typeof confidences)[number];
/** A member of {@link regions}. */
export type Region = (typeof regions)[number];
