import type { BundleSize } from "./measure-bundle.ts";

interface Measured {
  readonly rows: readonly (BundleSize & { readonly what: string })[];
  readonly installedMb: number;
}

/** The table of sizes in the README of a package. */
export function sizeTable({ rows, installedMb }: Measured): string {
  const installed = `The installed package takes ${installedMb.toFixed(1)} MB.`;
  if (rows.length === 0) return installed;
  return [
    "| A program that imports | gzip | brotli |",
    "| --- | --- | --- |",
    ...rows.map(({ what, gzip, brotli }) => `| ${what} | ${kb(gzip)} | ${kb(brotli)} |`),
    "",
    `Minified, with everything that it needs. ${installed}`,
  ].join("\n");
}

function kb(size: number): string {
  return `${size.toFixed(1)} kB`;
}

/** Reads the numbers of such a table, in their order. */
export function statedSizes(table: string): readonly number[] {
  return [...table.matchAll(/([\d.]+) (?:kB|MB)/g)].map(([, size]) => Number(size));
}
