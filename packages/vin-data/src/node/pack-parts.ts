import { constants, crc32, deflateRawSync, inflateRawSync } from "node:zlib";

// A gzip file of one member that any gunzip unpacks. It is compressed in parts of equal length that
// do not refer to each other, so that each can be unpacked alone. The extra field of the header
// (RFC 1952, section 2.3.1.1) says where they are: four bytes each, lowest byte first, for a
// CRC-32 of all that follows it, the length of a part, the length of the whole, and the packed
// length of each part.

/** Longer parts make a smaller file; shorter ones take less time to unpack when they are needed. */
const partBytes = 64 * 1024;
/** Magic bytes, deflate, an extra field, no time, best compression, unknown system. */
const gzipHead = [0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 2, 255];
/** The name of our extra field. */
const fieldName = 0x5641;
/** The header, the length of the extra field, and the name and the length of ours. */
const indexStart = gzipHead.length + 6;

/**
 * Packs the content of `vpic.bin.gz` with gzip, in parts that can be unpacked apart, so that
 * `openData` unpacks only those that are needed.
 */
export function packInParts(bytes: Uint8Array): Buffer {
  const count = Math.ceil(bytes.length / partBytes);
  const parts = Array.from({ length: count }, (_, part) => {
    const isLast = part === count - 1;
    return deflateRawSync(bytes.subarray(part * partBytes, (part + 1) * partBytes), {
      level: 9,
      // Smaller blocks of zlib fit the different sections better: 0.7 % less than by default.
      memLevel: 6,
      finishFlush: isLast ? constants.Z_FINISH : constants.Z_FULL_FLUSH,
    });
  });
  const index = numbers([partBytes, bytes.length, ...parts.map(({ length }) => length)]);
  const trailer = numbers([crc32(bytes), bytes.length]);
  const covered = Buffer.concat([index, ...parts, trailer]);
  const head = Buffer.alloc(indexStart);
  head.set(gzipHead);
  const fieldBytes = 4 + index.length;
  head.writeUInt16LE(4 + fieldBytes, gzipHead.length);
  head.writeUInt16LE(fieldName, gzipHead.length + 2);
  head.writeUInt16LE(fieldBytes, gzipHead.length + 4);
  return Buffer.concat([head, numbers([crc32(covered)]), covered]);
}

function numbers(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, at * 4);
  return bytes;
}

/** The unpacked content of a file, of which each part is unpacked when it is needed. */
export interface DataParts {
  /** All bytes. Those of parts that were not needed yet are 0. */
  readonly bytes: Uint8Array;
  /** Unpacks the parts that have the bytes from `start` to before `end`. */
  readonly need: (start: number, end: number) => void;
}

/**
 * Opens a file that {@link packInParts} wrote; undefined if it is another one. Its checksum is
 * compared at once, so that unpacking a part later cannot fail.
 *
 * @throws {RangeError} if the checksum does not match.
 */
export function openParts(packed: Buffer): DataParts | undefined {
  const isOurs =
    packed.length > indexStart + 12 &&
    gzipHead.every((byte, at) => packed[at] === byte) &&
    packed.readUInt16LE(gzipHead.length + 2) === fieldName;
  if (!isOurs) return undefined;
  if (packed.readUInt32LE(indexStart) !== crc32(packed.subarray(indexStart + 4))) {
    throw new RangeError("The checksum does not match.");
  }
  const length = packed.readUInt32LE(indexStart + 8);
  return unpacker(packed, packed.readUInt32LE(indexStart + 4), length);
}

function unpacker(packed: Buffer, partBytes: number, length: number): DataParts {
  const bytes = new Uint8Array(length);
  const count = Math.ceil(length / partBytes);
  const isUnpacked = new Uint8Array(count);
  const lengths = indexStart + 12;
  const starts = [lengths + count * 4];
  for (let part = 0; part < count; part++) {
    starts.push((starts[part] ?? 0) + packed.readUInt32LE(lengths + part * 4));
  }
  const unpack = (part: number): void => {
    const unpacked = inflateRawSync(packed.subarray(starts[part], starts[part + 1]), {
      chunkSize: partBytes + 64,
      // A part before the last one has no end of the stream.
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    bytes.set(unpacked, part * partBytes);
    isUnpacked[part] = 1;
  };
  return {
    bytes,
    need(start, end) {
      const last = Math.floor((end - 1) / partBytes);
      for (let part = Math.floor(start / partBytes); part <= last; part++) {
        if (isUnpacked[part] === 0) unpack(part);
      }
    },
  };
}
