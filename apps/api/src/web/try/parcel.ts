import { type CompareResult, carriers, type DimWeightResult } from "@almanac/dimweight";
import { dimweight } from "@almanac/questions/dimweight";
import { calculateDimWeight } from "@almanac/questions/fields.generated";
import { html } from "hono/html";
import { requestTo } from "../../http/service.ts";
import { number, title, words } from "../format.ts";
import { facts, folded, type Html, prose, sourceList, warningList } from "../html.ts";
import { type Ask, orNothing } from "./ask.ts";
import { filled, requestFrom, tallLiteral } from "./form-request.ts";
import {
  billedText,
  carrierName,
  comparison,
  type Explanation,
  headroom,
  picture,
  ruleConfidence,
} from "./parcel-sections.ts";
import {
  type Answer,
  examplesOf,
  fieldsOf,
  type OptionGroup,
  plainList,
  type Question,
  type Values,
} from "./question.ts";

/** One list of carriers and their profiles, so that no profile of another carrier can be chosen. */
function carrierOptions(): readonly OptionGroup[] {
  return carriers().map(({ carrier, name, rules, defaultProfile }) => {
    const profiles = new Set(rules.map(({ profile }) => profile));
    profiles.delete(defaultProfile);
    const others = [...profiles].map(
      (profile) => [`${carrier}:${profile}`, `${name}, ${words(profile)}`] as const,
    );
    return { label: others.length > 0 ? name : "", options: [[carrier, name], ...others] };
  });
}

const units = plainList([
  ["cm", "cm and kg"],
  ["in", "in and lb"],
]);

const sides = ["length", "width", "height"] as const;

export const parcelQuestion: Question = {
  path: "/try/parcel",
  service: "dimweight",
  title: "What is this parcel billed at?",
  summary:
    "Carriers bill the larger of weight and volume. The answer follows the carrier's published divisor and rounding; it is not a rate quote.",
  fields: fieldsOf(calculateDimWeight, [
    ...sides.map((side) => ({
      name: side,
      label: title(side),
      fills: [`${side}Cm`, `${side}In`],
    })),
    { name: "weight", label: "Weight", fills: ["weightKg", "weightLb"] },
    { name: "unit", label: "Units", options: () => units, isWide: true, isExtra: true },
    {
      name: "carrier",
      label: "Carrier",
      options: carrierOptions,
      isWide: true,
      fills: ["carrier", "profile"],
    },
  ]),
  examples: examplesOf({
    "A shoe box with DHL": "length=40&width=30&height=20&weight=2&unit=cm&carrier=dhl",
    "16 × 12 × 8 in with UPS, daily rates":
      "length=16&width=12&height=8&weight=4.4&unit=in&carrier=ups:us_daily",
    "A heavy book with Chronopost":
      "length=30&width=22&height=5&weight=3.2&unit=cm&carrier=chronopost",
  }),
  answer: answerParcel,
};

function sizeOf(values: Values): object {
  const [unit, weightUnit] = values.unit === "in" ? ["In", "Lb"] : ["Cm", "Kg"];
  return requestFrom(calculateDimWeight, {
    ...Object.fromEntries(sides.map((side) => [`${side}${unit}`, values[side]])),
    [`weight${weightUnit}`]: values.weight,
  });
}

async function answerParcel(values: Values, ask: Ask): Promise<Answer> {
  const [carrier = "", profile = ""] = (values.carrier ?? "").split(":");
  const size = sizeOf(values);
  const request = { ...size, ...filled({ carrier, profile }), explain: true };
  const result = await ask<DimWeightResult>("calculateDimWeight", { body: request });
  const others = await orNothing(ask<CompareResult>("compareCarriers", { body: size }));
  const { explanation } = result;
  if (explanation === undefined) throw new Error("The answer has no explanation.");
  const { native, weightUnit } = explanation;
  return {
    headline: headline(result, explanation),
    glance: picture(result, explanation),
    body: html`${warningList(result.warnings)}
<div class="halves">
<div>${picture(result, explanation)}</div>
<div><h3>How far to the next step</h3>${headroom(explanation)}</div>
</div>
${facts([
  ["Actual weight", `${number(native.actualWeight)} ${weightUnit}`],
  ["Dimensional weight", `${number(native.dimensionalWeight)} ${weightUnit}`],
  ["Divisor", prose(`${number(result.divisor)} ${result.divisorUnit}`)],
  ["Rule", prose(`\`${result.ruleId}\``)],
  ["In force since", explanation.rule.effectiveFrom ?? "not stated"],
])}
${ruleConfidence(explanation.rule.confidence)}
<section><h3>Step by step</h3><ol class="steps">${explanation.steps.map((step) => html`<li>${step}</li>`)}</ol></section>
${others === undefined ? "" : comparison(others, result)}
${folded(
  "Sources of the rule",
  html`${sourceList(explanation.rule.sources)}${explanation.rule.notes?.map((note) => html`<p class="note">${note}</p>`) ?? ""}`,
)}`,
    same: {
      request: requestTo(dimweight.questions.calculateDimWeight, { body: request }),
      command: commandOf(values, carrier, profile),
      program: `import { calculateDimWeight } from "@almanac/dimweight";

const answer = calculateDimWeight(${tallLiteral(request)});
console.log(answer.billableWeightKg);`,
    },
    json: result,
  };
}

function headline(result: DimWeightResult, explanation: Explanation): Html {
  const { carrier, oversized, billableWeightKg } = result;
  const inKg = explanation.weightUnit === "kg" ? "" : ` That is ${number(billableWeightKg)} kg.`;
  const why = oversized
    ? "The volume counts: the dimensional weight is larger than the actual weight."
    : "The actual weight counts.";
  return html`<h2 class="kicker">${carrierName(carrier)} bills</h2>
<p class="figure">${billedText(result, explanation)}</p>
<p class="soft">${why}${inKg}</p>`;
}

function commandOf(values: Values, carrier: string, profile: string): string[] {
  const isInches = values.unit === "in";
  const size = sides.map((side) => values[side] ?? "").join("x");
  return [
    "dim",
    `${size}${isInches ? "in" : "cm"}`,
    `${values.weight ?? ""}${isInches ? "lb" : "kg"}`,
    ...(carrier === "" ? [] : ["--carrier", carrier]),
    ...(profile === "" ? [] : ["--profile", profile]),
    "--explain",
  ];
}
