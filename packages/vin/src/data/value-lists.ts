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

/** Wheels that are driven, of an answer. `6x4` means six wheels, four of them driven. */
export const driveTypes = [
  "front-wheel",
  "rear-wheel",
  "all-wheel",
  "four-wheel",
  "two-or-four-wheel",
  "4x2",
  "6x2",
  "6x4",
  "6x6",
  "8x2",
  "8x4",
  "8x6",
  "8x8",
  "10x4",
  "10x6",
  "10x8",
  "10x10",
  "12x4",
  "12x6",
  "14x4",
  "14x6",
] as const;

/** Transmissions of an answer. */
export const transmissionStyles = [
  "automatic",
  "manual",
  "automated-manual",
  "dual-clutch",
  "cvt",
  "electronic-cvt",
  "belt-cvt",
  "chain-drive",
  "shaft-drive",
  "direct-drive",
] as const;

/** Arrangements of the cylinders of an answer. */
export const engineConfigurations = ["inline", "v", "w", "horizontally-opposed", "rotary"] as const;

/** Battery chemistries of an answer. */
export const batteryChemistries = [
  "lead-acid",
  "nickel-metal-hydride",
  "lithium-ion",
  "cobalt-dioxide",
  "nickel-cobalt-manganese",
  "nickel-cobalt-aluminum",
  "manganese-oxide-spinel",
  "iron-phosphate",
  "silicon",
] as const;

/** Brake systems of an answer. */
export const brakeSystems = [
  "air",
  "hydraulic",
  "air-and-hydraulic",
  "electric",
  "mechanical",
] as const;

/** Seat belts of an answer. */
export const seatBeltTypes = ["manual", "automatic", "manual-and-automatic"] as const;

/** Where air bags are. */
export const airbagLocations = [
  "driver",
  "passenger",
  "first-row",
  "first-two-rows",
  "first-three-rows",
  "all-rows",
] as const;

/** Whether all vehicles of a type have a feature, some, or none. */
export const availabilities = ["standard", "optional", "not-available"] as const;

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
/** A member of {@link driveTypes}. */
export type DriveType = (typeof driveTypes)[number];
/** A member of {@link transmissionStyles}. */
export type TransmissionStyle = (typeof transmissionStyles)[number];
/** A member of {@link engineConfigurations}. */
export type EngineConfiguration = (typeof engineConfigurations)[number];
/** A member of {@link batteryChemistries}. */
export type BatteryChemistry = (typeof batteryChemistries)[number];
/** A member of {@link brakeSystems}. */
export type BrakeSystem = (typeof brakeSystems)[number];
/** A member of {@link seatBeltTypes}. */
export type SeatBeltType = (typeof seatBeltTypes)[number];
/** A member of {@link airbagLocations}. */
export type AirbagLocation = (typeof airbagLocations)[number];
/** A member of {@link availabilities}. */
export type Availability = (typeof availabilities)[number];
/** A member of {@link elementOrigins}. */
export type ElementOrigin = (typeof elementOrigins)[number];
/** The market whose way of writing VINs a VIN follows. */
export type MarketValue = (typeof marketValues)[number];
/**
 * How well the sources support a value: the maker or an authority says it (`published`), two
 * sources agree (`two_sources`), or one good source says it (`one_source`).
 */
export type Confidence = (typeof confidences)[number];
/** A member of {@link regions}. */
export type Region = (typeof regions)[number];
