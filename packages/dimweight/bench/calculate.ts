import { type BenchRow, rate } from "../../../bench/row.ts";
import { calculateDimWeight, carriers, compareCarriers } from "../src/index.ts";

const budget = 500_000;

const names = ["ups", "fedex", "dhl", "usps"] as const;

/** Typical parcels: whole and fractional centimetres, four carriers, metric and imperial rules. */
const requests = Array.from({ length: 64 }, (_, index) => ({
  lengthCm: 20 + (index % 17) * 2.5,
  widthCm: 15 + (index % 11),
  heightCm: 10 + (index % 7) * 1.1,
  weightKg: Math.round(50 + index * 13) / 100,
  carrier: names[index % 4] ?? "ups",
}));
const long = requests.map((request) => ({ ...request, lengthCm: request.lengthCm + 0.123456789 }));
const explained = requests.map((request) => ({ ...request, explain: true }));
const anyCarrier = requests.map(({ carrier: _, ...parcel }) => parcel);

/** Calculations per second on one core, including validation. */
export async function run(): Promise<BenchRow[]> {
  const calculate = rate(requests, calculateDimWeight);
  const row = (name: string, value: number): BenchRow => ({ name, value, unit: "ops/s" });
  return [
    { ...row("calculate", calculate), budget: "at least 500,000", met: calculate >= budget },
    row("calculate, twelve decimals", rate(long, calculateDimWeight)),
    row("calculate, explained", rate(explained, calculateDimWeight)),
    row(`compare ${carriers().length} carriers`, rate(anyCarrier, compareCarriers)),
  ];
}
