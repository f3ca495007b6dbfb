import { refuse } from "../../errors/almanac-error.ts";

const space = 0x20;
const lineFeed = 0x0a;
const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);
const blank = new Set([space, lineFeed, 0x0d, 0x09]);

/**
 * Turns the bytes of a JSON array into lines, one element each, without reading the whole array.
 */
export async function* arrayToLines(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer, void, undefined> {
  const array = new ArrayScanner();
  for await (const chunk of chunks) yield array.next(chunk);
  array.end();
}

class ArrayScanner {
  #depth = 0;
  #isString = false;
  #isEscaped = false;
  #isDone = false;
  #hasElement = false;
  #elements = 0;

  /**
   * Returns as many bytes as it is given. A line feed replaces the comma or the bracket after each
   * element, and a space replaces the opening bracket and any white space.
   */
  next(bytes: Buffer): Buffer {
    const lines = Buffer.from(bytes);
    for (let place = 0; place < bytes.length; place++) {
      const byte = bytes[place] ?? space;
      if (this.#isString) this.#inString(byte);
      else lines[place] = this.#outsideString(byte);
    }
    return lines;
  }

  end(): void {
    if (!this.#isDone) this.#refuse("the array is not closed");
  }

  #inString(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === backslash) this.#isEscaped = true;
    else if (byte === quote) this.#isString = false;
  }

  #outsideString(byte: number): number {
    if (blank.has(byte)) return space;
    if (this.#isDone) this.#refuse("something follows the array");
    if (this.#depth === 0) {
      if (byte !== 0x5b) this.#refuse("the input is not an array");
      this.#depth = 1;
      return space;
    }
    if (opening.has(byte)) this.#depth++;
    else if (closing.has(byte)) this.#depth--;
    else if (byte === quote) this.#isString = true;
    if (this.#depth === 0) {
      if (!this.#hasElement && this.#elements > 0) this.#refuse("an element is missing");
      this.#isDone = true;
      return lineFeed;
    }
    if (this.#depth > 1 || byte !== comma) {
      this.#hasElement = true;
      return byte;
    }
    if (!this.#hasElement) this.#refuse("an element is missing");
    this.#hasElement = false;
    this.#elements++;
    return lineFeed;
  }

  #refuse(what: string): never {
    const place = `element ${this.#elements + 1} of the JSON array`;
    const see = "almanac help formats";
    return refuse({ code: "malformed_json", what: `${place}: ${what}`, see });
  }
}
