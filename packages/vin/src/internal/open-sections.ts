import { ByteReader } from "./byte-reader.ts";
import { damagedVpic, dataError, vpicFile } from "./data-error.ts";
import { xxHash32 } from "./xxhash32.ts";

const magic = "AVIN3";
const checksumBytes = 4;

/** What the sections before the elements' values hold, in the order in which the data package writes them. */
const sectionNames = [
  "the day of the newest row",
  "keys",
  "groups of facts",
  "entries per schema",
  "numbers of the schemas",
  "names of the schemas",
  "keys of the schemas",
  "groups of the schemas",
  "ranks",
  "codes",
  "records of the codes",
  "manufacturers",
  "countries",
  "engine models",
  "facts of the engine models",
  "descriptors with a set year",
  "years of these descriptors",
  "makes of the models",
  "makes",
  "elements",
] as const;

/** Sections before those of the elements' values, of which there is one for each element. */
export const fixedSections = sectionNames.length;

/** Far more than there can be: NHTSA has some 200 elements. */
const mostSections = 512;

interface Header {
  readonly lengths: readonly number[];
  readonly checksums: readonly number[];
  /** Where the first section begins. */
  readonly end: number;
}

/**
 * Takes the unpacked data file apart. Every byte is covered by a checksum, and all of them are compared before anything is
 * read, so that no flipped bit can become a wrong answer.
 *
 * @throws {VinError} `damaged_data`, which names the section.
 */
export function openSections(bytes: Uint8Array): Uint8Array[] {
  refuseOtherFiles(bytes);
  const { lengths, checksums, end } = readHeader(bytes);
  let offset = end;
  const sections = lengths.map((length, index) => {
    const section = bytes.subarray(offset, offset + length);
    offset += length;
    if (section.length < length) throw damagedVpic(`it ends within ${nameOf(index)}`);
    if (xxHash32(section) !== checksums[index]) {
      throw damagedVpic(`${nameOf(index)} does not match its checksum`);
    }
    return section;
  });
  if (offset !== bytes.length) throw damagedVpic(`${bytes.length - offset} bytes follow its end`);
  return sections;
}

function refuseOtherFiles(bytes: Uint8Array): void {
  if (!(bytes instanceof Uint8Array)) throw damagedVpic("its bytes were not given as a Uint8Array");
  const found = String.fromCharCode(...bytes.subarray(0, magic.length));
  if (found === magic) return;
  if (/^AVIN\d$/.test(found)) {
    const what = `${vpicFile} has the layout ${found}, and this version of @almanac/vin reads ${magic}.`;
    throw dataError("damaged_data", `${what} Install versions that belong together.`);
  }
  throw dataError(
    "damaged_data",
    `These bytes are not the unpacked content of ${vpicFile}: they begin with ${JSON.stringify(found)}, not with ` +
      `"${magic}". Pass that content, or install the package again.`,
  );
}

/** The number of sections, then the length and checksum of each, then the checksum of all that. */
function readHeader(bytes: Uint8Array): Header {
  const reader = new ByteReader(bytes, magic.length);
  const count = reader.varint();
  if (count <= fixedSections || count > mostSections) throw damagedVpic("its header is wrong");
  const lengths: number[] = [];
  const checksums: number[] = [];
  for (let left = count; left > 0; left--) {
    lengths.push(reader.varint());
    checksums.push(readChecksum(reader));
  }
  const covered = bytes.subarray(0, reader.offset);
  if (readChecksum(reader) !== xxHash32(covered)) {
    throw damagedVpic("its header does not match its checksum");
  }
  return { lengths, checksums, end: reader.offset };
}

function readChecksum(reader: ByteReader): number {
  let value = 0;
  for (let each = 0; each < checksumBytes; each++) value += reader.byte() * 256 ** each;
  return value;
}

function nameOf(index: number): string {
  const name = sectionNames[index] ?? `values ${index - fixedSections + 1}`;
  return `section ${index} (${name})`;
}
