import { jurisdiction, jurisdictions, safeCalculatePay } from "@almanac/tax";
import { pick, type Random, unseenVin, vinPattern, wideObject } from "./words.ts";

interface Parts {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

type Draw = (random: Random) => Parts;

const places = jurisdictions().map(({ jurisdiction }) => jurisdiction);

/** The places of each state, so that one with many localities is drawn no oftener than others. */
const americanStates = Object.values(
  Object.groupBy(
    places.filter((place) => place.startsWith("US")),
    (place) => place.split("-", 2).join("-"),
  ),
).filter((found) => found !== undefined);

/** The places whose contributions are known. */
const payPlaces = places.filter(
  (jurisdiction) => safeCalculatePay({ jurisdiction, gross_income: 50_000 }).success,
);

/** A thousand rows, and a few wide ones. */
const batches = (row: Draw, names: string): readonly Draw[] => [
  (random) => ({ body: rows(1_000, () => row(random).body) }),
  (random) => ({ query: { explain: "true" }, body: rows(1_000, () => row(random).body) }),
  (random) => ({ query: { explain: "true" }, body: rows(50, () => row(random).body) }),
  (random) => ({
    body: rows(1_000, () => ({ ...Object(row(random).body), ...wideObject(40, names) })),
  }),
  () => ({ body: rows(1, () => wideObject(70_000, names)) }),
  () => ({ body: rows(50, () => wideObject(1_300, names)) }),
  () => ({ body: { items: [{}], ...wideObject(70_000, names) } }),
  () => ({ body: rows(1_000, () => ({})) }),
  () => ({ body: rows(1_000, () => 7) }),
];

function rows(count: number, row: () => unknown) {
  return { items: Array.from({ length: count }, row) };
}

const amount = (random: Random) => 10 ** (3 + random(8)) + random(1_000);
const salary: Draw = (random) => ({
  body: { jurisdiction: pick(payPlaces, random), gross_income: amount(random) },
});
const income: Draw = (random) => ({
  body: {
    jurisdiction: pick(places, random),
    gross_income: amount(random),
    tax_year: pick([2024, 2025, 2026], random),
  },
});
/** A family with a profit and itemized deductions, which has the most thresholds. */
const family: Draw = (random) => {
  const amount = 10_000 * (1 + random(100));
  const profit = random(2) === 0 ? {} : { self_employment_income: amount };
  const itemized = random(2) === 0 ? {} : { itemized: { charity: 20_000, medical: 30_000 } };
  const kinds = { dependent_ages: [3, 9], care_expenses: 3_000, ...profit, ...itemized };
  const status = { filing_status: pick(["married_joint", "head_of_household"], random) };
  const place = {
    jurisdiction: pick(pick(americanStates, random), random),
    tax_year: pick([2024, 2025], random),
  };
  return { body: { ...place, ...status, ...kinds, gross_income: amount } };
};
const parcel: Draw = (random) => ({
  body: {
    lengthCm: 1 + random(300),
    widthCm: 30.7,
    heightCm: 20,
    weightKg: 2.13,
    carrier: pick(["dhl", "ups", "usps"], random),
  },
});
const pieces: Draw = (random) => ({
  query: { explain: "true" },
  body: {
    carrier: "ups",
    pieces: Array.from({ length: 1_000 }, () => ({
      lengthCm: 1 + random(200),
      widthCm: 30.7,
      heightCm: 20,
      weightKg: 2.13,
      quantity: 1 + random(99),
    })),
  },
});
/** Every piece is refused, and for more than one reason. */
const wrongPieces: Draw = (random) => ({
  body: {
    carrier: "ups",
    pieces: Array.from({ length: 1_000 }, () =>
      random(2) === 0
        ? { lengthCm: 1_000, widthCm: 1_794, heightCm: 2_025, weightKg: 2_025.37 }
        : { lengthIn: 2_025, widthCm: 3, heightIn: 1e12, weightKg: 1 },
    ),
  },
});
const explained: Draw = (random) => ({ query: { explain: "true" }, body: salary(random).body });
const currencies = [...new Set(jurisdictions().map(({ currency }) => currency))];
const everywhere: Draw = (random) => {
  const from = jurisdiction(pick(payPlaces, random));
  const others = currencies.filter((currency) => currency !== from.currency);
  return {
    body: {
      gross_income: 10 ** (4 + random(4)) + random(1_000),
      from: from.jurisdiction,
      to: Array.from({ length: 100 }, () => pick(payPlaces, random)),
      exchange_rates: Object.fromEntries(
        others.map((other) => [`${from.currency}/${other}`, 1.07]),
      ),
    },
  };
};
const net: Draw = (random) => ({
  body: { jurisdiction: pick(payPlaces, random), net_income: amount(random) },
});
const compared: Draw = (random) => ({
  body: { ...Object(income(random).body), by: pick(["filing_status", "tax_year"], random) },
});
const wide: Draw = () => ({ body: wideObject(1_000, "dependents_") });
const unseen: Draw = (random) => ({ body: { count: 1_000, seed: random(1_000_000) } });

/** Requests that were slow once, or that look slow, by operation, tool, endpoint or route. */
export const knownBad: Readonly<Record<string, readonly Draw[]>> = {
  calculateDimWeightBatch: batches(parcel, "lengthC"),
  calculateShipment: [pieces, wrongPieces],
  calculate_shipment: [pieces, wrongPieces],
  calculateTax: [explained, wide],
  calculateTaxBatch: batches(income, "dependents_"),
  calculatePay: [explained, wide],
  calculatePayBatch: batches(salary, "dependents_"),
  marginalSchedule: [income, family, wide],
  grossFor: [
    (random) => ({ body: { jurisdiction: pick(places, random), net: amount(random) } }),
    (random) => {
      const { gross_income: net, ...rest } = Object(family(random).body);
      return { body: { ...rest, net } };
    },
  ],
  grossForPay: [net],
  comparePay: [everywhere],
  compare_pay: [everywhere],
  compareTax: [compared],
  planEstimatedTax: [income],
  decodeVinBatch: [
    ...batches((random) => ({ body: { vin: unseenVin(random) } }), "vi"),
    (random) => ({
      body: rows(1_000, () => ({ vin: unseenVin(random), year: 1980 + random(60), strict: true })),
    }),
  ],
  generateVins: [
    unseen,
    (random) => ({
      body: { ...Object(unseen(random).body), market: "elsewhere", year: 1981 + random(45) },
    }),
    // The first years have few patterns, so most of what is drawn is refused.
    (random) => ({
      body: { ...Object(unseen(random).body), market: "elsewhere", year: 1981 + random(3) },
    }),
  ],
  matchVin: [
    (random) => ({ query: { pattern: vinPattern(random) } }),
    (random) => ({ query: { pattern: unseenVin(random).slice(0, 3) } }),
    (random) => ({
      query: { pattern: `${unseenVin(random).slice(0, 3)}*****${pick(["*", "A", "F"], random)}` },
    }),
  ],
  calculate_tax: [income, wide],
  calculate_pay: [salary, wide],
  gross_for_net: [net],
  compare_tax: [compared],
  plan_estimated_tax: [income],
  find_vehicle: [(random) => ({ body: { pattern: unseenVin(random).slice(0, 3) } })],
  inspectCertificateBatch: [() => ({ body: rows(100, () => ({ hostname: "example.com" })) })],
  DecodeVINValuesBatch: ["json", "xml", "csv"].map(
    (format): Draw =>
      (random) => ({
        form: { format, DATA: Array.from({ length: 50 }, () => unseenVin(random)).join(";") },
      }),
  ),
  "/try/tax": [
    (random) => ({
      query: {
        jurisdiction: pick(places, random),
        gross_income: String(10 ** (3 + random(7))),
        tax_year: "2025",
      },
    }),
  ],
  "/try/pay": [
    (random) => ({
      query: { jurisdiction: pick(places, random), gross_income: String(10 ** (3 + random(7))) },
    }),
  ],
  "/try/vin": [(random) => ({ query: { vin: unseenVin(random) } })],
};
