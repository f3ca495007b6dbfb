// Writes src/fields.generated.ts: the fields of requests, for the command line, which does not
// load zod at its start. With --check it writes nothing, and only reports whether the file is up
// to date.
import * as dimweightSchemas from "@almanac/dimweight/schema";
import { membersOf, type Schema, unwrap } from "../../../scripts/update-types/schema.ts";
import { put } from "../../../scripts/update-types.ts";
import { certs } from "../src/certs.ts";
import { dimweight } from "../src/dimweight.ts";
import type { FieldKind, Question, RequestFields } from "../src/question.ts";
import * as certsSchemas from "../src/schemas/certs.ts";
import * as taxSchemas from "../src/schemas/tax.ts";
import * as vinSchemas from "../src/schemas/vin.ts";
import { tax } from "../src/tax.ts";
import { vin } from "../src/vin.ts";

type Schemas = Readonly<Record<string, unknown>>;
type Questions = Readonly<Record<string, Question<Schemas>>>;

const services: readonly (readonly [{ readonly questions: Questions }, Schemas])[] = [
  [dimweight, dimweightSchemas],
  [vin, vinSchemas],
  [tax, taxSchemas],
  [certs, certsSchemas],
];

/**
 * The operations for which the command line asks: rows of a batch, and commands whose options
 * are fields.
 */
const operations = [
  "calculateDimWeight",
  "decodeVin",
  "calculateTax",
  "grossFor",
  "compareTax",
  "planEstimatedTax",
  "calculatePay",
  "grossForPay",
  "comparePay",
  "inspectCertificate",
];

const tables = services.flatMap(([{ questions }, schemas]) =>
  operations.flatMap((operation) => {
    const { request } = questions[operation] ?? {};
    return request === undefined
      ? []
      : [`export const ${operation} = ${tableOf(schemas[request])};`];
  }),
);

put(
  new URL("../src/fields.generated.ts", import.meta.url),
  [
    "// Written by scripts/update-fields.ts from the schemas of the requests. Do not edit.",
    'import type { RequestFields } from "./question.ts";',
    "",
    tables.join("\n\n"),
    "",
  ].join("\n"),
);

function tableOf(schema: unknown): string {
  // The entries name their schemas, and the compiler checks the names.
  const core = coreOf(schema as Schema);
  const forms = core._zod.def.type === "union" ? (core._zod.def.options ?? []).map(coreOf) : [core];
  const shapes = forms.map(({ _zod }) => Object.entries(_zod.def.shape ?? {}));
  const isCommon = (name: string) => shapes.every((shape) => shape.some(([each]) => each === name));
  const all = shapes.flat();
  // The measures of each form come first, then what all forms have.
  const ordered = [
    ...all.filter(([name]) => !isCommon(name)),
    ...all.filter(([name]) => isCommon(name)),
  ];
  const kinds = Object.fromEntries(ordered.map(([name, field]) => [name, kindOf(name, field)]));
  const required = shapes.map((shape) =>
    shape.filter(([, field]) => !unwrapped(field).isOptional).map(([name]) => name),
  );
  const table: RequestFields = { kinds, required };
  return `${JSON.stringify(table)} as const satisfies RequestFields`;
}

function kindOf(name: string, schema: Schema): FieldKind {
  const core = coreOf(schema);
  const { def } = core._zod;
  const members = membersOf(core);
  if (members !== undefined) return typeof members[0] === "number" ? "number" : "text";
  switch (def.type) {
    case "number":
      return name === "year" ? "year" : "number";
    case "boolean":
      return "flag";
    case "array":
      return def.element && kindOf(name, def.element) === "number" ? "numbers" : "texts";
    case "object":
    case "record":
      return def.valueType && coreOf(def.valueType)._zod.def.type === "record"
        ? "places"
        : "values";
    case "union": {
      const [first = "text", ...others] = (def.options ?? []).map((each) => kindOf(name, each));
      // A tax year is a number, or a label.
      return others.every((kind) => kind === first) ? first : "year";
    }
    default:
      return "text";
  }
}

function coreOf(schema: Schema): Schema {
  return unwrapped(schema).core;
}

function unwrapped(schema: Schema) {
  return unwrap(schema, "input", () => undefined);
}
