/** Which answers are alike. */
export interface Sharing {
  /** The fields in which answers of one kind differ. */
  readonly varying: readonly string[];
  /** A guess at the kind of an answer. A wrong guess costs time, and never changes the text. */
  readonly kindOf: (data: object) => string;
}

/** A part of a text: the same for all answers of one kind, or made from the answer. */
export type Piece = string | ((data: object) => string);

interface Known {
  readonly names: readonly string[];
  readonly values: readonly unknown[];
  /** Whether the field with this index differs from answer to answer. */
  readonly varies: readonly boolean[];
  /** Whether the value cannot change while it is the same: it is no object, or a frozen one. */
  readonly isStable: readonly boolean[];
  readonly pieces: readonly Piece[];
}

/** About a kilobyte each. */
const mostKnown = 8_192;

/**
 * Makes a function that writes answers. The text of an answer is used again for the next one of its kind, if that has the
 * same value in every field that does not vary. `piecesOf` writes one answer, and leaves out what varies.
 */
export function shareText(
  { varying, kindOf }: Sharing,
  piecesOf: (data: object) => readonly Piece[],
): (data: object) => string {
  const known = new Map<string, Known>();
  return (data) => {
    const kind = kindOf(data);
    let found = known.get(kind);
    if (found === undefined || !isAlike(found, data)) {
      const names = Object.keys(data);
      const values: readonly unknown[] = Object.values(data);
      found = {
        names,
        values,
        varies: names.map((name) => varying.includes(name)),
        isStable: values.map((value) => typeof value !== "object" || Object.isFrozen(value)),
        pieces: joined(piecesOf(data)),
      };
      if (known.size >= mostKnown) known.clear();
      known.set(kind, found);
    }
    let text = "";
    for (const piece of found.pieces) text += typeof piece === "string" ? piece : piece(data);
    return text;
  };
}

/**
 * Whether an answer has the same text except for what varies. Objects are compared by identity: equal ones that are not the
 * same only cost the time to write them again.
 */
function isAlike({ names, values, varies, isStable }: Known, data: object): boolean {
  let index = 0;
  // Unlike Object.keys, this makes no list for each answer.
  for (const name in data) {
    if (names[index] !== name) return false;
    if (!varies[index]) {
      const value = (data as Readonly<Record<string, unknown>>)[name];
      if (!isStable[index] || values[index] !== value) return false;
    }
    index++;
  }
  return index === names.length;
}

/** Joins neighbouring texts. `join` makes a text in one place of the memory, which is many times faster to write again. */
function joined(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  let texts: string[] = [];
  for (const piece of pieces) {
    if (typeof piece === "string") {
      texts.push(piece);
      continue;
    }
    merged.push(texts.join(""), piece);
    texts = [];
  }
  return [...merged, texts.join("")];
}
