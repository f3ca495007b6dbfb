import { compile } from "./compile.ts";
import { type CompiledCatalogue, compileCatalogue } from "./compile-catalogue.ts";
import { encode } from "./encode.ts";
import { encodeCatalogue } from "./encode-catalogue.ts";
import { findRanks } from "./ranks.ts";
import type { Snapshot } from "./snapshot.ts";
import { toldElements } from "./told-elements.ts";

/** A data file before it is packed, and its number of rows of each kind. */
export interface BuiltFile {
  readonly bytes: Uint8Array;
  readonly rows: Readonly<Record<string, number>>;
}

export interface BuiltFiles {
  readonly vpic: BuiltFile;
  /** The part of the tables that `decodeVin` tells, if it was asked for. */
  readonly browser?: BuiltFile;
  readonly catalogue: BuiltFile;
  /** How many patterns were left out because their key cannot be read. */
  readonly unreadableRows: number;
}

/** Compiles a snapshot into the data files: the one that decodes VINs, and the catalogue. */
export function buildFiles(
  snapshot: Snapshot,
  report: (what: string) => void,
  { withBrowser = false }: { readonly withBrowser?: boolean } = {},
): BuiltFiles {
  const { file: vpic, unreadableRows } = buildVpic(snapshot, report);
  const browser = withBrowser ? buildVpic(snapshot, report, toldElements).file : undefined;
  const catalogue = compileCatalogue(snapshot);
  const names = encodeCatalogue(catalogue);
  report(`encoded ${names.length} bytes of the catalogue`);
  return {
    vpic,
    ...(browser === undefined ? {} : { browser }),
    catalogue: { bytes: names, rows: rowsOf(catalogue) },
    unreadableRows,
  };
}

function buildVpic(
  snapshot: Snapshot,
  report: (what: string) => void,
  told?: ReadonlySet<number>,
): { readonly file: BuiltFile; readonly unreadableRows: number } {
  const compiled = compile(snapshot, told, report);
  report(`joined ${compiled.schemas.length} schemas`);
  const ranks = findRanks(compiled, report);
  report(`settled ${ranks.length} conflicts`);
  const { yearOverrides, date } = snapshot;
  const bytes = encode(compiled, ranks, yearOverrides, date, report);
  report(`encoded ${bytes.length} bytes`);
  const { schemas, wmis, engines, patternRows, unreadableRows } = compiled;
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
  return { file: { bytes, rows }, unreadableRows };
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
