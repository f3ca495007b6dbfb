import { carriers, type DimWeightError, type DimWeightIssue } from "@almanac/dimweight";
import { nearestCode, nearestName } from "@almanac/kernel/messages/nearest";
import { AlmanacError, type CommandIssue, fault, wrongValue } from "../../errors/almanac-error.ts";
import { quoted } from "../../text/printable.ts";
import type { ParcelInput, Typed } from "./parcel.ts";

interface Selection {
  readonly carrier?: string;
  readonly profile?: string;
  readonly asOf?: string;
}

/**
 * Throws one error with all issues: first the values that could not be parsed, then the issues of
 * the library.
 */
export function refuseRequest(
  error: DimWeightError | undefined,
  own: readonly CommandIssue[],
  parcel: ParcelInput,
  selection: Selection,
): never {
  const unread = new Set(own.map((issue) => issue.parameter));
  const refused = (error?.issues ?? []).flatMap((issue): CommandIssue[] => {
    const named = inOptions(issue, parcel, selection);
    // A value that could not be parsed is not reported a second time as a missing field.
    return issue.code === "missing_field" && unread.has(named.parameter) ? [] : [named];
  });
  // A malformed value decides the exit code, even if the library also reports an unknown name.
  const category = own.length > 0 ? "invalid" : (error?.category ?? "invalid");
  throw new AlmanacError(category, [...own, ...refused], { cause: error });
}

function inOptions(issue: DimWeightIssue, parcel: ParcelInput, selection: Selection): CommandIssue {
  const [field = "", index] = issue.path;
  const base = { code: issue.code, see: "almanac help dim" };
  const known = carriers().map(({ carrier: code, name }) => ({ code, name }));
  switch (field) {
    case "carrier":
    case "carriers": {
      const given = listedCarrier(selection.carrier, index);
      const isMissing = issue.code === "missing_field";
      const why = isMissing ? "is missing" : `${quoted(given)} is not a known carrier`;
      return fault(issue.code, "--carrier", why, {
        allowed: known.map(({ code }) => code).join(", "),
        suggestion: isMissing ? undefined : nearestCode(given, known),
        see: "almanac tables dim list",
      });
    }
    case "profile":
      return profileIssue(issue.code, selection);
    case "asOf":
      return { ...base, ...dateIssue(issue, selection) };
    default: {
      const typed = parcel.typed.get(String(field));
      if (typed === undefined) return { ...base, parameter: String(field), what: issue.message };
      return { ...base, ...measureIssue(issue, typed) };
    }
  }
}

function listedCarrier(carrier = "", index: string | number | undefined): string {
  return typeof index === "number" ? (carrier.split(",")[index]?.trim() ?? "") : carrier;
}

function profileIssue(code: string, { carrier, profile = "" }: Selection): CommandIssue {
  const rules = carriers().find((each) => each.carrier === carrier)?.rules ?? [];
  const names = [...new Set(rules.map((rule) => rule.profile))];
  return fault(code, "--profile", `${quoted(profile)} is not a known profile of ${carrier}`, {
    allowed: names.join(", "),
    suggestion: nearestName(profile, names),
    see: `almanac tables dim show ${carrier}`,
  });
}

function dateIssue({ code, message }: DimWeightIssue, { asOf = "" }: Selection): CommandIssue {
  const parameter = "--as-of";
  if (code !== "unsupported_date") {
    return { code, parameter, what: trimmed(message.replace("asOf", parameter)) };
  }
  const [, why = "", allowed = ""] = /^(.+)\. Send (.+)\.$/.exec(message) ?? [];
  return { code, parameter, what: `${parameter} ${quoted(asOf)}: ${why}`, allowed };
}

/** The sentence of the library, about the text that the user typed. */
function measureIssue({ code, message }: DimWeightIssue, { parameter, text }: Typed): CommandIssue {
  const [, allowed = ""] = / (?:must be|Send) (.+?)(?:, not [^,]+)?\.$/.exec(message) ?? [];
  return text === undefined
    ? { code, parameter, what: `${parameter} is missing`, allowed }
    : wrongValue(parameter, allowed, text, { code });
}

function trimmed(message: string): string {
  return message.replace(/\.$/, "");
}
