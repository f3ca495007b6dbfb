import { decodeVin } from "@almanac/questions/fields.generated";
import { vin as service } from "@almanac/questions/vin";
import type { Vehicle } from "@almanac/vin";
import { html } from "hono/html";
import { requestTo } from "../../http/service.ts";
import { fieldWords, title, words } from "../format.ts";
import {
  confidenceBadge,
  folded,
  type Html,
  prose,
  sourceList,
  table,
  warningList,
} from "../html.ts";
import { figure, share } from "../pictures/figure.ts";
import { drivenWheels } from "../pictures/vehicle.ts";
import type { Ask } from "./ask.ts";
import { filled, literal, requestFrom } from "./form-request.ts";
import { answerPartialVin, isPartialVin } from "./partial-vin.ts";
import { type Answer, examplesOf, fieldsOf, type Question, type Values } from "./question.ts";
import { checkDigitText, vehicleSections } from "./vehicle-groups.ts";

type Explanation = NonNullable<Vehicle["explanation"]>;
type Decided = Explanation["fields"][number];

export const vinQuestion: Question = {
  path: "/try/vin",
  service: "vin",
  title: "What does this VIN say?",
  summary:
    "A vehicle identification number has 17 characters. What is not known is left out and named; nothing is guessed.",
  fields: fieldsOf(decodeVin, [
    { name: "vin", label: "VIN", isWide: true, hint: "17 characters, without I, O and Q" },
    { name: "year", label: "Model year, if known", isDecimal: true, isWide: true, isExtra: true },
  ]),
  examples: examplesOf({
    "A BMW X3 for the United States": "vin=5UXWX7C57BA123456",
    "A Volkswagen for Europe": "vin=WVWZZZ1KZAW000001",
    "A Honda with a wrong check digit": "vin=1HGCM82643A004352",
    "A Tesla with a hidden serial number": "vin=LRW3E7ES7PC******",
  }),
  answer: answerVin,
};

async function answerVin({ vin = "", year = "" }: Values, ask: Ask): Promise<Answer> {
  if (isPartialVin(vin)) return answerPartialVin(vin, ask);
  const query = { ...filled({ year }), explain: "true" };
  const vehicle = await ask<Vehicle>("decodeVin", { params: { vin }, query });
  const { explanation } = vehicle;
  if (explanation === undefined) throw new Error("The answer has no explanation.");
  const options = { ...requestFrom(decodeVin, { year }), explain: true };
  return {
    headline: headline(vehicle),
    body: html`${vinPicture(vehicle.vin)}
${sectionTable(vehicle, explanation)}
${warningList(vehicle.warnings)}
${vehicle.driveType === undefined ? "" : drivenWheels(vehicle.driveType)}
${vehicleSections(vehicle)}
${folded(
  "What decided each field",
  table("Each field, the rule that decided it, and how certain it is", explanation.fields, [
    ["Field", ({ field }) => title(fieldWords(field))],
    ["Value", ({ value }) => String(value)],
    ["Rule", ruleOf],
    ["Confidence", ({ confidence }) => confidenceBadge(confidence)],
  ]),
)}
${folded("Sources", html`${sourceList(explanation.sources)}<p class="note">Version of the tables: <code>${vehicle.dataVersion}</code></p>`)}`,
    same: {
      request: requestTo(service.questions.decodeVin, { params: { vin }, query }),
      command: ["vin", vin, ...(year === "" ? [] : ["--year", year]), "--explain"],
      program: `import { decodeVin } from "@almanac/vin";

const vehicle = decodeVin(${JSON.stringify(vin)}, ${literal(options)});
console.log(vehicle.make, vehicle.model, vehicle.year);`,
    },
    json: vehicle,
  };
}

function headline({ year, make, model, modelCandidates, bodyType }: Vehicle): Html {
  const name = [year, make, model ?? modelCandidates?.join(" or ")].filter(
    (part) => part !== undefined,
  );
  return html`<h2 class="kicker">This VIN belongs to</h2>
<p class="figure">${name.length > 0 ? name.join(" ") : "An unknown vehicle"}</p>
${bodyType === undefined ? "" : html`<p class="soft">Body: ${words(bodyType)}</p>`}`;
}

function ruleOf({ rule, ...field }: Decided): Html {
  return html`${rule}${"key" in field && field.key ? html` <code>${field.key}</code>` : ""}`;
}

/** The positions that decided a field, as far as its rule names them. */
export function positionsOf(field: Decided): readonly number[] {
  const { rule } = field;
  const key = "key" in field ? field.key : undefined;
  if (key !== undefined) return positionsOfKey(key);
  const found = [...rule.matchAll(/(?:positions? |\b)(\d{1,2})(?:-(\d{1,2}))?(?==| "|,|$)/g)];
  const positions = found.flatMap(([, from = "", to = from]) => range(Number(from), Number(to)));
  return /\bwmi\b/i.test(rule) ? [...range(1, 3), ...positions] : positions;
}

/** NHTSA's key: positions 4 to 8, then `|`, then those from 10; `*` is any character. */
function positionsOfKey(key: string): readonly number[] {
  const [descriptor = "", rest = ""] = key.split("|");
  const fixed = (part: string, first: number) =>
    [...part.replaceAll(/\[[^\]]*\]/g, "#")].flatMap((character, index) =>
      character === "*" ? [] : [first + index],
    );
  return [...fixed(descriptor, 4), ...fixed(rest, 10)];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index).filter(
    (position) => position >= 1 && position <= 17,
  );
}

function sectionTable(vehicle: Vehicle, { fields, market }: Explanation): Html {
  const decidedBy = ({ from, to }: VinSection) =>
    fields.filter((field) =>
      positionsOf(field).some((position) => position >= from && position <= to),
    );
  const text = (section: VinSection): string => {
    const said = decidedBy(section).map(
      ({ field, value }) => `${title(fieldWords(field))}: ${value}`,
    );
    if (section.name === "Check digit" && vehicle.checkDigit) {
      said.unshift(title(checkDigitText(vehicle.checkDigit)));
    }
    if (section.from === 1) said.push(`Market: ${words(market.value)}`);
    if (section.from === 10 && vehicle.year !== undefined && said.length === 0) {
      said.push(`Year: ${vehicle.year}`);
    }
    if (section.from === 12 && said.length === 0) return "Counts the vehicles";
    return said.length > 0 ? said.join("; ") : "Nothing that is known";
  };
  return table("What each section decided", vinSections, [
    ["Key", sectionMark],
    ["Characters", ({ from, to }) => html`<code>${vehicle.vin.slice(from - 1, to)}</code>`],
    [
      "Section",
      ({ name, from, to }) =>
        html`${name} <span class="soft">(${from === to ? from : `${from}–${to}`})</span>`,
    ],
    ["Decided", (section) => prose(text(section)), "sentences"],
  ]);
}

interface VinSection {
  /** First and last position, from 1. */
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly shape: "s0" | "s1" | "s2" | "s3" | "s4" | "s5";
}

/** The parts of a VIN in ISO 3779, and in 49 CFR 565 for North America. */
export const vinSections: readonly VinSection[] = [
  { from: 1, to: 3, name: "World manufacturer identifier", shape: "s1" },
  { from: 4, to: 8, name: "Vehicle descriptor", shape: "s2" },
  { from: 9, to: 9, name: "Check digit", shape: "s5" },
  { from: 10, to: 10, name: "Model year", shape: "s3" },
  { from: 11, to: 11, name: "Plant", shape: "s4" },
  { from: 12, to: 17, name: "Serial number", shape: "s0" },
];

/** The letter under a section, which the table repeats. */
function sectionMark(section: VinSection): string {
  return String.fromCharCode("A".charCodeAt(0) + vinSections.indexOf(section));
}

const cell = 1 / 17;
const gap = 0.003;

/** The 17 characters of a VIN in coloured sections. */
export function vinPicture(vin: string): Html {
  const parts = vinSections.map(
    (section) => `${section.name}: ${vin.slice(section.from - 1, section.to)}`,
  );
  return figure({
    id: "vin-picture",
    title: `The sections of the VIN ${vin}`,
    description: `${parts.join("; ")}.`,
    height: 70,
    shapes: vinSections.map((section) => {
      const { from, to, shape } = section;
      const letters = [...vin.slice(from - 1, to)].map((letter, index) => {
        const middle = (from - 1 + index + 0.5) * cell;
        return html`<text class="code middle${shape === "s0" ? "" : " on"}" x="${share(middle)}" y="27">${letter}</text>`;
      });
      const left = (from - 1) * cell + gap;
      return html`<rect class="${shape}" x="${share(left)}" y="2" width="${share((to - from + 1) * cell - 2 * gap)}" height="38" rx="4"/>${letters}<text class="small middle" x="${share(((from - 1 + to) / 2) * cell)}" y="60">${sectionMark(section)}</text>
`;
    }),
  });
}
