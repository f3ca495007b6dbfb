import { fieldsOf } from "@almanac/kernel/objects/fields-of";
import type { ByteWriter } from "./byte-writer.ts";
import { type Form, type FormBuilder, FormStore } from "./form.ts";

/** Which answers are alike. */
export interface Sharing {
  /** The fields in which answers of one kind differ. */
  readonly varying: readonly string[];
  /** A guess at the kind of an answer. A wrong guess costs time, and never changes the text. */
  readonly kindOf: (data: object) => string;
}

interface Known {
  readonly names: readonly string[];
  /** In the order of the names; `varies` where answers of one kind differ. */
  readonly values: readonly unknown[];
  readonly form: Form<object>;
}

/** At most this number of texts is kept, of about a kilobyte each. */
const mostKnown = 12_000;
/** At most this number of different texts of one kind is kept. */
const mostOfKind = 8;
const varies = Symbol("varies");

/**
 * Makes a function that writes answers. The text of an answer is used again for the next one of its kind, if that has
 * the same value in every field that does not vary. `toForm` writes one answer, with gaps for what varies.
 *
 * The data of a kind is small and in one place, because with thousands of kinds, reading that data from memory takes
 * longer than writing the text.
 */
export function shareText(
  { varying, kindOf }: Sharing,
  toForm: (data: object) => FormBuilder<object>,
): (out: ByteWriter, data: object) => void {
  const kinds = new Map<string, Known | Known[]>();
  const namesOf = createPool();
  const store = new FormStore<object>();
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
  return (out, data) => {
    const kind = kindOf(data);
    const before = kinds.get(kind);
    const found = before === undefined ? undefined : find(before, data);
    if (found !== undefined) return out.form(found.form, data);
    const form = toForm(data).build(store);
    if (isStable(data, varying)) keep(kind, toKnown(data, varying, namesOf, form));
    out.form(form, data);
  };
}

/**
 * Finds the text of an answer that is alike, and makes it the first of its kind, because the next answer may need it
 * too.
 */
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

/**
 * Whether the text stays right as long as the values are the same: a field that does not vary has no object or a frozen
 * one, and every varying field has a value.
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
  form: Form<object>,
): Known {
  const entries = Object.entries(data);
  return {
    names: namesOf(data),
    values: entries.map(([name, value]) => (varying.includes(name) ? varies : value)),
    form,
  };
}

/**
 * Makes a function that returns the names of the fields of an answer: the same list for answers with the same fields.
 */
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
 * Whether an answer has the same text except for what varies. Objects are compared by identity: two equal objects that
 * are not the same one only cost the time to write the text again.
 */
function isAlike({ names, values }: Known, data: object): boolean {
  const fields = fieldsOf(data);
  let index = 0;
  // Unlike Object.keys, this makes no list for each answer.
  for (const name in fields) {
    if (names[index] !== name) return false;
    const expected = values[index];
    const value = fields[name];
    if (expected === varies ? value === undefined : expected !== value) return false;
    index++;
  }
  return index === names.length;
}
