import { formatNumber } from "../../output/numbers.ts";
import type { Reply } from "../../output/print-reply.ts";
import { table } from "../../output/table.ts";
import type { Checked } from "./check-recorded.ts";

/** A figure of the data before and after. */
export interface Change {
  readonly what: string;
  readonly before: string | number;
  readonly after: string | number;
}

interface Updated {
  readonly folder: string;
  readonly newestRow: string;
  readonly files: readonly string[];
  readonly changes: readonly Change[];
  readonly recorded: Checked;
}

const columns = [
  { title: "rows" },
  { title: "before", align: "right" },
  { title: "after", align: "right" },
] as const;

/** The reply of `almanac vin update`. */
export function updateReply(updated: Updated): Reply {
  const { folder, newestRow, changes, recorded } = updated;
  const shown = (value: string | number) =>
    typeof value === "number" ? formatNumber(value) : value;
  return {
    document: updated,
    records: changes,
    quiet: folder,
    human: (style) =>
      [
        table(
          columns,
          changes.map(({ what, before, after }) => [what, shown(before), shown(after)]),
          style,
        ),
        `\n${recorded.equal} of ${recorded.answers} recorded answers are equal in make, model and year.\n`,
        ...recorded.different.map(
          ({ vin, recorded: was, now }) => `  ${vin}  ${was}: now ${now}\n`,
        ),
        `\nNHTSA's data up to ${newestRow} are in ${folder}.\n`,
        `To use them, set ALMANAC_VIN_DATA=${folder}\n`,
      ].join(""),
  };
}
