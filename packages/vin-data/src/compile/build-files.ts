import { compile } from "./compile.ts";
import { type CompiledCatalogue, compileCatalogue } from "./compile-catalogue.ts";
import { encode } from "./encode.ts";
import { encodeCatalogue } from "./encode-catalogue.ts";
import { findRanks } from "./ranks.ts";
import type { Snapshot } from "./snapshot.ts";

/** A data file before it is packed, and its number of rows of each kind. */
export interface BuiltFile {
  readonly bytes: Uint8Array;
  readonly rows: Readonly<Record<string, number>>;
}

/** Compiles a snapshot into the two data files: the one that decodes VINs, and the catalogue. */
export function buildFiles(
  snapshot: Snapshot,
  report: (what: string) => void,
): { readonly vpic: BuiltFile; readonly catalogue: BuiltFile } {
  const compiled = compile(snapshot);
  report(`joined ${compiled.schemas.length} schemas`);
  const ranks = findRanks(compiled);
  report(`settled ${ranks.length} conflicts`);
  const { yearOverrides, date } = snapshot;
  const bytes = encode(compiled, ranks, yearOverrides, date);
  report(`encoded ${bytes.length} bytes`);
  const { schemas, wmis, engines, patternRows } = compiled;
  const rows = {
    patterns: patternRows,
    schemas: schemas.length,
    wmis: wmis.length,
    links: wmis.reduce((sum, { links }) => sum + links.length, 0),
    engines: engines.length,
    yearOverrides: yearOverrides.size,
    elements: compiled.elements.filter((element) => element.rows > 0).length,
    specifications: compiled.specifications.length,
    exceptions: compiled.exceptions.length,
  };
  const catalogue = compileCatalogue(snapshot);
  const names = encodeCatalogue(catalogue);
  report(`encoded ${names.length} bytes of the catalogue`);
  return { vpic: { bytes, rows }, catalogue: { bytes: names, rows: rowsOf(catalogue) } };
}

function rowsOf(catalogue: CompiledCatalogue): BuiltFile["rows"] {
  const { makes, manufacturers, wmis, elements, lists } = catalogue;
  return {
    makes: makes.length,
    models: makes.reduce((sum, { models }) => sum + models.length, 0),
    manufacturers: manufacturers.length,
    wmis: wmis.length,
    elements: elements.length,
    lists: lists.length,
  };
}
