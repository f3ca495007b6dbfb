import { describe, expect, test } from "vitest";
import { bodyTypes, fuels, vehicleTypes } from "../../src/data/value-lists.ts";
import { allMakers } from "../../src/makers/registry.ts";
import { families } from "./maker-families.ts";

const makerModules = allMakers();

const keyPart =
  /^(?:wmi=[A-HJ-NPR-Z0-9]{3}(?:\|[A-HJ-NPR-Z0-9]{3})*|brand=[^,|]+(?:\|[^,|]+)*|year[<>]=\d{4}|(\d{1,2})(?:-(\d{1,2}))?=([A-HJ-NPR-Z0-9|]+))$/;

const faultsOfKey = (key: string): string[] =>
  key.split(",").flatMap((part) => {
    const match = keyPart.exec(part);
    if (match === null) return [`${key}: ${part} is no condition`];
    const [, from, to = from, codes] = match;
    if (from === undefined || codes === undefined) return [];
    const length = Number(to) - Number(from) + 1;
    const isPlaced = Number(from) >= 4 && Number(to) <= 17 && length >= 1;
    return isPlaced && codes.split("|").every((code) => code.length === length)
      ? []
      : [`${key}: ${part} does not fit its positions`];
  });

/** The positions that keys read besides those that are the same for all VINs of a type. */
const furtherPositionsOf = (key: string): number[] =>
  key.split(",").flatMap((part) => {
    const [, from, to = from] = keyPart.exec(part) ?? [];
    return [9, 12, 13, 14, 15, 16, 17].filter(
      (position) => position >= Number(from) && position <= Number(to),
    );
  });

describe.each(families)("$name", ({ tables, sources }) => {
  const rows = [
    ...tables.models.map((row) => ({ key: row[0], grade: row[4], by: row[5] })),
    ...(tables.engines ?? []).map((row) => ({ key: row[0], grade: row[2], by: row[3] })),
    ...(tables.bodies ?? []).map((row) => ({ key: row[0], grade: row[3], by: row[4] })),
    ...(tables.plants ?? []).map((row) => ({ key: row[0], grade: "B", by: row[3] })),
    ...(tables.brands ?? []).map((row) => ({ key: row[0], grade: row[2], by: row[3] })),
    ...(tables.builtAt ?? []).map((row) => ({ key: row[0], grade: "B", by: row[2] })),
  ];
  const byId = new Map(sources.map((source) => [source.id, source]));

  test("has only keys that a VIN can meet", () => {
    expect(rows.flatMap(({ key }) => faultsOfKey(key))).toEqual([]);
    const keys = tables.models.map((row) => `${row[0]} ${row[1]}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("has no key that reads a position that its module does not declare", () => {
    const read = new Set(rows.flatMap(({ key }) => furtherPositionsOf(key)));
    const modules = makerModules.filter(({ sources: own }) =>
      sources.every((source) => own.includes(source)),
    );
    expect(read.size === 0 || modules.length > 0).toBe(true);
    for (const { id, furtherPositions = [] } of modules) {
      for (const position of read) expect(furtherPositions, id).toContain(position);
    }
  });

  test("has a source for every row, and never a weak source alone", () => {
    const bodies = (tables.modelBodies ?? []).map((row) => ({ key: row[0], by: row[2] }));
    for (const { key, by } of [...rows, ...bodies, { key: "wmis", by: tables.wmiSources }]) {
      const cited = by.split("+");
      expect(new Set(cited).size, key).toBe(cited.length);
      for (const id of cited) expect(byId.has(id), `${key} cites ${id}`).toBe(true);
      const isStrong = cited.some((id) => !/only with a second/.test(byId.get(id)?.title ?? ""));
      expect(isStrong || cited.length >= 2, `${key} rests on ${by} alone`).toBe(true);
    }
  });

  test("has only rows of grade A and B, and grade A only with two sources or a maker's own page", () => {
    for (const { key, grade } of rows) expect(["A", "B"], key).toContain(grade);
  });

  test("has sources with a title, a link and a date", () => {
    for (const source of sources) {
      expect(source.title.length).toBeGreaterThan(10);
      expect(source.url).toMatch(/^https?:\/\/[^/]+\//);
      expect(source.readOn).toMatch(/^(?:19|20)\d\d-\d\d-\d\d$/);
    }
  });

  test("uses only listed values and plausible years", () => {
    for (const [key, names, , body, , , span] of tables.models) {
      expect(["", ...bodyTypes], key).toContain(body);
      expect(names, key).not.toMatch(/[()]|undefined|^$| or /);
      const [from, to = from] = span ?? [2000];
      expect(from, key).toBeGreaterThanOrEqual(1978);
      expect(to, key).toBeGreaterThanOrEqual(from);
      expect(to, key).toBeLessThanOrEqual(2028);
    }
    for (const [key, engine] of tables.engines ?? []) {
      if (engine.fuel !== undefined) expect(fuels, key).toContain(engine.fuel);
      if (engine.cc !== undefined)
        expect(engine.cc, key).toSatisfy((cc: number) => cc > 500 && cc < 20_000);
      if (engine.litres !== undefined) expect(engine.litres, key).toBeLessThan(10);
    }
    const names = new Set(tables.models.flatMap(([, each]) => each.split(" / ")));
    for (const [model, bodies] of tables.modelBodies ?? []) {
      expect(names, model).toContain(model);
      for (const body of bodies.split("|")) expect(bodyTypes, model).toContain(body);
    }
    const plantKeys = (tables.plants ?? []).map(([key]) => key.split(",").at(-1));
    for (const [key, model] of tables.builtAt ?? []) {
      expect(names, key).toContain(model);
      expect(plantKeys, model).toContain(key);
    }
    for (const row of Object.values(tables.wmis)) {
      if (row.vehicleType !== undefined) expect(vehicleTypes).toContain(row.vehicleType);
    }
    for (const [key, city, country] of tables.plants ?? []) {
      expect(country, key).toMatch(/^[A-Z]{2}$/);
      expect(city.length, key).toBeGreaterThan(2);
    }
  });
});

test("every module reads at least one WMI, and every WMI has three symbols", () => {
  for (const { id, wmis } of makerModules) {
    expect(wmis.length, id).toBeGreaterThan(0);
    for (const wmi of wmis) expect(wmi, id).toMatch(/^[A-HJ-NPR-Z0-9]{3}$/);
  }
});
