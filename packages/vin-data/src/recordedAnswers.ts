import recorded from "./data/recorded-answers.json" with { type: "json" };

/** What NHTSA answered for a VIN. */
export interface RecordedAnswer {
  readonly vin: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
}

/**
 * NHTSA's answers of June 2026 for 1,006 VINs of vehicles on the road, to check compiled data with.
 */
export function recordedAnswers(): RecordedAnswer[] {
  return recorded.answers.map((row) => {
    const [vin = "", year, make = "", model = ""] = row.split("\t");
    return { vin, year: Number(year), make, model };
  });
}
