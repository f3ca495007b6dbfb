import type { TaxIssue } from "../../errors.ts";
import type { TaxRequest } from "../../schema.ts";
import { faultsOf } from "./request-faults.ts";
import { type Field, requestFields } from "./request-fields.ts";
import { show } from "./wording.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What was read: the fields that have no fault, whole when there is no issue. */
export interface Reading {
  readonly sound: Partial<TaxRequest>;
  readonly issues: readonly TaxIssue[];
}

const fieldsByName: ReadonlyMap<string, Field> = new Map(
  Object.entries(requestFields satisfies Record<keyof TaxRequest, Field>),
);

export function readTaxRequest(value: unknown): Reading {
  try {
    const request = copyOf(value);
    if (request === undefined) {
      return unreadable(`The request must be an object, not ${show(value)}.`);
    }
    if (isSound(request) && isWhole(request)) return { sound: request, issues: [] };
    const issues = faultsOf(request);
    return { sound: soundPart(request, issues), issues };
  } catch {
    return unreadable("The request cannot be read: looking at one of its properties throws.");
  }
}

/** Whether the two fields are there without which nothing can be calculated. */
export function isWhole(request: Partial<TaxRequest>): request is TaxRequest {
  return request.jurisdiction !== undefined && request.gross_income !== undefined;
}

function unreadable(message: string): Reading {
  return { sound: {}, issues: [{ code: "invalid_type", path: [], message }] };
}

/**
 * The fields of any object: its own, and those that it has from a class or a prototype. They are copied before they are
 * looked at, so that what was looked at is what is calculated.
 */
export function copyOf(value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const copy = isPlain(value) ? { ...value } : Object.fromEntries(inheritedEntries(value));
  if (Array.isArray(copy.dependent_ages)) copy.dependent_ages = copyOfList(copy.dependent_ages);
  return copy;
}

function isPlain(value: object): value is Fields {
  return Object.getPrototypeOf(value) === Object.prototype;
}

function inheritedEntries(value: object): [string, unknown][] {
  const names = new Set(fieldsByName.keys());
  for (const name in value) names.add(name);
  return [...names].map((name) => [name, (value as Fields)[name]]);
}

/** One element more than is taken is enough to see that a list is too long. */
function copyOfList(list: readonly unknown[]): unknown[] {
  const length = Math.min(list.length, requestFields.dependent_ages.most + 1);
  return Array.from({ length }, (_, index) => list[index]);
}

function isSound(request: Fields): request is Partial<TaxRequest> {
  for (const name of Object.keys(request)) {
    const given = request[name];
    const field = fieldsByName.get(name);
    if (field === undefined || !(given === undefined || field.takes(given))) return false;
  }
  return true;
}

/** What has no fault, so that what is unsupported in it is told together with the faults. */
function soundPart(request: Fields, issues: readonly TaxIssue[]): Partial<TaxRequest> {
  const faulty = new Set(issues.map((issue) => issue.path[0]));
  const part = Object.fromEntries(Object.entries(request).filter(([name]) => !faulty.has(name)));
  return isSound(part) ? part : {};
}
