import { flat } from "./flat.ts";

/** Which answers are alike. */
export interface Sharing {
  /** The fields in which answers of one kind differ. */
  readonly varying: readonly string[];
  /** A guess at the kind of an answer. A wrong guess costs time, and never changes the text. */
  readonly kindOf: (data: object) => string;
}

/** The text of answers that are alike: `texts`, with what a reader returns between each two of them. */
export interface Parts {
  readonly texts: readonly string[];
  readonly readers: readonly Reader[];
}

/** Writes what differs between answers that are alike. */
export interface Reader {
  readonly read: (data: object) => string;
  /** The field that decides the text. As long as its value is the same frozen object, the text is not made again. */
  readonly field?: string;
}

interface Known extends Parts {
  readonly names: readonly string[];
  /** In the order of the names; `varies` where answers of one kind differ. */
  readonly values: readonly unknown[];
  /** The frozen object that a reader with a field has read, and its text. */
  readObject: unknown;
  readText: string;
}

/** So many texts are kept, of about a kilobyte each. */
const mostKnown = 12_000;
/** So many different texts of one kind are kept. */
const mostOfKind = 8;
const varies = Symbol("varies");

/**
 * Makes a function that writes answers. The text of an answer is used again for the next one of its kind, if that has the
 * same value in every field that does not vary. `partsOf` writes one answer, and leaves out what varies.
 *
 * What is kept for a kind is small and lies close together: with thousands of kinds, reading it from memory takes longer than
 * the work.
 */
export function shareText(
  { varying, kindOf }: Sharing,
  partsOf: (data: object) => Parts,
): (data: object) => string {
  const kinds = new Map<string, Known | Known[]>();
  const namesOf = createPool();
  let count = 0;
  const keep = (kind: string, known: Known) => {
    if (count >= mostKnown) {
      kinds.clear();
      count = 0;
    }
    const before = kinds.get(kind);
    const others = before === undefined ? [] : [before].flat().slice(0, mostOfKind - 1);
    kinds.set(kind, others.length === 0 ? known : [known, ...others]);
    count++;
  };
  return (data) => {
    const kind = kindOf(data);
    const before = kinds.get(kind);
    const found = before === undefined ? undefined : find(before, data);
    if (found !== undefined) return write(found, data);
    const known = toKnown(data, varying, namesOf, partsOf(data));
    if (isStable(data, varying)) keep(kind, known);
    return write(known, data);
  };
}

/** The text of an answer that is alike. It becomes the first of its kind, because the next answer may need it too. */
function find(before: Known | Known[], data: object): Known | undefined {
  if (!Array.isArray(before)) return isAlike(before, data) ? before : undefined;
  for (let index = 0; index < before.length; index++) {
    const other = before[index];
    if (other === undefined || !isAlike(other, data)) continue;
    if (index > 0) before.unshift(...before.splice(index, 1));
    return other;
  }
  return undefined;
}

function write(known: Known, data: object): string {
  const { texts, readers } = known;
  let text = texts[0] ?? "";
  for (let index = 0; index < readers.length; index++) {
    const reader = readers[index];
    if (reader !== undefined) {
      text += reader.field === undefined ? reader.read(data) : readAgain(known, reader, data);
    }
    text += texts[index + 1] ?? "";
  }
  return text;
}

function readAgain(known: Known, { read, field = "" }: Reader, data: object): string {
  const value = (data as Readonly<Record<string, unknown>>)[field];
  if (value === known.readObject && value !== undefined) return known.readText;
  const text = read(data);
  if (typeof value === "object" && Object.isFrozen(value)) {
    known.readObject = value;
    known.readText = flat(text);
  }
  return text;
}

/**
 * Whether the text stays right as long as the values are the same: what does not vary is no object, or a frozen one, and no
 * varying field is without a value.
 */
function isStable(data: object, varying: readonly string[]): boolean {
  return Object.entries(data).every(([name, value]) =>
    varying.includes(name)
      ? value !== undefined
      : typeof value !== "object" || Object.isFrozen(value),
  );
}

function toKnown(
  data: object,
  varying: readonly string[],
  namesOf: (data: object) => readonly string[],
  { texts, readers }: Parts,
): Known {
  const entries = Object.entries(data);
  return {
    names: namesOf(data),
    values: entries.map(([name, value]) => (varying.includes(name) ? varies : value)),
    texts: texts.map(flat),
    readers,
    readObject: undefined,
    readText: "",
  };
}

/** Makes a function that returns the names of the fields of an answer: the same list for answers with the same fields. */
function createPool(): (data: object) => readonly string[] {
  const lists = new Map<string, readonly string[]>();
  return (data) => {
    const names = Object.keys(data);
    const key = names.join();
    const list = lists.get(key) ?? names;
    if (list === names) lists.set(key, names);
    return list;
  };
}

/**
 * Whether an answer has the same text except for what varies. Objects are compared by identity: equal ones that are not the
 * same only cost the time to write them again.
 */
function isAlike({ names, values }: Known, data: object): boolean {
  let index = 0;
  // Unlike Object.keys, this makes no list for each answer.
  for (const name in data) {
    if (names[index] !== name) return false;
    const expected = values[index];
    const value = (data as Readonly<Record<string, unknown>>)[name];
    if (expected === varies ? value === undefined : expected !== value) return false;
    index++;
  }
  return index === names.length;
}
