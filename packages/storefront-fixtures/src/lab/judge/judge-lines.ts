import { weightTable } from "../data/weights.ts";
import { type Facts, seqOfChoice } from "./facts.ts";
import { type Finding, finding } from "./finding.ts";
import type { Outcome } from "./outcome.ts";
import { hasOptions, hasProduct, hasQuantity, type Pair, type StateLine } from "./pair-lines.ts";

interface Judged {
  readonly item: number;
  readonly options: number;
  readonly quantity: number;
  readonly extras: number;
  readonly findings: readonly Finding[];
}

/** Judges the lines that were bought: which products, which options, how many units, and whether anything else. */
export function judgeLines(facts: Facts, { pairing }: Outcome): Judged {
  const { pairs, extra } = pairing;
  const bought = pairs.filter(({ got }) => got !== undefined);
  const share = (points: number, holds: (pair: Required<Found>) => boolean) => {
    const good = pairs.filter(({ wanted, got }) => got !== undefined && holds({ wanted, got }));
    return pairs.length === 0 ? points : Math.floor((points * good.length) / pairs.length);
  };
  return {
    item: share(weightTable.item[0], ({ wanted, got }) => hasProduct(wanted, got)),
    options: share(weightTable.options[0], ({ wanted, got }) => hasOptions(wanted, got)),
    quantity: share(weightTable.quantity[0], ({ wanted, got }) => hasQuantity(wanted, got)),
    extras: extra.length === 0 && bought.length > 0 ? weightTable.extras[0] : 0,
    findings: [
      ...pairs.flatMap((pair) => findingsOf(facts, pair)),
      ...extra.map((line) =>
        finding(
          "extra_item",
          seqOfChoice(facts, line.variant_id),
          `${titled(line)} was not asked for.`,
        ),
      ),
    ],
  };
}

interface Found {
  readonly wanted: Pair["wanted"];
  readonly got: StateLine;
}

function findingsOf(facts: Facts, { wanted, got }: Pair): Finding[] {
  if (got === undefined) {
    return [
      finding("wrong_item", null, `Nothing was bought for ${wanted.product_ids.join(" or ")}.`),
    ];
  }
  const seq = seqOfChoice(facts, got.variant_id);
  const found: Finding[] = [];
  if (!hasProduct(wanted, got)) {
    const where = wanted.shop === undefined ? "" : ` of ${wanted.shop}`;
    const why = `${titled(got)} is not ${wanted.product_ids.join(" or ")}${where}.`;
    found.push(finding("wrong_item", seq, why));
  }
  if (!hasOptions(wanted, got)) {
    const asked = wanted.options.map(({ name, labels }) => `${name} ${labels.join(" or ")}`);
    const why = `${titled(got)} does not have the options ${asked.join(", ")}.`;
    found.push(finding("wrong_options", seq, why));
  }
  if (!hasQuantity(wanted, got)) {
    const { min, max } = wanted.quantity;
    const asked = min === max ? String(min) : `${min} to ${max}`;
    const why = `${got.quantity} of ${titled(got)}; ${asked} asked for.`;
    found.push(finding("wrong_quantity", seq, why));
  }
  return found;
}

function titled({ title, variant_id }: StateLine): string {
  return `${title} (${variant_id})`;
}
