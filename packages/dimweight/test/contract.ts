import type { ContractCase as Contract } from "../../../test/contract-case.ts";
import {
  calculateDimWeight,
  carriers,
  compareCarriers,
  type DimWeightErrorCode,
  type DimWeightRequest,
} from "../src/index.ts";

type ContractCase = Contract<DimWeightErrorCode>;

type Selection = {
  carrier?: string;
  profile?: string;
  asOf?: string;
  explain?: boolean;
};

const box = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2 };
const invalid = { status: 400, exit: 2 } as const;
const unsupported = { status: 400, exit: 3 } as const;

function calculate(
  name: string,
  selection: Selection,
  parcel: typeof box = box,
  error?: ContractCase["error"],
): ContractCase {
  const body = { ...parcel, ...selection };
  return {
    name,
    // A request of an error case may lack fields that the type requires.
    library: () => calculateDimWeight(body as DimWeightRequest),
    http: { method: "POST", path: "/v1/calculate", body },
    cli: ["dim", ...flags(parcel, selection), "--json"],
    ...(error ? { error } : {}),
  };
}

function flags(parcel: typeof box, { carrier, profile, asOf, explain }: Selection): string[] {
  return [
    ...["--length", String(parcel.lengthCm), "--width", String(parcel.widthCm)],
    ...["--height", String(parcel.heightCm), "--weight", String(parcel.weightKg)],
    ...(carrier === undefined ? [] : ["--carrier", carrier]),
    ...(profile === undefined ? [] : ["--profile", profile]),
    ...(asOf === undefined ? [] : ["--as-of", asOf]),
    ...(explain ? ["--explain"] : []),
  ];
}

const contract: readonly ContractCase[] = [
  calculate("a parcel billed by volume", { carrier: "dhl" }),
  calculate("a parcel billed by weight", { carrier: "dhl" }, { ...box, weightKg: 7.2 }),
  calculate("with warnings", { carrier: "ups" }, { ...box, lengthCm: 280.4 }),
  calculate("a metric parcel in inches", { carrier: "ups", profile: "us_daily" }),
  calculate(
    "a rule that has ended",
    { carrier: "ups", asOf: "2025-08-17" },
    { ...box, lengthCm: 40.2 },
  ),
  calculate("a rule that does not apply", { carrier: "usps" }),
  calculate("a density", { carrier: "postnord_dk" }),
  calculate("an explanation", { carrier: "fedex", explain: true }),
  calculate("an imperial explanation", { carrier: "dhl", profile: "us", explain: true }),
  {
    name: "all carriers",
    library: () => compareCarriers(box),
    http: { method: "POST", path: "/v1/calculate/compare", body: box },
    cli: ["dim", ...flags(box, {}), "--compare", "--json"],
  },
  {
    name: "all carriers on an earlier date",
    library: () => compareCarriers({ ...box, asOf: "2010-06-01" }),
    http: { method: "POST", path: "/v1/calculate/compare", body: { ...box, asOf: "2010-06-01" } },
    cli: ["dim", ...flags(box, { asOf: "2010-06-01" }), "--compare", "--json"],
  },
  {
    name: "the carriers and their rules",
    library: () => ({ carriers: carriers() }),
    http: { method: "GET", path: "/v1/carriers" },
    cli: ["tables", "dim", "list", "--json"],
  },
  calculate("an unknown carrier", { carrier: "upz" }, box, {
    code: "unsupported_carrier",
    ...unsupported,
  }),
  calculate("an unknown profile", { carrier: "dhl", profile: "eu" }, box, {
    code: "unsupported_profile",
    ...unsupported,
  }),
  calculate("a day before the first rule", { carrier: "dhl", asOf: "2001-01-01" }, box, {
    code: "unsupported_date",
    ...unsupported,
  }),
  calculate(
    "a side of 0",
    { carrier: "dhl" },
    { ...box, heightCm: 0 },
    {
      code: "invalid_value",
      ...invalid,
    },
  ),
  calculate("a day that does not exist", { carrier: "dhl", asOf: "2026-02-30" }, box, {
    code: "invalid_value",
    ...invalid,
  }),
  calculate(
    "two faults of two kinds",
    { carrier: "upz" },
    { ...box, weightKg: 0 },
    {
      code: "invalid_request",
      ...invalid,
    },
  ),
];

export default contract;
