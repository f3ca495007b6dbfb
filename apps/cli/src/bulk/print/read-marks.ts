/** A part of a row that repeats a part of the text that decides the row. */
export interface Copy {
  /** Where the part begins in the UTF-8 of the row. */
  readonly at: number;
  /** Where the part begins and ends in the deciding text. */
  readonly from: number;
  readonly to: number;
}

/** A row for one text, and the parts in which the rows of other texts differ. */
export interface Template {
  readonly text: string;
  readonly copies: readonly Copy[];
}

/** The first mark of a marked answer. The marks are characters that no text has. */
const firstMark = 0xfdd0;

/** Replaces the marks of a row with the characters of an ASCII text that they stand for. */
export function readMarks(marked: string, text: string): Template {
  const copies: Copy[] = [];
  let row = "";
  let bytes = 0;
  // A run of marks for neighbouring characters is one copy.
  const runs = new RegExp(
    `[\\u{${firstMark.toString(16)}}-\\u{${(firstMark + text.length - 1).toString(16)}}]`,
    "gu",
  );
  let read = 0;
  let last: { at: number; from: number; to: number } | undefined;
  for (const { index, 0: mark } of marked.matchAll(runs)) {
    const before = marked.slice(read, index);
    const place = mark.charCodeAt(0) - firstMark;
    read = index + 1;
    row += before + (text[place] ?? "");
    bytes += Buffer.byteLength(before);
    if (last !== undefined && before === "" && last.to === place) last.to = place + 1;
    else {
      last = { at: bytes, from: place, to: place + 1 };
      copies.push(last);
    }
    bytes += 1;
  }
  return { text: row + marked.slice(read), copies };
}
