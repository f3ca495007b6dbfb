import { type CompareResult, carriers, type DimWeightResult } from "@almanac/dimweight";
import { html } from "hono/html";
import { fieldWords, number, title } from "../format.ts";
import { confidenceBadge, facts, folded, type Html, prose, table } from "../html.ts";
import { carrierBars, parcelPicture } from "../pictures/parcel.ts";

const names = new Map<string, string>(carriers().map(({ carrier, name }) => [carrier, name]));

export function carrierName(carrier: string): string {
  return names.get(carrier) ?? carrier;
}

export type Explanation = NonNullable<DimWeightResult["explanation"]>;

export function billedText(result: DimWeightResult, { native, weightUnit }: Explanation): string {
  return weightUnit === "kg"
    ? `${number(result.billableWeightKg)} kg`
    : `${number(native.billableWeight)} ${weightUnit}`;
}

export function picture(result: DimWeightResult, explanation: Explanation): Html {
  const { sides: measured, lengthUnit, native, computedDimensionalWeightKg } = explanation;
  const [length = 1, width = 1, height = 1] = measured.map(({ before }) => before);
  const perWeight = result.divisorUnit === "kg/m3" ? 1_000_000 / result.divisor : result.divisor;
  const counts = result.dimensionalWeightKg > 0 && computedDimensionalWeightKg > 0;
  return parcelPicture({
    sides: [length, width, height],
    unit: lengthUnit,
    billedVolume: counts ? native.billableWeight * perWeight : undefined,
    billed: billedText(result, explanation),
  });
}

const partNames: Readonly<Record<string, string>> = {
  limits: "Limits of size and weight",
  applies: "When it applies",
};

/** How certain each part of the rule is. One part can be less certain than the others. */
export function ruleConfidence(confidence: Explanation["rule"]["confidence"]): Html {
  const grades = Object.entries(confidence).flatMap(([part, grade]) =>
    grade === undefined
      ? []
      : [[partNames[part] ?? title(fieldWords(part)), confidenceBadge(grade)] as const],
  );
  return html`<section><h3>How certain each part of the rule is</h3>${facts(grades)}</section>`;
}

export function headroom({ headroom: left }: Explanation): Html {
  const next = left.nextBillableWeightKg;
  const step = next === null ? "This rule has no steps." : `The next step is ${number(next)} kg.`;
  return html`<p class="soft">${step} ${number(left.gramsLeft)} g of weight are left, or one side may grow:</p>
${table("How much one side may grow for the same bill", left.sides, [
  ["Side", ({ side }) => side],
  [
    "May grow by",
    ({ growth, inclusive, unit }) =>
      growth === null
        ? "no limit"
        : `${inclusive || growth === 0 ? "" : "less than "}${number(growth, 2)} ${unit}`,
    "number",
  ],
])}`;
}

/** The same parcel under the default rule of every carrier. */
export function comparison({ results, unavailable }: CompareResult, chosen: DimWeightResult): Html {
  const bars = results.map(({ carrier, profile, billableWeightKg }) => ({
    name: carrierName(carrier),
    weightKg: billableWeightKg,
    label: `${number(billableWeightKg, 2)} kg`,
    isChosen: carrier === chosen.carrier && profile === chosen.profile,
  }));
  return html`<section><h3>The same parcel at ${results.length} carriers</h3>
${carrierBars(bars)}
${folded(
  "The same as a table",
  table("Billed weight by carrier, with the rule that applies by default", results, [
    ["Carrier", ({ carrier }) => carrierName(carrier)],
    ["Rule", ({ ruleId }) => prose(`\`${ruleId}\``)],
    ["Divisor", ({ divisor, divisorUnit }) => `${number(divisor)} ${divisorUnit}`, "number"],
    ["Billed", ({ billableWeightKg }) => `${number(billableWeightKg)} kg`, "number"],
  ]),
)}
${unavailable.length > 0 ? html`<p class="note">Without a rule for this day: ${unavailable.map(({ carrier }) => carrierName(carrier)).join(", ")}.</p>` : ""}</section>`;
}
