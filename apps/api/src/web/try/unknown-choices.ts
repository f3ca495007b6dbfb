import { nearestCode } from "@almanac/kernel/messages/nearest";
import type { Problem } from "../../problems/problem.ts";
import { choicesOf, type Field, isUnknownChoice, type Question, type Values } from "./question.ts";

type Fault = NonNullable<Problem["errors"]>[number];

/**
 * A problem in which the fault of an unknown choice is one short sentence with labels. The sentence of the library lists
 * every id, which the list in the form shows already.
 */
export function withUnknownChoices(question: Question, values: Values, problem: Problem): Problem {
  const { errors = [] } = problem;
  const reworded = errors.map((fault) => {
    const field = question.fields.find((each) => isFaultOf(each, fault));
    const value = values[field?.name ?? ""] ?? "";
    if (field === undefined || !isUnknownChoice(field, value)) return fault;
    return { ...fault, detail: unknownChoice(field, value) };
  });
  const [first] = reworded;
  if (first === undefined || reworded.every((fault, index) => fault === errors[index])) {
    return problem;
  }
  const detail = reworded.length === 1 ? first.detail : problem.detail;
  return { ...problem, detail, errors: reworded };
}

function isFaultOf({ name, fills = [name] }: Field, { pointer, parameter }: Fault): boolean {
  return fills.includes(parameter ?? pointer?.slice(1).split("/")[0] ?? "");
}

function unknownChoice(field: Field, value: string): string {
  const choices = choicesOf(field);
  const meant = nearestCode(
    value,
    choices.map((choice) => ({ code: choice.value, name: choice.label })),
  );
  const label = choices.find((choice) => choice.value === meant)?.label;
  const question = label === undefined ? "Choose one from the list." : `Did you mean ${label}?`;
  return `${field.label}: the list has no “${value}”. ${question}`;
}
