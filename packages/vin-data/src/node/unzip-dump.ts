import { closeSync, createReadStream, fstatSync, openSync, readSync } from "node:fs";
import { type Readable, Transform } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";

/** Thrown if a file is not NHTSA's dump in PostgreSQL's plain form. */
export class DumpError extends Error {
  override readonly name = "DumpError";
}

/** A file in an archive. */
interface Entry {
  readonly name: string;
  readonly method: number;
  /** 0 if the archive does not say it. */
  readonly crc: number;
  readonly packedBytes: number;
  /** Where the local header of the file begins. */
  readonly offset: number;
}

const local = 0x04034b50;
const central = 0x02014b50;
const endOfDirectory = 0x06054b50;
const stored = 0;
const deflated = 8;

/**
 * Unpacks the dump of a zip archive: its `.sql` file, or else its first file. No file is written,
 * so names of files in the archive do not matter. An archive without a directory, as after a broken
 * transfer, is read from its first file.
 *
 * @throws {DumpError} if the file is no such archive. The stream fails with it if the content is
 * cut or damaged.
 */
export function unzipDump(path: string): Readable {
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    const read = (offset: number, length: number) => {
      // A damaged directory can say that it is longer than the whole file.
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - offset)));
      return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, offset));
    };
    const entries = readDirectory(read, size) ?? [readLocal(read(0, 30))];
    const files = entries.flatMap((each) =>
      each === undefined || each.name.endsWith("/") ? [] : each,
    );
    const entry = files.find(({ name }) => /\.sql$/i.test(name)) ?? files[0];
    const header = read(entry?.offset ?? 0, 30);
    if (entry === undefined) throw new DumpError(`${path} is not a zip archive with a file in it.`);
    if (entry.method !== deflated && entry.method !== stored) {
      throw new DumpError(
        `${path} cannot be unpacked: its file is compressed with another method than deflate.`,
      );
    }
    if (header.length < 30 || header.readUInt32LE(0) !== local) {
      throw new DumpError(`${path} has a damaged directory: it names a place without a file.`);
    }
    const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
    return unpack(path, entry, start, size);
  } finally {
    closeSync(file);
  }
}

type ReadAt = (offset: number, length: number) => Buffer;

/** The directory at the end of an archive; undefined if the archive has no directory. */
function readDirectory(read: ReadAt, size: number): Entry[] | undefined {
  const longestEnd = 22 + 0xffff;
  const tail = read(Math.max(0, size - longestEnd), Math.min(size, longestEnd));
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(endOfDirectory);
  const at = tail.lastIndexOf(signature);
  if (at < 0 || at + 22 > tail.length) return undefined;
  const directory = read(tail.readUInt32LE(at + 16), tail.readUInt32LE(at + 12));
  const entries: Entry[] = [];
  let from = 0;
  while (from + 46 <= directory.length && directory.readUInt32LE(from) === central) {
    const nameLength = directory.readUInt16LE(from + 28);
    entries.push({
      name: directory.toString("utf8", from + 46, from + 46 + nameLength),
      method: directory.readUInt16LE(from + 10),
      crc: directory.readUInt32LE(from + 16),
      packedBytes: directory.readUInt32LE(from + 20),
      offset: directory.readUInt32LE(from + 42),
    });
    from += 46 + nameLength + directory.readUInt16LE(from + 30) + directory.readUInt16LE(from + 32);
  }
  return entries;
}

/** The first file of an archive, by its local header. */
function readLocal(header: Buffer): Entry | undefined {
  if (header.length < 30 || header.readUInt32LE(0) !== local) return undefined;
  return {
    name: "",
    method: header.readUInt16LE(8),
    crc: header.readUInt32LE(14),
    packedBytes: header.readUInt32LE(18),
    offset: 0,
  };
}

function unpack(path: string, entry: Entry, start: number, size: number): Readable {
  const isDeflated = entry.method === deflated;
  // A deflated file says itself where it ends, and its length is not always known.
  const end = isDeflated ? size - 1 : start + entry.packedBytes - 1;
  const packed = createReadStream(path, { start, end });
  const checked = checkSum(path, entry.crc);
  const steps: Transform[] = isDeflated ? [createInflateRaw(), checked] : [checked];
  let source: Readable = packed;
  for (const step of steps) {
    const before = source;
    before.once("error", (error) => step.destroy(damaged(path, error)));
    step.once("close", () => before.destroy());
    source = before.pipe(step);
  }
  return source;
}

function checkSum(path: string, expected: number): Transform {
  let sum = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
    flush(done) {
      done(expected === 0 || expected === sum ? null : damaged(path, "its checksum is wrong"));
    },
  });
}

function damaged(path: string, cause: unknown): DumpError {
  if (cause instanceof DumpError) return cause;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
  return new DumpError(`${path} is cut or damaged: it cannot be unpacked (${code}).`, { cause });
}
