import { carriers, type DimWeightError, type DimWeightIssue } from "@almanac/dimweight";
import { AlmanacError, type Fault } from "../../errors/almanac-error.ts";
import { nearest } from "../../errors/nearest.ts";
import { quoted } from "../../output/printable.ts";
import type { ParcelInput, Typed } from "./parcel.ts";

interface Selection {
  readonly carrier?: string;
  readonly profile?: string;
  readonly asOf?: string;
}

/** What the library refused, in the words of the command line, after what could not even be passed to it. */
export function dimFaults(
  error: DimWeightError | undefined,
  own: readonly Fault[],
  parcel: ParcelInput,
  selection: Selection,
): AlmanacError {
  const refused = new Set(own.map((fault) => fault.parameter));
  const faults = (error?.issues ?? []).flatMap((issue): Fault[] => {
    const fault = toFault(issue, parcel, selection);
    // A value that could not be read is no missing field as well.
    return issue.code === "missing_field" && refused.has(fault.parameter) ? [] : [fault];
  });
  // What is malformed comes before what is merely unknown, and decides the exit code.
  const category = own.length > 0 ? "invalid" : (error?.category ?? "invalid");
  return new AlmanacError(category, [...own, ...faults], { cause: error });
}

function toFault(issue: DimWeightIssue, parcel: ParcelInput, selection: Selection): Fault {
  const [field = "", index] = issue.path;
  const base = { code: issue.code, see: "almanac help dim" };
  const names = carriers.map((each) => each.carrier);
  switch (field) {
    case "carrier":
    case "carriers": {
      const given = listedCarrier(selection.carrier, index);
      const see = "almanac tables dim list";
      const missing = issue.code === "missing_field";
      const what = missing
        ? "--carrier is missing"
        : `--carrier ${quoted(given)} is not a known carrier`;
      const suggestion = missing ? undefined : nearest(given, names);
      return { ...base, parameter: "--carrier", what, allowed: names.join(", "), suggestion, see };
    }
    case "profile":
      return profileFault(base, selection);
    case "asOf":
      return { ...base, parameter: "--as-of", ...dateWords(issue, selection) };
    default: {
      const typed = parcel.typed.get(String(field));
      if (typed === undefined) return { ...base, parameter: String(field), what: issue.message };
      return { ...base, parameter: typed.parameter, ...measureWords(issue, typed) };
    }
  }
}

function listedCarrier(carrier = "", index: string | number | undefined): string {
  return typeof index === "number" ? (carrier.split(",")[index]?.trim() ?? "") : carrier;
}

function profileFault(base: Pick<Fault, "code">, { carrier, profile = "" }: Selection): Fault {
  const rules = carriers.find((each) => each.carrier === carrier)?.rules ?? [];
  const names = [...new Set(rules.map((rule) => rule.profile))];
  return {
    ...base,
    parameter: "--profile",
    what: `--profile ${quoted(profile)} is not a profile of ${carrier}`,
    allowed: names.join(", "),
    suggestion: nearest(profile, names),
    see: `almanac tables dim show ${carrier}`,
  };
}

function dateWords(
  issue: DimWeightIssue,
  { carrier, profile, asOf = "" }: Selection,
): Pick<Fault, "what" | "allowed"> {
  if (issue.code !== "unsupported_date") {
    return {
      what: `--as-of ${quoted(asOf)} is not a date`,
      allowed: "a day of the calendar as year-month-day: 2026-11-20",
    };
  }
  const row = carriers.find((each) => each.carrier === carrier);
  const rules = row?.rules.filter((rule) => rule.profile === (profile ?? row.defaultProfile));
  const [first] = (rules ?? []).flatMap((rule) => rule.effectiveFrom ?? []).sort();
  return {
    what: `--as-of ${quoted(asOf)} is before the first known rule of ${carrier}`,
    allowed: first === undefined ? trimmed(issue.message) : `${first} or later`,
  };
}

function measureWords(issue: DimWeightIssue, typed: Typed): Pick<Fault, "what" | "allowed"> {
  const allowed = /a number of .*? from [^,;]*?(?=\.?$|\. |[,;]| but )/.exec(issue.message)?.[0];
  const range = allowed === undefined ? {} : { allowed };
  if (typed.text === undefined) return { what: `${typed.parameter} is missing`, ...range };
  const what = `${typed.parameter} ${quoted(typed.text)} is out of range`;
  return allowed === undefined ? { what, allowed: trimmed(issue.message) } : { what, allowed };
}

function trimmed(message: string): string {
  return message.replace(/\.$/, "");
}
