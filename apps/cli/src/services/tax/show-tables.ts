import { type JurisdictionDetail, jurisdictions, safeJurisdiction } from "@almanac/tax";
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
    rows: [
      { key: "from", text: figure.effective_from },
      { key: "value", text: JSON.stringify(figure.value) },
      { key: "confidence", text: figure.confidence.replaceAll("_", " ") },
      ...(figure.carried_forward
        ? [{ key: "carried", text: "the figure of an earlier year" }]
        : []),
    ],
    notes: [],
    sources: figure.sources.map(({ title, url, read_on }) => ({
      title,
      detail: `${url} (read on ${read_on})`,
    })),
  };
}
