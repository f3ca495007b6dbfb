import { rangesOf } from "@almanac/questions/vin";
import type { InventedVins, Makes, Models, VinMatch, Wmi } from "@almanac/vin";
import { listReply, type Reply } from "../../output/print-reply.ts";
import { block, noteLine } from "../../text/lines.ts";
import { right, table } from "../../text/table.ts";
import { knownRows } from "./view.ts";

export function wmiReply(wmi: Wmi): Reply {
  const { makes, declaredYears, sources } = wmi;
  const rows = knownRows([
    ["code", wmi.wmi],
    ["makes", makes.join(", ")],
    ["maker", wmi.manufacturer],
    ["type", wmi.vehicleType],
    ["country", [wmi.country, wmi.region].filter((part) => part !== undefined).join(", ")],
    ["years", declaredYears && spanOf(declaredYears)],
    ["registered", wmi.registeredOn],
    ["updated", wmi.updatedOn],
    ["sources", sources.map(({ title }) => title).join("; ")],
  ]);
  return {
    document: wmi,
    quiet: makes.join(", "),
    human: (style) => block(rows, style),
  };
}

export function makesReply(list: Makes): Reply {
  const { makes } = list;
  return listReply({
    document: list,
    records: makes,
    columns: ["make", "types", right("NHTSA's number")],
    rows: makes.map(({ name, id, vehicleTypes }) => [
      name,
      vehicleTypes.join(", "),
      String(id ?? ""),
    ]),
  });
}

export function modelsReply(list: Models): Reply {
  const { models } = list;
  return listReply({
    document: list,
    records: models,
    columns: ["model", "years", "types", "markets"],
    rows: models.map(({ name, years, vehicleTypes, markets }) => [
      name,
      years.map(spanOf).join(", "),
      vehicleTypes.join(", "),
      markets.join(", "),
    ]),
  });
}

function spanOf({ from, to }: { readonly from: number; readonly to?: number | undefined }): string {
  if (to === undefined) return `${from} on`;
  return from === to ? String(from) : `${from}-${to}`;
}

export function generatedReply(invented: InventedVins): Reply {
  const { vehicles, notice } = invented;
  return listReply({
    document: invented,
    records: vehicles,
    columns: ["vin", right("year"), "make", "model"],
    rows: vehicles.map(({ vin, year, make, model }) => [vin, String(year ?? ""), make, model]),
    below: (style) => noteLine(notice, style),
  });
}

export function matchReply(match: VinMatch): Reply {
  const { pattern, makes, years, candidates, possibleValues, checkDigit } = match;
  const rows = knownRows([
    ["pattern", pattern],
    ["makes", makes.join(", ")],
    ["years", runsOf(years)],
    ...possibleValues.map(
      ({ position, characters }) => [`position ${position}`, characters] as const,
    ),
    ["check digit", checkDigit],
  ]);
  return {
    document: match,
    records: candidates,
    quiet: candidates.map(nameOf).join("\n"),
    human: (style) =>
      `${block(rows, style)}\n${table(
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
  return rangesOf(years).reverse().map(spanOf).join(", ");
}
