// A user's program. scripts/editor.ts checks what an editor offers in it. It is compiled, but
// never run.
import {
  checkDigit,
  coverage,
  createDecoder,
  decodeVin,
  decodeVins,
  parseVin,
  safeDecodeVin,
  suggestVins,
} from "@almanac/vin";

const car = decodeVin("1HGCM82633A004352", {
  // offers: year, strict, explain, now
});
car.make; // offers: make, model, year, bodyType, engine, dimensions, warnings, confidence
car.engine?.fuel === "diesel"; // offers: gasoline, diesel, electric, hydrogen
car.bodyType === "coupe"; // offers: sedan, coupe, wagon, suv
car.engine?.capacityCc; // offers: capacityCc, capacityLitres, fuel, powerKw
car.confidence?.year === "published"; // offers: published, two_sources, one_source
car.warnings[0]?.code === "check_digit"; // offers: check_digit, year_ambiguous, unknown_fields
car.explanation?.fields[0]?.rule; // offers: field, value, rule, source, confidence, schema, key

const result = safeDecodeVin(42);
if (!result.success) result.error.code; // offers: code, category, issues
for (const { data } of decodeVins(["1HGCM82633A004352"])) data?.vin; // offers: vin, plant, region

parseVin("1HGCM82633A004352").wmi; // offers: wmi, vds, vis, checkDigit, yearCandidates
checkDigit("1HGCM82633A004352").valid; // offers: valid, expected, given
suggestVins("1HGCM82633AO04352")[0]?.reason === "letter"; // offers: letter, pattern, swap
coverage().makers[0]?.wmis; // offers: id, wmis, sources
createDecoder(new Uint8Array()).decodeVin("1HGCM82633A004352", {
  // offers: year, strict, explain, now
});

// @ts-expect-error a VIN is text
decodeVin(42);
// @ts-expect-error the setting is called year
decodeVin("1HGCM82633A004352", { modelYear: 2003 });
