/** How the records of an input are written. `lines` has one value a line, such as a VIN. */
export type InputFormat = "csv" | "tsv" | "ndjson" | "json" | "lines";

export const batchFormats = ["csv", "tsv", "ndjson", "json"] as const;

const endings: Readonly<Record<string, InputFormat>> = {
  csv: "csv",
  tsv: "tsv",
  tab: "tsv",
  ndjson: "ndjson",
  jsonl: "ndjson",
};

/** The format that a file's ending names. `.json` names none, because such files hold an array or lines. */
export function formatOfEnding(file: string): InputFormat | undefined {
  const ending = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(endings, ending) ? endings[ending] : undefined;
}

/**
 * The format that the first bytes of an input show. The first character that is not blank shows JSON; otherwise the
 * first line decides between TSV and CSV.
 */
export function formatOfContent(bytes: Uint8Array): InputFormat {
  const text = Buffer.from(bytes.subarray(0, 4096))
    .toString("utf8")
    .replace(/^\ufeff/, "");
  const first = text.trimStart()[0];
  if (first === "[") return "json";
  if (first === "{") return "ndjson";
  const [line = ""] = text.split("\n");
  return line.includes("\t") && !line.includes(",") ? "tsv" : "csv";
}

/** The character between two cells. */
export function delimiterOf(format: "csv" | "tsv"): "," | "\t" {
  return format === "csv" ? "," : "\t";
}
