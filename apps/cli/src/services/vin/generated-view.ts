import type { InventedVins } from "@almanac/vin";
import type { Reply } from "../../output/print-reply.ts";
import { table } from "../../output/table.ts";

const columns = [
  { title: "vin" },
  { title: "year", align: "right" },
  { title: "make" },
  { title: "model" },
] as const;

/** The reply of `almanac vin generate`. */
export function generatedReply(invented: InventedVins): Reply {
  const { vehicles, notice } = invented;
  return {
    document: invented,
    records: vehicles,
    quiet: vehicles.map(({ vin }) => vin).join("\n"),
    human: (style) => {
      const rows = vehicles.map(({ vin, year, make, model }) => [
        vin,
        String(year ?? ""),
        make,
        model,
      ]);
      return `${table(columns, rows, style)}${style("yellow", "note:")} ${notice}\n`;
    },
  };
}
