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
    const names = Object.keys(data);
    const values: readonly unknown[] = Object.values(data);
    let found = known.get(kind);
    if (found === undefined || !isAlike(found, names, values, varying)) {
      found = { names, values, pieces: joined(piecesOf(data)) };
      if (known.size >= mostKnown) known.clear();
      known.set(kind, found);
    }
    let text = "";
    for (const piece of found.pieces) text += typeof piece === "string" ? piece : piece(data);
    return text;
  };
}

/** Objects are compared by identity: equal ones that are not the same only cost the time to write them again. */
function isAlike(
  known: Known,
  names: readonly string[],
  values: readonly unknown[],
  varying: readonly string[],
): boolean {
  if (known.names.length !== names.length) return false;
  for (let index = 0; index < names.length; index++) {
    if (known.names[index] !== names[index]) return false;
    if (known.values[index] === values[index]) {
      if (typeof values[index] !== "object" || Object.isFrozen(values[index])) continue;
    }
    if (!varying.includes(names[index] ?? "")) return false;
  }
  return true;
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
