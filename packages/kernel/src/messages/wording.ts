import type { UnknownNames } from "../requests/copy-request.ts";
import { type Named, nearestCode, nearestField, nearestName } from "./nearest.ts";
import { show } from "./show.ts";

// Each fault has one sentence, the same in every library. `name` is a field as a message names it,
// `allowed` completes "must be ..." and "Send ...".

/** `a, b and c`, or with another last word `a, b or c`. */
export function listed(
  values: readonly (string | number)[],
  lastWord: "and" | "or" = "and",
): string {
  return values.length < 2
    ? values.join("")
    : `${values.slice(0, -1).join(", ")} ${lastWord} ${values.at(-1)}`;
}

/** ` (did you mean "ups"?)` when one of the names is close to what was given, else nothing. */
export function suggestion(given: string, names: readonly string[]): string {
  return didYouMean(nearestName(given, names));
}

function didYouMean(name: string | undefined): string {
  return name === undefined ? "" : ` (did you mean ${show(name)}?)`;
}

/** `lengthCm is missing. Send a number from 0.1 to 1000.` */
export function isMissing(name: string, allowed: string): string {
  return `${name} is missing. Send ${allowed}.`;
}

/**
 * `lengthCm must be a number from 0.1 to 1000, not "40".`, for a wrong type and for a value out of
 * range. For a text such as `1,5` it also says how to write a number.
 */
export function mustBe(name: string, allowed: string, given: unknown): string {
  const fault = `${name} must be ${allowed}, not ${show(given)}.`;
  return /number|amount/.test(allowed) && hasSeparators(given)
    ? `${fault} Use a decimal point, and no thousands separators.`
    : fault;
}

/**
 * Whether a text is a number as people write it in some countries: `1,5`, `58.000,50`, `85 000`.
 */
function hasSeparators(given: unknown): boolean {
  return (
    typeof given === "string" &&
    /^[+-]?\d+([.,'\s]\d+)+$/.test(given) &&
    Number.isNaN(Number(given))
  );
}

/**
 * The number of unknown names for which the most similar field is looked for, because that
 * takes long.
 */
const comparedNames = 5;

/**
 * `"lenghtCm" is not a field of this request (did you mean "lengthCm"?). The fields are lengthCm and widthCm.`
 * With several unknown names there is a sentence for each, and only the first lists the fields. If
 * there are more names than those given, the last sentence says how many.
 */
export function areNotFields(
  { names, more }: UnknownNames,
  fields: readonly string[],
  owner: string,
  noun: "field" | "parameter" | "place" | "pair" = "field",
): string[] {
  const sentences = names.map((name, index) => {
    const similar = index < comparedNames ? nearestField(name, fields) : undefined;
    const fault = `${show(name)} is not a ${noun} of ${owner}${didYouMean(similar)}.`;
    return index === 0 ? `${fault} ${fieldList(fields, noun)}` : fault;
  });
  if (more === 1) return [...sentences, `1 more name is not a ${noun} of ${owner}.`];
  return more === 0
    ? sentences
    : [...sentences, `${more} more names are not ${noun}s of ${owner}.`];
}

/**
 * The sentences of `areNotFields` about a request, for a request whose fields are the parameters of
 * a query.
 */
export function asParameters(message: string): string {
  return message
    .replaceAll(" is not a field of this request", " is not a parameter of this request")
    .replaceAll(" are not fields of this request", " are not parameters of this request")
    .replaceAll(" The fields are ", " The parameters are ")
    .replaceAll(" The only field is ", " The only parameter is ");
}

function fieldList(fields: readonly string[], noun: string): string {
  if (fields.length === 0) return `There are no ${noun}s.`;
  return fields.length === 1
    ? `The only ${noun} is ${fields[0]}.`
    : `The ${noun}s are ${listed(fields)}.`;
}

/** `"upz" is not a known carrier (did you mean "ups"?). Send dhl, fedex or ups.` */
export function isNotKnown(given: string, kind: string, names: readonly string[]): string {
  return `${show(given)} is not a known ${kind}${suggestion(given, names)}. Send ${listed(names, "or")}.`;
}

/**
 * The same for codes that also have names, because people send the names too: `"DHL Express" is not
 * a known carrier (did you mean "dhl"?). ...`
 */
export function isNotKnownCode(given: string, kind: string, known: readonly Named[]): string {
  const code = nearestCode(given, known);
  const codes = known.map((each) => each.code);
  return `${show(given)} is not a known ${kind}${didYouMean(code)}. Send ${listed(codes, "or")}.`;
}

/** `The request cannot be read: one of its properties throws an error.` */
export function isUnreadable(subject: string): string {
  return `${subject} cannot be read: one of its properties throws an error.`;
}
