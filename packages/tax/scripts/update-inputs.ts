// Writes src/inputs.generated.ts: what rules read of a request, from the fields and defaults in
// src/schema/request.ts. With --check it only reports whether the file is up to date.
import { type Schema, unwrap } from "../../../scripts/update-types/schema.ts";
import { put } from "../../../scripts/update-types.ts";
import { inputDefaults, taxRequestSchema } from "../src/schema/request.ts";

interface Input {
  readonly name: string;
  readonly type: string;
  readonly value: string;
}

const fields: Readonly<Record<string, Schema>> = taxRequestSchema.shape;

function inputOf([field, standard]: readonly [string, unknown]): Input {
  const name = inputName(field);
  const schema = fields[field];
  if (schema === undefined) throw new TypeError(`a request has no field ${field}`);
  const { core, isOptional } = unwrap(schema, "input", () => undefined);
  const { type, check } = core._zod.def;
  const given = `request.${field}`;
  if (type === "number" && check !== "number_format") {
    return { name, ...exactly(given, standard, isOptional) };
  }
  // Not the type of the reader: every jurisdiction's declarations have these types, and bundling
  // that one takes more memory than a process has.
  const known = `TaxRequest["${field}"]`;
  if (standard === undefined) return { name, type: known, value: given };
  const isCount = typeof standard === "string" && standard in fields;
  const value = isCount ? `${inputName(standard)}.length` : JSON.stringify(standard);
  return { name, type: `NonNullable<${known}>`, value: `${given} ?? ${value}` };
}

function inputName(field: string): string {
  return field.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}

/** A number that need not be whole. */
function exactly(given: string, standard: unknown, isOptional: boolean): Omit<Input, "name"> {
  if (!isOptional) return { type: "Exact", value: `exact(${given})` };
  return standard === 0
    ? { type: "Exact", value: `orZero(${given})` }
    : { type: "Exact | undefined", value: `orNothing(${given})` };
}

const inputs = Object.entries(inputDefaults).map(inputOf);
/** Lists are read first, because another input can be their length. */
const lists = inputs.filter(({ value }) => value.endsWith(" ?? []"));
/** The fields that every jurisdiction uses. */
const common = new Set(["gross_income", "deductions"]);
const names = Object.keys(inputDefaults).filter((name) => !common.has(name));
const firstKind = names.indexOf("self_employment_income");
const afterKinds = names.indexOf("rental_income") + 1;

put(
  new URL("../src/inputs.generated.ts", import.meta.url),
  `// Written by scripts/update-inputs.ts from src/schema/request.ts. Do not edit.
import { type Exact, exact, zero } from "./engine/amounts.ts";
import type { TaxRequest } from "./types.ts";

/** A request as rules read it: numbers that need not be whole are exact. */
export interface RequestInputs {
${inputs.map(({ name, type }) => `readonly ${name}: ${type};`).join("\n")}
}

export function toInputs(request: Omit<TaxRequest, "jurisdiction">): RequestInputs {
  ${lists.map(({ name, value }) => `const ${name} = ${value};`).join("\n")}
  return { ${inputs.map((input) => (lists.includes(input) ? input.name : `${input.name}: ${input.value}`)).join(",\n")} };
}

function orZero(value: number | undefined): Exact {
  return value === undefined ? zero : exact(value);
}

function orNothing(value: number | undefined): Exact | undefined {
  return value === undefined ? undefined : exact(value);
}

/** The parts of the gross income that a request can name, and what stands beside it. */
export const kindsOfIncome = ${JSON.stringify(names.slice(firstKind, afterKinds))} as const;

/** The optional inputs of a request that change a result somewhere. */
export const inputNames = [
  ${names.slice(0, firstKind).map((name) => JSON.stringify(name))},
  ...kindsOfIncome,
  ${names.slice(afterKinds).map((name) => JSON.stringify(name))},
] as const;

export type InputName = (typeof inputNames)[number];
`,
);
