const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

export interface CsvScan {
  /** For each record, the place after its line feed. */
  readonly ends: readonly number[];
  /** Whether the bytes end inside a quoted cell. */
  readonly isOpen: boolean;
}

/**
 * Finds the ends of the records of CSV bytes (RFC 4180): a line feed outside quotes. A quote opens a cell only as its
 * first character. What follows a closing quote up to the delimiter is no longer quoted, so that one faulty record does
 * not make the following records faulty too.
 */
export function scanCsv(bytes: Uint8Array, delimiter: "," | "\t"): CsvScan {
  const separator = delimiter.charCodeAt(0);
  const ends: number[] = [];
  let isQuoted = false;
  let isStart = true;
  for (let place = 0; place < bytes.length; place++) {
    const byte = bytes[place];
    if (isQuoted) {
      if (byte !== quote) continue;
      if (bytes[place + 1] === quote) place++;
      else isQuoted = false;
    } else if (byte === lineFeed) {
      ends.push(place + 1);
      isStart = true;
    } else if (byte === separator) {
      isStart = true;
    } else {
      if (byte === quote && isStart) isQuoted = true;
      if (byte !== carriageReturn) isStart = false;
    }
  }
  return { ends, isOpen: isQuoted };
}
