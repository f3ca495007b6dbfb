import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path/posix";
import { describe, expect, test } from "vitest";

const guide = readFileSync(new URL("../../../CONTRIBUTING.md", import.meta.url), "utf8");
const source = new URL("../src/", import.meta.url).pathname;

/** A room is a folder or, at the top of `src`, a file. */
const roomOf = (path: string) => path.replace(/\/.*/, "/");

const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

interface Row {
  readonly rooms: readonly string[];
  readonly mayImport: readonly string[];
}

const [, section = ""] = /^## Rooms of the API\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(guide) ?? [];
const rows = section
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line): Row => {
    const [, rooms = "", , mayImport = ""] = line.split("|");
    return { rooms: namesIn(rooms), mayImport: namesIn(mayImport) };
  });
const [groundFloor] = rows;

const files = globSync("**/*.ts", { cwd: source });

/** The room of each file that a file imports, for its types or its values. */
const importsOf = (path: string) =>
  [...readFileSync(join(source, path), "utf8").matchAll(/\b(?:from|import\()\s*"(\.[^"]+)"/g)].map(
    ([, specifier = ""]) => roomOf(relative("", join(dirname(path), specifier))),
  );

test("CONTRIBUTING.md has one row for each room of the API", () => {
  expect(files.length).toBeGreaterThan(200);
  const rooms = new Set(files.map(roomOf));
  expect(rows.flatMap((row) => row.rooms).sort()).toEqual([...rooms].sort());
});

test("a room may import only rooms of rows above it, so that there are no rings of imports", () => {
  const above = new Set<string>();
  for (const { rooms, mayImport } of rows) {
    for (const name of mayImport)
      expect(above, `${rooms.join(", ")} imports ${name}`).toContain(name);
    for (const name of rooms) above.add(name);
  }
});

describe("a room imports only the ground floor and what CONTRIBUTING.md allows", () => {
  test.for(rows.map((row) => [row.rooms.join(", "), row] as const))("%s", ([, row]) => {
    const allowed = [...row.rooms, ...row.mayImport, ...(groundFloor?.rooms ?? [])];
    for (const path of files.filter((file) => row.rooms.includes(roomOf(file)))) {
      for (const room of importsOf(path))
        expect(allowed, `${path} imports ${room}`).toContain(room);
    }
  });
});
