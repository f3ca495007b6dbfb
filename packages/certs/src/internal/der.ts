import { Malformed } from "./cert-error.ts";
import { numberOf } from "./text.ts";

/** One element of DER (X.690): the offsets of its header, its contents and its end in `bytes`. */
export interface Element {
  readonly bytes: Uint8Array;
  /**
   * The identifier octet. Of a tag number over 30, only the first octet (class and form) is kept.
   */
  readonly tag: number;
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

export const tags = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  oid: 0x06,
  sequence: 0x30,
  utcTime: 0x17,
  generalizedTime: 0x18,
} as const;

/** Reads the element at `offset`, which must end at or before `limit`. */
export function readElement(bytes: Uint8Array, offset = 0, limit = bytes.length): Element {
  const tag = byteAt(bytes, offset, limit);
  let next = offset + 1;
  if ((tag & 0x1f) === 0x1f) {
    while (byteAt(bytes, next, limit) & 0x80) next += 1;
    next += 1;
  }
  const first = byteAt(bytes, next, limit);
  next += 1;
  let length = first;
  if (first === 0x80) throw new Malformed("an element has no definite length");
  if (first > 0x80) {
    const count = first & 0x7f;
    if (count > 4) throw new Malformed("an element is longer than any certificate");
    byteAt(bytes, next + count - 1, limit);
    length = numberOf(bytes.subarray(next, next + count));
    next += count;
  }
  const end = next + length;
  if (end > limit) throw new Malformed("an element is longer than the element that contains it");
  return { bytes, tag, start: offset, content: next, end };
}

/** The first element inside an element. */
export function innerOf({ bytes, content, end }: Element): Element {
  return readElement(bytes, content, end);
}

/** The elements of a SEQUENCE. `what` is for the error. */
export function partsOf(element: Element | undefined, what?: string): Element[] {
  return childrenOf(expectTag(element, tags.sequence, what));
}

/** The elements inside a constructed element, in order. */
export function childrenOf(element: Element): Element[] {
  const children: Element[] = [];
  for (let offset = element.content; offset < element.end; ) {
    const child = readElement(element.bytes, offset, element.end);
    children.push(child);
    offset = child.end;
  }
  return children;
}

/** The contents octets, as a view. */
export function contentOf(element: Element): Uint8Array {
  return element.bytes.subarray(element.content, element.end);
}

/** The whole element, header included, as a view. */
export function rawOf(element: Element): Uint8Array {
  return element.bytes.subarray(element.start, element.end);
}

export function expectTag(element: Element | undefined, tag: number, what = "an element"): Element {
  if (element === undefined) throw new Malformed(`${what} is missing`);
  if (element.tag !== tag) throw new Malformed(`${what} is of the wrong type`);
  return element;
}

/** The dotted form of an OBJECT IDENTIFIER (X.690 8.19). */
export function oidOf(element: Element): string {
  let text = "";
  let arc = 0n;
  for (const byte of contentOf(element)) {
    // Each byte carries seven bits.
    arc = arc * 128n + BigInt(byte & 0x7f);
    if (byte & 0x80) continue;
    text += text === "" ? firstArcs(arc) : `.${arc}`;
    arc = 0n;
  }
  if (text === "" || ((element.bytes[element.end - 1] ?? 0) & 0x80) !== 0) {
    throw new Malformed("an object identifier is cut off");
  }
  return text;
}

/** The first encoded number combines the first two arcs (X.690 8.19.4). */
function firstArcs(value: bigint): string {
  const top = value < 80n ? value / 40n : 2n;
  return `${top}.${value - top * 40n}`;
}

function byteAt(bytes: Uint8Array, offset: number, limit: number): number {
  const byte = offset < limit ? bytes[offset] : undefined;
  if (byte === undefined) throw new Malformed("the bytes end too early");
  return byte;
}
