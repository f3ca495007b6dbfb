import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path/posix";
import { describe, expect, test } from "vitest";

interface Row {
  readonly rooms: readonly string[];
  readonly mayImport: readonly string[];
}

/** A room is a folder or, at the top of the sources, a file. */
const roomOf = (path: string) => path.replace(/\/.*/, "/");

const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

/** Reads the table under a heading: rooms, what they hold, and which rooms they may import. */
function rowsUnder(heading: string, page: string): readonly Row[] {
  const [, section = ""] = page.split(`${heading}\n`);
  const [own = ""] = section.split(/^#{2,} /m);
  const lines = own.split("\n").filter((line) => line.startsWith("| `"));
  return lines.map((line) => {
    const [, rooms = "", , mayImport = ""] = line.split("|");
    return { rooms: namesIn(rooms), mayImport: namesIn(mayImport) };
  });
}

/**
 * Tests that the files of a folder import each other as the table of a page says, for types and
 * for values.
 */
export function holdRooms(source: string, page: URL, heading: string): void {
  const rows = rowsUnder(heading, readFileSync(page, "utf8"));
  const [groundFloor] = rows;
  const files = globSync("**/*.ts", { cwd: source });
  const importsOf = (path: string) =>
    [...readFileSync(join(source, path), "utf8").matchAll(/\b(?:from|import\()\s*"(\.[^"]+)"/g)]
      .map(([, specifier = ""]) => roomOf(relative("", join(dirname(path), specifier))))
      .filter((room) => room !== "../");

  test("the page has one row for each room", () => {
    expect(files.length).toBeGreaterThan(100);
    const rooms = new Set(files.map(roomOf));
    expect(rows.flatMap((row) => row.rooms).sort()).toEqual([...rooms].sort());
  });

  test("a room may import only rooms of rows above it, so that there are no rings of imports", () => {
    const above = new Set<string>();
    for (const { rooms, mayImport } of rows) {
      for (const name of mayImport) {
        expect(above, `${rooms.join(", ")} imports ${name}`).toContain(name);
      }
      for (const name of rooms) above.add(name);
    }
  });

  describe("a room imports only the ground floor and what its row allows", () => {
    test.for(rows.map((row) => [row.rooms.join(", "), row] as const))("%s", ([, row]) => {
      const allowed = [...row.rooms, ...row.mayImport, ...(groundFloor?.rooms ?? [])];
      for (const path of files.filter((file) => row.rooms.includes(roomOf(file)))) {
        for (const room of importsOf(path)) {
          expect(allowed, `${path} imports ${room}`).toContain(room);
        }
      }
    });
  });
}
