import type { Terminal } from "./context.ts";

/** Prints one JSON object, for scripts. */
export function printJson({ out }: Terminal, value: unknown): void {
  out(`${JSON.stringify(value)}\n`);
}

/** Prints columns that are as wide as their widest cell. */
export function printTable(
  { out }: Terminal,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const lines = [header, ...rows];
  const widths = header.map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? "").length)),
  );
  for (const line of lines) {
    const cells = line.map((cell, column) => printable(cell).padEnd(widths[column] ?? 0));
    out(`${cells.join("  ").trimEnd()}\n`);
  }
}

/** Replaces control characters, so that text written by strangers cannot control the terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, "?");
}

export function printTime(at: number | null): string {
  return at === null ? "-" : new Date(at).toISOString().replace(/\.\d+Z$/, "Z");
}
