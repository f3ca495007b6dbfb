import { importAll } from "../../../test/import-all.ts";
import type { JurisdictionCode } from "../src/index.ts";
import type { CaseFile } from "./case-file.ts";

const files = await importAll(`${import.meta.dirname}/cases`, "*.json");

const byCode = Object.entries(files).map(([path, file]) => {
  const code = path.replace(/\.json$/, "").toUpperCase() as JurisdictionCode;
  return [code, file.default as Partial<CaseFile>] as const;
});

/** The cases of one kind, by jurisdiction. */
export function casesOf<Kind extends keyof CaseFile>(
  kind: Kind,
): readonly (readonly [code: JurisdictionCode, cases: CaseFile[Kind]])[] {
  return byCode.flatMap(([code, file]) => {
    const cases = file[kind];
    return cases === undefined ? [] : [[code, cases as CaseFile[Kind]] as const];
  });
}
