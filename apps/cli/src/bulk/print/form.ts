import { fieldsOf } from "@almanac/kernel/objects/fields-of";
/** The fields of an answer that it does not share with others. */
export type Own = Readonly<Record<string, unknown>>;

/** A place in a text where answers differ. */
export interface Gap<Source> {
  /** Returns the text that fills the gap. */
  readonly read: (source: Source) => string;
  /** The field that decides the text. As long as its value is the same frozen object, the text is not made again. */
  readonly field?: string;
}

/**
 * The text that answers have in common, as UTF-8, with gaps where they differ. The gaps hold the texts of the answer
 * from which the form was made, because the texts of another answer usually have the same lengths. A form is small and
 * in one place, because with thousands of forms, fetching one from memory takes longer than copying its text.
 */
export interface Form<Source> {
  /** The bytes of many forms. */
  readonly block: Buffer;
  readonly start: number;
  readonly end: number;
  readonly gaps: readonly Gap<Source>[];
  /** Where in the block each gap begins and ends, one after the other. */
  readonly places: readonly number[];
  /** The lists in the text. */
  readonly lists: readonly SharedList[];
  /** Whether the texts of all answers so far were as long as the gaps. */
  isFixed: boolean;
  /** The frozen object that a gap with a `field` has read last, and its text. */
  recent: { readonly value: unknown; readonly text: string } | undefined;
}

/** A list of which some elements are in the text, because answers share them. */
interface SharedList {
  readonly name: string;
  readonly elements: readonly unknown[];
  /** By element, whether there is a gap in its place. */
  readonly isGap: readonly boolean[];
}

/** Collects the texts and gaps of a form. */
export class FormBuilder<Source extends object = Own> {
  readonly #source: Source;
  readonly #places: number[] = [];
  readonly #gaps: Gap<Source>[] = [];
  readonly #lists: SharedList[] = [];
  #text = "";

  /** The gaps hold the texts of `source`. */
  constructor(source: Source) {
    this.#source = source;
  }

  text(text: string): void {
    this.#text += text;
  }

  gap(gap: Gap<Source>): void {
    this.#places.push(Buffer.byteLength(this.#text));
    this.text(gap.read(this.#source));
    this.#places.push(Buffer.byteLength(this.#text));
    this.#gaps.push(gap);
  }

  /**
   * A list as JSON. An element of `given` that is the same object as in the shared list becomes text, and any other a
   * gap.
   */
  list(
    name: string,
    shared: unknown,
    given: readonly unknown[],
    write: (element: unknown) => string,
  ): void {
    // If the lengths differ, the places of the elements do not correspond.
    const isAlike = Array.isArray(shared) && shared.length === given.length;
    const elements: readonly unknown[] = isAlike ? shared : [];
    const isGap = given.map((element, index) => element !== elements[index]);
    this.#lists.push({ name, elements, isGap });
    this.text("[");
    for (const [index, element] of given.entries()) {
      if (index > 0) this.text(",");
      if (isGap[index]) this.gap({ read: (source) => write(elementOf(source, name, index)) });
      else this.text(write(element));
    }
    this.text("]");
  }

  /** Records a list that is left out because it is empty. */
  noList(name: string): void {
    this.#lists.push({ name, elements: [], isGap: [] });
  }

  build(store: FormStore<Source>): Form<Source> {
    const bytes = Buffer.from(this.#text);
    const { block, start } = store.add(bytes);
    return {
      block,
      start,
      end: start + bytes.length,
      gaps: store.sharedGaps(this.#gaps),
      places: this.#places.map((place) => start + place),
      // A copy, because a list that has grown takes memory for further elements.
      lists: [...this.#lists],
      isFixed: true,
      recent: undefined,
    };
  }
}

function elementOf(source: object, name: string, index: number): unknown {
  const list = fieldsOf(source)[name];
  return Array.isArray(list) ? list[index] : undefined;
}

/** The size of a block in bytes. A block holds many forms, and is freed when none of them is used any more. */
const blockBytes = 262_144;

/** Keeps the bytes of forms together. */
export class FormStore<Source> {
  #block: Buffer = Buffer.alloc(0);
  #used = 0;
  #gaps: readonly Gap<Source>[] = [];

  add(bytes: Buffer): { readonly block: Buffer; readonly start: number } {
    if (this.#used + bytes.length > this.#block.length) {
      this.#block = Buffer.allocUnsafeSlow(Math.max(blockBytes, bytes.length));
      this.#used = 0;
    }
    const start = this.#used;
    this.#block.set(bytes, start);
    this.#used += bytes.length;
    return { block: this.#block, start };
  }

  /** Forms with the same gaps, which are nearly all, share one list. */
  sharedGaps(gaps: readonly Gap<Source>[]): readonly Gap<Source>[] {
    const isSame =
      gaps.length === this.#gaps.length && gaps.every((gap, index) => gap === this.#gaps[index]);
    if (!isSame) this.#gaps = [...gaps];
    return this.#gaps;
  }
}

/** Whether the text is right for these fields: their lists have the same elements outside the gaps. */
export function fits({ lists }: Form<Own>, own: Own): boolean {
  for (let index = 0; index < lists.length; index++) {
    const list = lists[index];
    if (list !== undefined && !isLike(list, own[list.name])) return false;
  }
  return true;
}

function isLike({ elements, isGap }: SharedList, given: unknown): boolean {
  if (given === elements) return true;
  if (!Array.isArray(given) || given.length !== isGap.length) return false;
  for (let index = 0; index < isGap.length; index++) {
    if (!isGap[index] && given[index] !== elements[index]) return false;
  }
  return true;
}

/** Returns the text that fills a gap of a form. */
export function readGap<Source extends object>(
  form: Form<Source>,
  { read, field }: Gap<Source>,
  source: Source,
): string {
  if (field === undefined) return read(source);
  const value = fieldsOf(source)[field];
  const { recent } = form;
  if (recent !== undefined && recent.value === value) return recent.text;
  const text = read(source);
  if (typeof value === "object" && Object.isFrozen(value)) form.recent = { value, text };
  return text;
}
