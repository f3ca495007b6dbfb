import { isCategory } from "@almanac/kernel/errors/category";
import { expect, test } from "vitest";
import { commands } from "../../src/commands/index.ts";
import { services } from "../../src/services/index.ts";

test.for(services)(
  "the registration of $name describes tables exactly when the service has tables, and its error codes have known categories",
  async (registration) => {
    const service = await registration.load();
    expect(service.readTables !== undefined).toBe(registration.tables !== undefined);
    const listed = Object.keys(service.errorCodes);
    expect(listed.length).toBeGreaterThan(0);
    for (const category of listed) {
      expect(isCategory(category), category).toBe(true);
    }
  },
);

test("names of commands are unique and consist of small letters and hyphens", () => {
  const names = commands.map((each) => each.name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z][a-z-]*$/);
});
