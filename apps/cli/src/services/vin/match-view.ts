import type { VinMatch } from "@almanac/vin";
import { block } from "../../output/aligned-lines.ts";
import type { Reply } from "../../output/print-reply.ts";
import { table } from "../../output/table.ts";

/** The reply of `almanac vin match`. */
export function matchReply(match: VinMatch): Reply {
  const { pattern, makes, years, candidates, possibleValues, checkDigit } = match;
  const rows = [
    ["pattern", pattern],
    ["makes", makes.join(", ")],
    ["years", runsOf(years)],
    ...possibleValues.map(
      ({ position, characters }) => [`position ${position}`, characters] as const,
    ),
    ["check digit", checkDigit ?? ""],
  ] as const;
  return {
    document: match,
    records: candidates,
    quiet: candidates.map(nameOf).join("\n"),
    human: (style) =>
      `${block(
        rows.flatMap(([key, text]) => (text === "" ? [] : [{ key, text }])),
        style,
      )}\n${table(
        [
          { title: "make" },
          { title: "model" },
          { title: "years" },
          { title: "bodies" },
          { title: "market" },
        ],
        candidates.map((each) => [
          each.make ?? "",
          each.model,
          runsOf(each.years),
          each.bodyTypes.join(", "),
          each.market,
        ]),
        style,
      )}`,
  };
}

function nameOf({ make, model }: VinMatch["candidates"][number]): string {
  return make === undefined ? model : `${make} ${model}`;
}

/** Years, newest first, with a hyphen for those that follow each other: `2011, 2003-2007`. */
function runsOf(years: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const year of years) {
    const last = runs.at(-1);
    if (last !== undefined && last.from === year + 1) last.from = year;
    else runs.push({ from: year, to: year });
  }
  return runs.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)).join(", ");
}
