import { globSync } from "node:fs";
import { dirname } from "node:path";
import type { MakerSource } from "../../src/internal/maker/maker-module.ts";
import type { MakerTables } from "../../src/internal/maker/table-rows.ts";

const folder = new URL("../../src/makers/", import.meta.url);

/** The tables of every maker family, found by their folder. */
export const families = await Promise.all(
  globSync("*/tables.ts", { cwd: folder }).map(async (file) => {
    const exported: Readonly<Record<string, unknown>> = await import(new URL(file, folder).href);
    const named = (end: string): unknown =>
      Object.entries(exported).find(([key]) => key.endsWith(end))?.[1];
    return {
      name: dirname(file),
      tables: named("Tables") as MakerTables,
      sources: named("Sources") as readonly MakerSource[],
    };
  }),
);
