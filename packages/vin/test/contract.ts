import type { ContractCase as Contract } from "../../../test/contract-case.ts";
import {
  decodeVin,
  generateVins,
  listMakes,
  listModels,
  lookUpWmi,
  type MakesRequest,
  type ModelsRequest,
  matchVin,
  type VinErrorCode,
  type VinGenerationRequest,
} from "../src/node/index.ts";

type ContractCase = Contract<VinErrorCode>;

interface Settings {
  year?: number;
  strict?: boolean;
  explain?: boolean;
}

function decode(
  name: string,
  vin: string,
  settings: Settings = {},
  error?: ContractCase["error"],
): ContractCase {
  const query = new Map(Object.entries(settings).map(([key, value]) => [key, String(value)]));
  const search = [...query].map(([key, value]) => `${key}=${value}`).join("&");
  return {
    name,
    library: () => decodeVin(vin, settings),
    http: {
      method: "GET",
      path: `/v1/vehicles/${encodeURIComponent(vin)}${search === "" ? "" : `?${search}`}`,
    },
    cli: [
      "vin",
      vin,
      ...[...query].flatMap(([key, value]) =>
        value === "true" ? [`--${key}`] : [`--${key}`, value],
      ),
      "--json",
    ],
    ...(error ? { error } : {}),
  };
}

function generate(
  name: string,
  request: VinGenerationRequest,
  error?: ContractCase["error"],
): ContractCase {
  return {
    name,
    library: () => generateVins(request),
    http: { method: "POST", path: "/v1/vehicles/generate", body: request },
    cli: ["vin", "generate", ...optionsOf(request), "--json"],
    ...(error ? { error } : {}),
  };
}

function optionsOf(request: object): string[] {
  return Object.entries(request).flatMap(([key, value]) => [
    `--${key.replace("T", "-t")}`,
    String(value),
  ]);
}

function ask(
  name: string,
  library: () => unknown,
  path: string,
  cli: readonly string[],
  error?: ContractCase["error"],
): ContractCase {
  return {
    name,
    library,
    http: { method: "GET", path },
    cli: ["vin", ...cli, "--json"],
    ...(error ? { error } : {}),
  };
}

const wmi = (name: string, code: string, error?: ContractCase["error"]) =>
  ask(name, () => lookUpWmi(code), `/v1/wmis/${encodeURIComponent(code)}`, ["wmi", code], error);

const match = (name: string, pattern: string, error?: ContractCase["error"]) =>
  ask(
    name,
    () => matchVin(pattern),
    `/v1/vehicles/match?pattern=${encodeURIComponent(pattern)}`,
    ["match", pattern],
    error,
  );

function searchOf(request: object): string {
  const entries = Object.entries(request).map(
    ([key, value]) => `${key}=${encodeURIComponent(String(value))}`,
  );
  return entries.length === 0 ? "" : `?${entries.join("&")}`;
}

const makes = (name: string, request: MakesRequest, error?: ContractCase["error"]) =>
  ask(
    name,
    () => listMakes(request),
    `/v1/makes${searchOf(request)}`,
    ["makes", ...optionsOf(request)],
    error,
  );

const models = (name: string, request: ModelsRequest, error?: ContractCase["error"]) =>
  ask(
    name,
    () => listModels(request),
    `/v1/models${searchOf(request)}`,
    ["models", ...optionsOf(request)],
    error,
  );

const invalid = { status: 400, exit: 1 } as const;

const unsupported = (code: VinErrorCode) => ({ code, status: 400, exit: 3 }) as const;

const contract: readonly ContractCase[] = [
  decode("a car of North America", "1HGCM82633A004352"),
  decode("lower-case letters and spaces", " 1hgcm82633a004352 "),
  decode("an electric car", "5YJ3E1EA7KF317000"),
  decode("a European car without a year", "WDD2040821A540000"),
  decode("a European car with a year", "WVWZZZ1KZBW000000"),
  decode("a car of China", "LGXC74C44R0009167"),
  decode("an explanation", "1HGCM82633A004352", { explain: true }),
  decode("a year that is known", "1FTFW1ET5DFC10312", { year: 2013 }),
  decode("a wrong check digit on NHTSA's list", "KMTGE4S1PRU008142", { strict: true }),
  decode("a wrong check digit of a family that NHTSA excepts", "ZACCJADH0FPB70446"),
  decode("a year that is no earlier than the code", "TMAD281AALJ000001"),
  decode("a year that only an older code could have", "TMAD281AA5J000001"),
  decode("too short", "1HGCM82633A00435", {}, { code: "invalid_length", ...invalid }),
  decode("a letter O", "1HGCM82633AO04352", {}, { code: "invalid_character", ...invalid }),
  decode(
    "an unknown maker",
    "00000000000000000",
    {},
    { code: "unknown_wmi", status: 404, exit: 1 },
  ),
  decode(
    "strict",
    "1FTFW1ET5DFC10312",
    { strict: true },
    { code: "invalid_check_digit", ...invalid },
  ),
  generate("invented VINs of any make", { count: 5, seed: 3 }),
  generate("invented VINs of one model and year", {
    make: "honda",
    model: "Accord",
    year: 2015,
    count: 3,
  }),
  generate("invented VINs outside North America", { make: "Škoda", market: "elsewhere" }),
  generate("invented VINs of an unknown make", { make: "Hnda" }, unsupported("unsupported_make")),
  generate(
    "invented VINs of an unknown model",
    { make: "Honda", model: "Acord" },
    unsupported("unsupported_model"),
  ),
  generate(
    "invented VINs of a year without patterns",
    { make: "Tesla", model: "Model 3", year: 1995 },
    unsupported("unsupported_vehicle"),
  ),
  generate(
    "invented VINs of a model without its make",
    { model: "Accord" },
    { code: "missing_field", status: 400, exit: 2 },
  ),
  wmi("a code", "1HG"),
  wmi("a code in lower case", "wvw"),
  wmi("a code of a maker of few vehicles", "1A9005"),
  wmi("a code that several makers share", "1A9", { code: "unknown_wmi", status: 404, exit: 1 }),
  wmi("a code that is in no table", "000", { code: "unknown_wmi", status: 404, exit: 1 }),
  wmi("a code of four characters", "1HGC", { code: "invalid_length", ...invalid }),
  wmi("a code with a letter O", "1HO", { code: "invalid_character", ...invalid }),
  makes("makes of cars", { vehicleType: "car", contains: "hon" }),
  makes("a make without its accent", { contains: "skoda" }),
  makes(
    "makes of a kind that does not exist",
    { vehicleType: "boat" as never },
    { code: "invalid_value", status: 400, exit: 2 },
  ),
  models("models of a make", { make: "skoda" }),
  models("models of a year", { make: "Honda", year: 2015 }),
  models("models of an unknown make", { make: "Hnda" }, unsupported("unsupported_make")),
  models(
    "models of an invalid year",
    { make: "Honda", year: 1066 },
    { code: "invalid_value", status: 400, exit: 2 },
  ),
  models("models without a make", {} as never, { code: "missing_field", status: 400, exit: 2 }),
  match("a partial VIN", "5UXWX7C5*BA"),
  match("a partial VIN of Europe", "wvwzzz1k"),
  match("a VIN without its check digit", "1HGCM826*3A004352"),
  match("a partial VIN without its maker", "*HGCM826", { code: "invalid_character", ...invalid }),
  match("a partial VIN that is too short", "1H", { code: "invalid_length", ...invalid }),
  match("a partial VIN of no maker", "000*", { code: "unknown_wmi", status: 404, exit: 1 }),
  generate(
    "a count of 0 invented VINs",
    { count: 0 },
    { code: "invalid_value", status: 400, exit: 2 },
  ),
];

export default contract;
