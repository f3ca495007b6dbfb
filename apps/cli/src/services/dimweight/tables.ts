import { carriers } from "@almanac/dimweight";
import { textRows } from "../../text/lines.ts";
import { right } from "../../text/table.ts";
import type { TableEntry, TableSet } from "../service.ts";
import {
  appliesWords,
  type Carrier,
  type CarrierRule,
  divisorWords,
  inForceWords,
  roundingWords,
  weightRoundingWords,
} from "./rule-words.ts";

export function readTables(): TableSet {
  const list = carriers();
  const all = list.flatMap((carrier) => carrier.rules.map((rule) => ({ carrier, rule })));
  return {
    document: { carriers: list },
    records: all.map(({ carrier, rule }) => record(carrier, rule)),
    columns: ["rule", "default", right("divisor"), "sides", "weight", "counts for", "in force"],
    rows: all.map(({ rule }) => [
      rule.id,
      rule.default ? "yes" : "",
      divisorWords(rule),
      roundingWords(rule.dimensionRounding),
      weightRoundingWords(rule.weightRounding),
      appliesWords(rule.applies),
      inForceWords(rule.effectiveFrom, rule.effectiveTo),
    ]),
    names: [...list.map((each) => each.carrier), ...all.map(({ rule }) => rule.id)],
    show(name) {
      const carrier = list.find((each) => each.carrier === name);
      // A rule may have the same name as its carrier. Then all rules of the carrier are shown.
      if (carrier !== undefined) {
        return { document: carrier, entries: carrier.rules.map((rule) => entry(carrier, rule)) };
      }
      const found = all.find(({ rule }) => rule.id === name);
      if (found === undefined) return undefined;
      const document = record(found.carrier, found.rule);
      return { document, entries: [entry(found.carrier, found.rule)] };
    },
  };
}

function record(carrier: Carrier, rule: CarrierRule): object {
  return { carrier: carrier.carrier, name: carrier.name, ...rule };
}

function entry(carrier: Carrier, rule: CarrierRule): TableEntry {
  const { confidence } = rule;
  return {
    title: rule.id,
    record: record(carrier, rule),
    rows: textRows([
      ["carrier", `${carrier.carrier} (${carrier.name})`],
      ["profile", rule.default ? `${rule.profile}, the default` : rule.profile],
      ["divisor", known(divisorWords(rule), confidence.divisor)],
      ["sides", known(roundingWords(rule.dimensionRounding), confidence.dimensionRounding)],
      ["weight", known(weightRoundingWords(rule.weightRounding), confidence.weightRounding)],
      ["counts for", known(appliesWords(rule.applies), confidence.applies)],
      ["in force", inForceWords(rule.effectiveFrom, rule.effectiveTo)],
      ["accepts up to", limitWords(rule)],
    ]),
    notes: rule.disputed === undefined ? rule.notes : [`Disputed: ${rule.disputed}`, ...rule.notes],
    sources: rule.sources.map(({ title, url, readOn, date }) => ({
      title,
      detail: `${url} (read on ${readOn}${date === undefined ? "" : `, dated ${date}`})`,
    })),
  };
}

/** Appends the confidence of a figure in brackets: `[published]`, `[one source]`. */
function known(words: string, confidence: string | undefined): string {
  return confidence === undefined ? words : `${words}  [${confidence.replaceAll("_", " ")}]`;
}

function limitWords({ limits, confidence }: CarrierRule): string | undefined {
  if (limits === null) return undefined;
  const { maxWeight, weightUnit, maxLength, maxLengthPlusGirth, lengthUnit } = limits;
  const parts = [
    maxWeight === null ? [] : `${maxWeight} ${weightUnit}`,
    maxLength === null ? [] : `${maxLength} ${lengthUnit} long`,
    maxLengthPlusGirth === null ? [] : `${maxLengthPlusGirth} ${lengthUnit} length plus girth`,
  ].flat();
  return known(parts.join(", "), confidence.limits);
}
