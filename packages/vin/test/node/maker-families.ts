import { readdirSync } from "node:fs";
import type { MakerSource } from "../../src/internal/maker-module.ts";
import type { MakerTables } from "../../src/makers/rows.ts";

const folder = new URL("../../src/makers/data/", import.meta.url);

/** The tables of every maker family, found by their folder. */
export const families = await Promise.all(
  readdirSync(folder).map(async (file) => {
    const exported: Readonly<Record<string, unknown>> = await import(new URL(file, folder).href);
    const named = (end: string): unknown =>
      Object.entries(exported).find(([key]) => key.endsWith(end))?.[1];
    return {
      name: file.replace(".ts", ""),
      tables: named("Tables") as MakerTables,
      sources: named("Sources") as readonly MakerSource[],
    };
  }),
);
