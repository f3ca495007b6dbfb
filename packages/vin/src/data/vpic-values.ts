import type { BodyType, Electrification, Fuel, VehicleType } from "./value-lists.ts";

/**
 * NHTSA's body classes by id. Table BodyStyle of vPIC, February 2026. Its labels change, its ids
 * do not.
 */
export const bodyTypeById: Readonly<Record<string, BodyType>> = {
  1: "convertible",
  2: "minivan",
  3: "coupe",
  4: "low-speed",
  5: "hatchback",
  6: "motorcycle",
  7: "suv",
  8: "suv",
  9: "van",
  10: "convertible",
  11: "truck",
  12: "motorcycle",
  13: "sedan",
  15: "wagon",
  16: "bus",
  60: "pickup",
  61: "trailer",
  62: "incomplete",
  63: "incomplete",
  64: "incomplete",
  65: "incomplete",
  66: "truck",
  67: "incomplete",
  68: "other",
  69: "off-road",
  70: "incomplete",
  71: "incomplete",
  72: "incomplete",
  73: "bus",
  74: "incomplete",
  75: "incomplete",
  76: "incomplete",
  77: "incomplete",
  78: "incomplete",
  80: "motorcycle",
  81: "motorcycle",
  82: "motorcycle",
  83: "motorcycle",
  84: "off-road",
  85: "motorcycle",
  86: "off-road",
  87: "motorcycle",
  88: "off-road",
  90: "motorcycle",
  94: "motorcycle",
  95: "van",
  97: "off-road",
  98: "motorcycle",
  100: "motorcycle",
  103: "motorcycle",
  104: "motorcycle",
  105: "off-road",
  107: "incomplete",
  108: "motorhome",
  109: "motorcycle",
  110: "motorcycle",
  111: "van",
  112: "incomplete",
  113: "off-road",
  114: "motorcycle",
  116: "incomplete",
  117: "limousine",
  119: "pickup",
  124: "off-road",
  125: "motorcycle",
  126: "off-road",
  127: "off-road",
  128: "other",
  129: "other",
  130: "other",
  131: "motorcycle",
};

/** Table FuelType of vPIC by id, February 2026. */
export const fuelById: Readonly<Record<string, Fuel>> = {
  1: "diesel",
  2: "electric",
  4: "gasoline",
  6: "cng",
  7: "lng",
  8: "hydrogen",
  9: "lpg",
  10: "ethanol",
  11: "ethanol",
  13: "methanol",
  14: "methanol",
  15: "flex-fuel",
  17: "natural-gas",
  18: "hydrogen",
};

/**
 * Table ElectrificationLevel of vPIC by id, February 2026; 9 is a hybrid whose level is unknown.
 */
export const electrificationById: Readonly<Record<string, Electrification>> = {
  1: "mild-hybrid",
  2: "hybrid",
  3: "plug-in-hybrid",
  4: "battery",
  5: "fuel-cell",
  9: "hybrid",
};

/** Table VehicleType of vPIC by id, February 2026. */
export const vehicleTypeById: Readonly<Record<string, VehicleType>> = {
  1: "motorcycle",
  2: "car",
  3: "truck",
  5: "bus",
  6: "trailer",
  7: "mpv",
  9: "low-speed",
  10: "incomplete",
  13: "off-road",
};

/**
 * Table GrossVehicleWeightRating of vPIC by id, February 2026: only the class, which comes before
 * the colon.
 */
export const gvwrClassById: Readonly<Record<string, string>> = {
  1: "1",
  2: "2",
  4: "3",
  5: "4",
  6: "5",
  7: "6",
  8: "7",
  9: "8",
  10: "1A",
  11: "1B",
  12: "1C",
  13: "1D",
  14: "2E",
  15: "2F",
  16: "2G",
  17: "2H",
};

/**
 * The makers' own spelling of makes that vPIC writes in capitals. All other makes are shown as
 * in vPIC.
 */
export const makeNames: Readonly<Record<string, string>> = {
  AIRSTREAM: "Airstream",
  APRILIA: "Aprilia",
  "BUELL (EBR)": "Buell (EBR)",
  "CAN-AM": "Can-Am",
  HUMMER: "Hummer",
  KAWASAKI: "Kawasaki",
  LANCE: "Lance",
  MEIDUO: "Meiduo",
  PIAGGIO: "Piaggio",
  RIVIAN: "Rivian",
  SAAB: "Saab",
  SPYDER: "Spyder",
  VESPA: "Vespa",
  WHITEGMC: "WhiteGMC",
};

/** vPIC's country names as ISO 3166-1 alpha-2. Table Country of vPIC, February 2026. */
export const countryByName: Readonly<Record<string, string>> = {
  ARGENTINA: "AR",
  AUSTRALIA: "AU",
  AUSTRIA: "AT",
  BELGIUM: "BE",
  "BOSNIA AND HERZEGOVINA": "BA",
  BOTSWANA: "BW",
  BRAZIL: "BR",
  CANADA: "CA",
  CHINA: "CN",
  COLOMBIA: "CO",
  "COSTA RICA": "CR",
  CROATIA: "HR",
  "CZECH REPUBLIC": "CZ",
  DENMARK: "DK",
  "DOMINICAN REPUBLIC": "DO",
  EGYPT: "EG",
  "EL SALVADOR": "SV",
  ENGLAND: "GB",
  ESTONIA: "EE",
  FINLAND: "FI",
  FRANCE: "FR",
  GERMANY: "DE",
  GREECE: "GR",
  GUATEMALA: "GT",
  HAITI: "HT",
  "HONG KONG": "HK",
  HUNGARY: "HU",
  INDIA: "IN",
  INDONESIA: "ID",
  IRAN: "IR",
  IRELAND: "IE",
  ISRAEL: "IL",
  ITALY: "IT",
  JAMAICA: "JM",
  JAPAN: "JP",
  JORDAN: "JO",
  KAZAKHSTAN: "KZ",
  KENYA: "KE",
  LIBERIA: "LR",
  LUXEMBOURG: "LU",
  MADAGASCAR: "MG",
  MALAYSIA: "MY",
  MEXICO: "MX",
  MOROCCO: "MA",
  MOZAMBIQUE: "MZ",
  NETHERLANDS: "NL",
  "NEW ZEALAND": "NZ",
  NICARAGUA: "NI",
  "NORTH KOREA": "KP",
  "NORTH MACEDONIA": "MK",
  NORWAY: "NO",
  PANAMA: "PA",
  PERU: "PE",
  PHILIPPINES: "PH",
  POLAND: "PL",
  PORTUGAL: "PT",
  "PUERTO RICO": "PR",
  ROMANIA: "RO",
  RUSSIA: "RU",
  RWANDA: "RW",
  SAMOA: "WS",
  "SAUDI ARABIA": "SA",
  SERBIA: "RS",
  SINGAPORE: "SG",
  SLOVAKIA: "SK",
  SLOVENIA: "SI",
  "SOUTH AFRICA": "ZA",
  "SOUTH KOREA": "KR",
  SPAIN: "ES",
  SWEDEN: "SE",
  SWITZERLAND: "CH",
  TAIWAN: "TW",
  THAILAND: "TH",
  TURKEY: "TR",
  UKRAINE: "UA",
  "UNITED ARAB EMIRATES": "AE",
  "UNITED KINGDOM (UK)": "GB",
  "UNITED STATES (USA)": "US",
  URUGUAY: "UY",
  VENEZUELA: "VE",
  VIETNAM: "VN",
};

/**
 * The weight of vPIC's error codes in the choice between two model years; lower is worse. Table
 * ErrorCode of vPIC, 2026.
 */
export const errorWeights: ReadonlyMap<number, number> = new Map([
  [0, 0],
  [1, -5],
  [2, -100],
  [3, -100],
  [4, -200],
  [5, -300],
  [6, -10],
  [7, -10_000],
  [8, -1000],
  [9, 0],
  [10, 0],
  [11, -20],
  [12, -20],
  [14, -30],
  [400, -40],
]);

/**
 * Body classes of off-road vehicles; the body class of a glider follows. Decode procedure of
 * vPIC, 2026.
 */
export const offRoadBodies: readonly number[] = [69, 84, 86, 88, 97, 105, 113, 124, 126, 127];
export const gliderBody = 64;

/** The source that facts from these tables cite. */
export const vpicSource = {
  id: "vpic",
  title: "NHTSA Vehicle Product Information Catalog (vPIC), public domain",
  url: "https://vpic.nhtsa.dot.gov/",
} as const;
