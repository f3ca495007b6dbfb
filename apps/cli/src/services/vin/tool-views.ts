import type { InventedVins, Makes, Models, VinMatch, Wmi } from "@almanac/vin";
import type { Reply } from "../../output/print-reply.ts";
import { block } from "../../text/lines.ts";
import { right, table } from "../../text/table.ts";

/** The reply of `almanac vin wmi`. */
export function wmiReply(wmi: Wmi): Reply {
  const { makes, declaredYears, sources } = wmi;
  const rows = [
    ["code", wmi.wmi],
    ["makes", makes.join(", ")],
    ["maker", wmi.manufacturer],
    ["type", wmi.vehicleType],
    ["country", [wmi.country, wmi.region].filter((part) => part !== undefined).join(", ")],
    ["years", declaredYears && spanOf(declaredYears)],
    ["registered", wmi.registeredOn],
    ["updated", wmi.updatedOn],
    ["sources", sources.map(({ title }) => title).join("; ")],
  ] as const;
  return {
    document: wmi,
    quiet: makes.join(", "),
    human: (style) =>
      block(
        rows.flatMap(([key, text]) => (text === undefined || text === "" ? [] : [{ key, text }])),
        style,
      ),
  };
}

/** The reply of `almanac vin makes`. */
export function makesReply(list: Makes): Reply {
  const { makes } = list;
  return {
    document: list,
    records: makes,
    quiet: makes.map(({ name }) => name).join("\n"),
    human: (style) =>
      table(
        ["make", "types", right("NHTSA's number")],
        makes.map(({ name, id, vehicleTypes }) => [
          name,
          vehicleTypes.join(", "),
          String(id ?? ""),
        ]),
        style,
      ),
  };
}

/** The reply of `almanac vin models`. */
export function modelsReply(list: Models): Reply {
  const { models } = list;
  return {
    document: list,
    records: models,
    quiet: models.map(({ name }) => name).join("\n"),
    human: (style) =>
      table(
        ["model", "years", "types", "markets"],
        models.map(({ name, years, vehicleTypes, markets }) => [
          name,
          years.map(spanOf).join(", "),
          vehicleTypes.join(", "),
          markets.join(", "),
        ]),
        style,
      ),
  };
}

function spanOf({ from, to }: { readonly from: number; readonly to?: number | undefined }): string {
  if (to === undefined) return `${from} on`;
  return from === to ? String(from) : `${from}-${to}`;
}

const columns = ["vin", right("year"), "make", "model"] as const;

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
        ["make", "model", "years", "bodies", "market"],
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
