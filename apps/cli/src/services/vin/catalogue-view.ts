import type { Makes, Models, Wmi } from "@almanac/vin";
import { block } from "../../output/aligned-lines.ts";
import type { Reply } from "../../output/print-reply.ts";
import { table } from "../../output/table.ts";

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
        [{ title: "make" }, { title: "types" }, { title: "NHTSA's number", align: "right" }],
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
        [{ title: "model" }, { title: "years" }, { title: "types" }, { title: "markets" }],
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
