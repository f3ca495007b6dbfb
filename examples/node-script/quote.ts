// Prints what five carriers bill a parcel at. The size and the weight are the arguments.
import { compareCarriers, DimWeightError } from "@almanac/dimweight";

const [lengthCm, widthCm, heightCm, weightKg] = process.argv.slice(2).map(Number);
if (
  lengthCm === undefined ||
  widthCm === undefined ||
  heightCm === undefined ||
  weightKg === undefined
) {
  console.error("Usage: node quote.ts <length in cm> <width in cm> <height in cm> <weight in kg>");
  process.exit(2);
}

try {
  const { results } = compareCarriers({
    lengthCm,
    widthCm,
    heightCm,
    weightKg,
    carriers: ["ups", "fedex", "dhl", "usps", "canada_post"],
    asOf: "2026-11-23",
  });
  console.table(
    results.map(({ carrier, dimensionalWeightKg, billableWeightKg, ruleId }) => ({
      carrier,
      dimensionalWeightKg,
      billableWeightKg,
      ruleId,
    })),
  );
} catch (error) {
  if (!(error instanceof DimWeightError)) throw error;
  for (const { message } of error.issues) console.error(message);
  process.exitCode = 1;
}
