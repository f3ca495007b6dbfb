import process from "node:process";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { services } from "../../src/services/index.ts";
import { run, today } from "../harness.ts";

test("version prints the age of every table on the day of the clock", async () => {
  const { exit, stdout } = await run(["version", "--json"]);
  expect(exit).toBe(0);
  const { version, node, tables } = JSON.parse(stdout);
  expect({ version, node }).toEqual({
    version: manifest.version,
    node: process.versions.node,
  });
  const withVersions = services.filter(({ dataVersions }) => dataVersions !== undefined);
  expect(withVersions.map(({ name }) => name)).toEqual(["dim", "vin", "tax", "cert", "shop"]);
  for (const { name } of withVersions) {
    const own = tables.filter((each: { service: string }) => each.service === name);
    expect(own.length, name).toBeGreaterThan(0);
  }
  for (const each of tables) {
    expect(each.source_date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(each.age_days).toBe(Math.floor((today - Date.parse(each.source_date)) / 86_400_000));
  }
});

test("version prints text for people, the version alone with --quiet, and chosen fields as CSV", async () => {
  const { stdout } = await run(["version"]);
  expect(stdout).toMatch(/^almanac \S+, Node \S+\n\nservice +table +version +sources until +age/);
  expect((await run(["version", "-q"])).stdout).toBe(`${manifest.version}\n`);
  const picked = await run(["version", "--csv", "--fields", "table,age_days"]);
  expect(picked.stdout).toMatch(/^table,age_days\n/);
});
