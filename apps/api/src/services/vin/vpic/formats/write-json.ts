import type { VpicAnswer, VpicRecord, VpicValue } from "../answer.ts";

/** The answer as JSON. Names are in ASCII order, as in the original. */
export function writeJson({ count, message, searchCriteria, results }: VpicAnswer): string {
  return JSON.stringify({
    Count: count ?? results.length,
    Message: message,
    SearchCriteria: searchCriteria,
    Results: results.map(sortNames),
  });
}

function sortNames(record: VpicRecord): VpicRecord {
  const names = Object.keys(record).sort();
  return Object.fromEntries(names.map((name) => [name, sortValue(record[name] ?? null)]));
}

function sortValue(value: VpicValue): VpicValue {
  return typeof value === "object" && value !== null ? value.map(sortNames) : value;
}
