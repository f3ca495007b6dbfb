import { calculateDimWeight, compareCarriers } from "../src/index.ts";

interface Row {
  readonly name: string;
  readonly operationsPerSecond: number;
  readonly budget?: number;
}

const rounds = 5;
const roundMs = 400;

/** Parcels as they come in: whole and broken centimetres, three carriers, both families of rules. */
const requests = Array.from({ length: 64 }, (_, index) => ({
  lengthCm: 20 + (index % 17) * 2.5,
  widthCm: 15 + (index % 11),
  heightCm: 10 + (index % 7) * 1.1,
  weightKg: Math.round(50 + index * 13) / 100,
  carrier: ["ups", "fedex", "dhl", "usps"][index % 4],
}));
const long = requests.map((request) => ({ ...request, lengthCm: request.lengthCm + 0.123456789 }));

/** Calculations per second on one core, validation included. */
export function run(): Row[] {
  return [
    {
      name: "dimweight: calculate",
      operationsPerSecond: measure(requests, calculateDimWeight),
      budget: 500_000,
    },
    {
      name: "dimweight: calculate, twelve decimals",
      operationsPerSecond: measure(long, calculateDimWeight),
    },
    {
      name: "dimweight: calculate, explained",
      operationsPerSecond: measure(
        requests.map((request) => ({ ...request, explain: true })),
        calculateDimWeight,
      ),
    },
    {
      name: "dimweight: compare 25 carriers",
      operationsPerSecond: measure(
        requests.map(({ carrier: _, ...parcel }) => parcel),
        compareCarriers,
      ),
    },
  ];
}

/** The best of some rounds: what the code can do when the machine lets it. */
function measure<Request>(
  requests: readonly Request[],
  operation: (request: Request) => unknown,
): number {
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    let count = 0;
    while (performance.now() - start < roundMs) {
      for (const request of requests) operation(request);
      count += requests.length;
    }
    best = Math.max(best, (count / (performance.now() - start)) * 1000);
  }
  return Math.round(best);
}
