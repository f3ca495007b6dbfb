import {
  type Issue,
  type IssuePath,
  invalidType,
  invalidValue,
  missingField,
  type ReadCode,
  unknownFields,
  unreadable,
} from "../errors/issue.ts";
import { copyList, copyRequest, unknownNames } from "./copy-request.ts";
import {
  type Field,
  isGroup,
  isList,
  isSound,
  type ListField,
  type RequestOf,
  type Shape,
} from "./field.ts";

type Copy = Readonly<Record<string, unknown>>;
type ReadIssue = Issue<ReadCode>;

/** The place of a request, for the paths and sentences of its issues. */
export interface ReadPlace {
  /** The path of the request within a larger one. */
  readonly path?: IssuePath;
  /** What a message calls it: `The options`. */
  readonly subject?: string;
}

/**
 * The result of reading a request: the whole request, or its valid parts and at least one issue.
 */
export interface Reading<Request, Code extends string = ReadCode> {
  /** The request, if there is no issue. */
  readonly request: Request | undefined;
  /**
   * The valid fields. They are checked further, so that all faults are reported together. In a
   * list, each faulty element is undefined, so that the others keep their positions.
   */
  readonly sound: Sound<Request>;
  readonly issues: readonly Issue<Code>[];
}

/** The fields of a request, each of which may be missing, in lists too. */
export type Sound<Request> = {
  readonly [Name in keyof Request]?: NonNullable<Request[Name]> extends readonly (infer Element)[]
    ? readonly (Element | undefined)[] | undefined
    : Request[Name] | undefined;
};

/** Checks any value with a shape, and reports every fault at once. Never throws. */
export function read<Each extends Shape>(
  shape: Each,
  value: unknown,
  place: ReadPlace = {},
): Reading<RequestOf<Each>> {
  return readWith(shape.names, value, place, (copy) => readCopy(shape, copy, place));
}

/**
 * Copies the fields of any value, and reads the copy with `readFields`. Never throws, unless
 * `readFields` does.
 */
export function readWith<Request>(
  names: readonly string[],
  value: unknown,
  { path = [], subject }: ReadPlace,
  readFields: (copy: Copy) => Reading<Request>,
): Reading<Request> {
  let copy: Copy | undefined;
  try {
    copy = copyRequest(value, names);
  } catch {
    return unsound(unreadable(path, subject));
  }
  if (copy === undefined) return unsound(invalidType(path, "an object", value, subject));
  return readFields(copy);
}

/** Reads fields that were copied before, see {@link readWith}. Never throws. */
export function readCopy<Each extends Shape>(
  shape: Each,
  copy: Copy,
  { path = [], subject }: ReadPlace = {},
): Reading<RequestOf<Each>> {
  try {
    const own = hasObject(copy) ? copyGroups(shape, copyLists(shape, copy)) : copy;
    // A usual request has no fault, and needs no list of faults.
    if (isSound(shape, own)) {
      // Every field takes its value, which gives a copy the type of the request.
      const request = own as RequestOf<Each> & Sound<RequestOf<Each>>;
      return { request, sound: request, issues: [] };
    }
    return withFaults(shape, own, path, subject);
  } catch {
    return unsound(unreadable(path, subject));
  }
}

/** Whether a field has a list or a group, as in few requests. */
function hasObject(copy: Copy): boolean {
  for (const name in copy) if (typeof copy[name] === "object") return true;
  return false;
}

function copyLists(shape: Shape, copy: Copy): Copy {
  let own = copy;
  for (const [name, field] of shape.lists) {
    const given = own[name];
    if (Array.isArray(given)) own = { ...own, [name]: copyList(given, field.most) };
  }
  return own;
}

function copyGroups(shape: Shape, copy: Copy): Copy {
  let own = copy;
  for (const [name, { shape: inner }] of shape.groups) {
    const given = own[name];
    if (given === undefined) continue;
    const group = copyRequest(given, inner.names);
    if (group !== undefined) own = { ...own, [name]: group };
  }
  return own;
}

function withFaults<Each extends Shape>(
  shape: Each,
  copy: Copy,
  path: IssuePath,
  subject: string | undefined,
): Reading<RequestOf<Each>> {
  const issues: ReadIssue[] = [];
  const sound: Record<string, unknown> = {};
  for (const { name, field, isRequired } of shape.entries) {
    const given = copy[name];
    if (given === undefined && !isRequired) continue;
    const faults = faultsIn(field, given, [...path, name]);
    for (const fault of faults) issues.push(fault);
    if (faults.length === 0) sound[name] = given;
    else if (isList(field) && isListOf(field, given)) {
      sound[name] = given.map((each) => (field.element.takes(each) ? each : undefined));
    }
  }
  const unknown = unknownNames(copy, shape.names);
  issues.push(...unknownFields(path, unknown, shape.names, subject));
  // `sound` has only values that their fields accept.
  return { request: undefined, sound: sound as Sound<RequestOf<Each>>, issues };
}

function faultsIn(field: Field, given: unknown, path: IssuePath): ReadIssue[] {
  const isTaken: boolean = field.takes(given);
  if (isTaken) return [];
  if (isList(field) && isListOf(field, given)) {
    return given.flatMap((element, index) => faultsIn(field.element, element, [...path, index]));
  }
  if (given === undefined) return [missingField(path, field.allowed)];
  // The group is a copy already. An object that could not be copied is no group.
  if (isGroup(field) && field.isOfType(given)) {
    return [...readCopy(field.shape, given as Copy, { path }).issues];
  }
  const issueOf = field.isOfType(given) ? invalidValue : invalidType;
  return [issueOf(path, field.allowed, given)];
}

/**
 * Whether a value is a list of the right length, so that its elements can be checked one by one.
 */
function isListOf({ least, most }: ListField, given: unknown): given is readonly unknown[] {
  return Array.isArray(given) && given.length >= least && given.length <= most;
}

/** The reading of a request that has no valid part. */
export function unsound<Request>(issue: Issue<ReadCode>): Reading<Request> {
  return { request: undefined, sound: {}, issues: [issue] };
}
