import { type JurisdictionDetail, jurisdictions, safeJurisdiction } from "@almanac/tax";
import { textRows } from "../../text/lines.ts";
import type { TableEntry, TableSet } from "../service.ts";

/** Slow, because it computes every figure of every year. Called only for `almanac tables tax`. */
export function readTables(): TableSet {
  const all = jurisdictions();
  const names: readonly string[] = all.map((each) => each.jurisdiction);
  return {
    document: { jurisdictions: all },
    records: all,
    columns: ["jurisdiction", "name", "currency", "years", "statuses"],
    rows: all.map(({ jurisdiction: code, name, currency, years, filing_statuses }) => [
      code,
      name,
      currency,
      [years[0]?.tax_year, years.at(-1)?.tax_year].join(" to "),
      filing_statuses.join(", "),
    ]),
    names,
    show(name) {
      if (!names.includes(name.toUpperCase()) && name.toUpperCase() !== "UK") return undefined;
      const { data: found } = safeJurisdiction(name);
      return (
        found && { document: found, entries: found.figures.map((figure) => entry(found, figure)) }
      );
    },
  };
}

function entry(
  found: JurisdictionDetail,
  figure: JurisdictionDetail["figures"][number],
): TableEntry {
  return {
    title: `${found.jurisdiction} ${figure.parameter}`,
    record: { jurisdiction: found.jurisdiction, ...figure },
    rows: textRows([
      ["from", figure.effective_from],
      ["value", JSON.stringify(figure.value)],
      ["confidence", figure.confidence.replaceAll("_", " ")],
      ["carried", figure.carried_forward ? "the figure of an earlier year" : undefined],
    ]),
    notes: [],
    sources: figure.sources.map(({ title, url, read_on }) => ({
      title,
      detail: `${url} (read on ${read_on})`,
    })),
  };
}
