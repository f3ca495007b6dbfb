import type { TaxIssue } from "../../errors.ts";
import { type Field, type ListField, requestFields } from "./request-fields.ts";
import { listed, show, suggestion } from "./wording.ts";

type Path = TaxIssue["path"];

const required: readonly string[] = ["jurisdiction", "gross_income"];

/** Everything that is wrong with a request: its fields in the order of the table, then those that are none. */
export function faultsOf(request: Readonly<Record<string, unknown>>): TaxIssue[] {
  const names = Object.keys(requestFields);
  const faults = Object.entries<Field>(requestFields).flatMap(([name, field]) => {
    const given = request[name];
    if (given === undefined && !required.includes(name)) return [];
    return faultsIn(field, given, [name]);
  });
  const unknown = Object.keys(request).filter((name) => !names.includes(name));
  return [...faults, ...unknown.map((name) => unknownField(name, names))];
}

function faultsIn(field: Field, given: unknown, path: Path): TaxIssue[] {
  if (isList(field) && Array.isArray(given) && given.length <= field.most) {
    return given.flatMap((element, index) => faultsIn(field.element, element, [...path, index]));
  }
  if (field.takes(given)) return [];
  const name = path.join(".");
  if (given === undefined) {
    return [{ code: "missing_field", path, message: `${name} is missing: send ${field.allowed}.` }];
  }
  const code = field.isOfType(given) ? "invalid_value" : "invalid_type";
  return [{ code, path, message: `${name} must be ${field.allowed}, not ${show(given)}.` }];
}

function isList(field: Field): field is ListField {
  return "element" in field;
}

function unknownField(name: string, names: readonly string[]): TaxIssue {
  const message = `${show(name)} is not a field here${suggestion(name, names)}. Known are ${listed(names)}.`;
  return { code: "unknown_field", path: [name], message };
}
