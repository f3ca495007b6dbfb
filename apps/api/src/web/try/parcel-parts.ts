import { type CompareResult, carriers, type DimWeightResult } from "@almanac/dimweight";
import { html } from "hono/html";
import { fieldWords, number, title, words } from "../format.ts";
import { facts, type Html, prose, table } from "../html.ts";
import { carrierBars, parcelPicture } from "../pictures/parcel.ts";

const names = new Map<string, string>(carriers().map(({ carrier, name }) => [carrier, name]));

/** The name of a carrier for people. */
export function carrierName(carrier: string): string {
  return names.get(carrier) ?? carrier;
}

type Explanation = NonNullable<DimWeightResult["explanation"]>;

/** The billed weight in the unit of the rule. */
export function billedText(result: DimWeightResult, { native, weightUnit }: Explanation): string {
  return weightUnit === "kg"
    ? `${number(result.billableWeightKg)} kg`
    : `${number(native.billableWeight)} ${weightUnit}`;
}

/** The parcel, and the box with the volume that is billed. */
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

/** What is left until the next step of the weight. */
export function headroom({ headroom: left }: Explanation): Html {
  const next = left.nextBillableWeightKg;
  const step = next === null ? "This rule has no steps." : `The next step is ${number(next)} kg.`;
  return html`<p class="soft">${step} ${number(left.gramsLeft)} g of weight are left, or one side may grow:</p>
${table(
  "How much one side may grow for the same bill",
  [
    { title: "Side", cell: ({ side }) => side },
    {
      title: "May grow by",
      isNumber: true,
      cell: ({ growth, inclusive, unit }) =>
        growth === null
          ? "no limit"
          : `${inclusive || growth === 0 ? "" : "less than "}${number(growth, 2)} ${unit}`,
    },
  ],
  left.sides,
)}`;
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
  table(
    "Billed weight by carrier, with the rule that applies by default",
    [
      { title: "Carrier", cell: ({ carrier }) => carrierName(carrier) },
      { title: "Rule", cell: ({ ruleId }) => prose(`\`${ruleId}\``) },
      {
        title: "Divisor",
        isNumber: true,
        cell: ({ divisor, divisorUnit }) => `${number(divisor)} ${divisorUnit}`,
      },
      {
        title: "Billed",
        isNumber: true,
        cell: ({ billableWeightKg }) => `${number(billableWeightKg)} kg`,
      },
    ],
    results,
  ),
)}
${unavailable.length > 0 ? html`<p class="note">Without a rule for this day: ${unavailable.map(({ carrier }) => carrierName(carrier)).join(", ")}.</p>` : ""}</section>`;
}

interface ShownSource {
  readonly title: string;
  readonly url?: string | undefined;
  readonly readOn?: string | undefined;
  readonly date?: string | undefined;
}

/** Sources with their dates. Each is listed once. */
export function sourceList(sources: readonly ShownSource[]): Html {
  const known = new Map(sources.map((source) => [`${source.title}\n${source.url}`, source]));
  return html`<ul class="sources">${[...known.values()].map(
    ({ title, url, readOn, date }) =>
      html`<li>${url === undefined ? title : html`<a href="${url}" rel="noreferrer">${title}</a>`}${
        date === undefined ? "" : html`, dated ${date}`
      }${readOn === undefined ? "" : html` <span class="soft">(read on ${readOn})</span>`}</li>
`,
  )}</ul>`;
}

/** A grade of confidence, in words. */
export function confidenceBadge(confidence: string): Html {
  const isGood = confidence === "published" || confidence === "two_sources";
  return html`<span class="badge${isGood ? " good" : ""}">${words(confidence)}</span>`;
}

export function warningList(warnings: readonly { readonly message: string }[]): Html {
  return warnings.length === 0
    ? html``
    : html`<div class="remark"><ul class="plain">${warnings.map(({ message }) => html`<li>${message}</li>`)}</ul></div>`;
}

export function folded(summary: string, content: Html, isOpen = false): Html {
  return html`<details${isOpen ? html` open` : ""}><summary>${summary}</summary>${content}</details>`;
}
