import { expect, test } from "vitest";
import exportedNames from "./exported-names.json" with { type: "json" };
import { libraries } from "./libraries.ts";
import { entryModules, manifestOf } from "./package-entries.ts";

/** Every entry of a package that is not one of many alike, such as one for each carrier. */
async function namesOf(folder: string): Promise<object> {
  const own = Object.entries(manifestOf(folder).exports).filter(([path]) => !path.includes("*"));
  const modules = await entryModules(folder, { exports: Object.fromEntries(own) });
  return Object.fromEntries(
    [...modules].map(([subpath, module]) => [subpath, Object.keys(module).sort()]),
  );
}

test("every library is listed", () => {
  expect(Object.keys(exportedNames)).toEqual(Object.keys(libraries).sort());
});

test.for(Object.entries(exportedNames))(
  "the entries of %s export exactly the names in exported-names.json",
  async ([folder, names]) => {
    expect(await namesOf(folder)).toEqual(names);
  },
);
