import { flat } from "./flat.ts";

/** The fields of an answer that it does not share with others. */
export type Own = Readonly<Record<string, unknown>>;

/** Writes something of an answer's own. */
export type OwnReader = (own: Own) => string;

/**
 * The text that answers have in common, with gaps for what is their own. It is small and lies close together: with thousands
 * of templates, fetching one from memory takes longer than the work.
 */
export interface Template {
  readonly text: string;
  /** Where in the text each gap is. */
  readonly places: readonly number[];
  /** For each gap, what fills it. */
  readonly readers: readonly OwnReader[];
  /** The lists in the text. */
  readonly lists: readonly SharedList[];
}

/** A list of which some elements are in the text, because answers share them. */
interface SharedList {
  readonly name: string;
  readonly elements: readonly unknown[];
  /** By element, whether there is a gap in its place. */
  readonly isGap: readonly boolean[];
}

/** Collects the texts and gaps of a template. */
export class TemplateBuilder {
  #text = "";
  readonly #places: number[] = [];
  readonly #readers: OwnReader[] = [];
  readonly #lists: SharedList[] = [];

  text(text: string): void {
    this.#text += text;
  }

  gap(read: OwnReader): void {
    this.#places.push(this.#text.length);
    this.#readers.push(read);
  }

  /**
   * A list as JSON. An element of `given` that is the same object as in the shared list becomes text, and any other a gap.
   */
  list(
    name: string,
    shared: unknown,
    given: readonly unknown[],
    write: (element: unknown) => string,
  ): void {
    // Lists of another length have nothing at the same places.
    const isAlike = Array.isArray(shared) && shared.length === given.length;
    const elements: readonly unknown[] = isAlike ? shared : [];
    const isGap = given.map((element, index) => element !== elements[index]);
    this.#lists.push({ name, elements, isGap });
    this.text("[");
    for (const [index, element] of given.entries()) {
      if (index > 0) this.text(",");
      if (isGap[index]) this.gap((own) => write((own[name] as readonly unknown[])[index]));
      else this.text(write(element));
    }
    this.text("]");
  }

  /** A list that is empty, and left out. */
  noList(name: string): void {
    this.#lists.push({ name, elements: [], isGap: [] });
  }

  build(): Template {
    // Copies, because a list that has grown has room for more.
    return {
      text: flat(this.#text),
      places: [...this.#places],
      readers: [...this.#readers],
      lists: [...this.#lists],
    };
  }
}

/** Whether the text is right for these fields: their lists have the same elements outside the gaps. */
export function fits({ lists }: Template, own: Own): boolean {
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

/** The text with its gaps filled. */
export function fill({ text, places, readers }: Template, own: Own): string {
  let filled = "";
  let start = 0;
  for (let index = 0; index < readers.length; index++) {
    const end = places[index] ?? 0;
    filled += text.slice(start, end) + (readers[index]?.(own) ?? "");
    start = end;
  }
  return filled + text.slice(start);
}
