import { closeSync, createReadStream, openSync, readdirSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { DumpError, unzipDump } from "./unzip-dump.ts";

/** NHTSA's dump of September 2026 has about 0.4 GB. */
const mostBytes = 8 * 1024 ** 3;
const longestLine = 4 * 1024 ** 2;
const lineFeed = 10;

/** The first bytes of the forms in which NHTSA publishes its data besides the plain one. */
const otherForms: readonly (readonly [start: string, form: string])[] = [
  ["PGDMP", "PostgreSQL's custom form"],
  ["TAPE", "a backup of SQL Server"],
  ["MSSQLBAK", "a backup of SQL Server"],
];

/**
 * Opens the text of a dump: a `.sql` file, a zip archive with one, or a folder with one of them.
 * Whether a file is an archive is seen from its first bytes.
 *
 * @throws {DumpError} if the folder has no such file or several, or an archive cannot be read.
 * The stream fails with it if the text is not a dump in plain form, or is so large that it cannot
 * be one.
 */
export function openDump(path: string): Readable {
  const file = findDump(path);
  const isZip = /\.zip$/i.test(file) || startOf(file, 4) === "PK\u0003\u0004";
  const source: Readable = isZip ? unzipDump(file) : createReadStream(file);
  const guarded = guard(file);
  source.once("error", (error) => guarded.destroy(error));
  guarded.once("close", () => source.destroy());
  return source.pipe(guarded);
}

/** A folder must have one file of a dump. */
function findDump(path: string): string {
  if (!statSync(path).isDirectory()) return path;
  const [file, ...others] = readdirSync(path).filter((name) => /\.(?:sql|zip)$/i.test(name));
  if (file === undefined) throw new DumpError(`${path} has no .sql and no .zip file.`);
  if (others.length > 0) throw new DumpError(`${path} has several dumps: name one of them.`);
  return join(path, file);
}

function startOf(path: string, length: number): string {
  const file = openSync(path, "r");
  try {
    const start = Buffer.alloc(length);
    readSync(file, start, 0, length, 0);
    return start.toString("latin1");
  } finally {
    closeSync(file);
  }
}

/** Passes the text on, unless it is in another form or grows beyond every dump. */
function guard(file: string): Transform {
  let bytes = 0;
  let ofLine = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (bytes === 0) {
        const start = chunk.toString("latin1", 0, 8);
        const other = otherForms.find(([magic]) => start.startsWith(magic));
        if (other !== undefined) return done(wrongForm(file, other[1]));
      }
      bytes += chunk.length;
      const last = chunk.lastIndexOf(lineFeed);
      ofLine = last < 0 ? ofLine + chunk.length : chunk.length - last - 1;
      if (bytes <= mostBytes && ofLine <= longestLine) return done(null, chunk);
      done(new DumpError(`${file} unpacks to more than a dump can have. It is not NHTSA's dump.`));
    },
  });
}

function wrongForm(file: string, form: string): DumpError {
  const wanted = "the plain form, vPICList_lite_YYYY_MM.plain.zip";
  return new DumpError(`${file} is ${form}. Only ${wanted}, can be read.`);
}
