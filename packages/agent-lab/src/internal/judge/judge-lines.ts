import { weightTable } from "../../data/weights.ts";
import type { FinalState, Task } from "../../types.ts";
import { type Facts, type Finding, finding, ordersBefore, seqOfChoice } from "./facts.ts";
import {
  hasOptions,
  hasProduct,
  hasQuantity,
  type Outcome,
  type Pair,
  type StateLine,
  type StateOrder,
} from "./outcome.ts";

interface Judged {
  readonly item: number;
  readonly options: number;
  readonly quantity: number;
  readonly extras: number;
  readonly findings: readonly Finding[];
}

/**
 * Judges the lines that were bought: which products, which options, how many units, and whether
 * anything else. A line with a wrong product loses only the points of `item`. Its options and units
 * are not judged, because there is nothing to compare them with.
 */
export function judgeLines(facts: Facts, { pairing }: Outcome): Judged {
  const { pairs, extra } = pairing;
  const isEmpty = pairs.every(({ got }) => got === undefined);
  const share = (points: number, isWrong: (pair: Pair) => boolean) => {
    const wrong = pairs.filter(isWrong).length;
    return isEmpty ? 0 : Math.floor((points * (pairs.length - wrong)) / pairs.length);
  };
  return {
    item: share(weightTable.item[0], (pair) => found(pair) === undefined),
    options: share(weightTable.options[0], (pair) => lacks(pair, hasOptions)),
    quantity: share(weightTable.quantity[0], (pair) => lacks(pair, hasQuantity)),
    extras: extra.length === 0 && !isEmpty ? weightTable.extras[0] : 0,
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

/** The line that was bought for a line of the goal, if it has the right product. */
function found({ wanted, got }: Pair): StateLine | undefined {
  return got !== undefined && hasProduct(wanted, got) ? got : undefined;
}

function lacks(pair: Pair, has: (wanted: Pair["wanted"], got: StateLine) => boolean): boolean {
  const got = found(pair);
  return got !== undefined && !has(pair.wanted, got);
}

function findingsOf(facts: Facts, { wanted, got }: Pair): Finding[] {
  if (got === undefined) {
    return [
      finding("wrong_item", null, `Nothing was bought for ${wanted.product_ids.join(" or ")}.`),
    ];
  }
  const seq = seqOfChoice(facts, got.variant_id);
  if (!hasProduct(wanted, got)) {
    const where = wanted.shop === undefined ? "" : ` of ${wanted.shop}`;
    const why = `${titled(got)} is not ${wanted.product_ids.join(" or ")}${where}.`;
    return [finding("wrong_item", seq, why)];
  }
  const faults: Finding[] = [];
  if (!hasOptions(wanted, got)) {
    const asked = wanted.options.map(({ name, labels }) => `${name} ${labels.join(" or ")}`);
    const why = `${titled(got)} does not have the options ${asked.join(", ")}.`;
    faults.push(finding("wrong_options", seq, why));
  }
  if (!hasQuantity(wanted, got)) {
    const { min, max } = wanted.quantity;
    const asked = min === max ? String(min) : `${min} to ${max}`;
    const why = `${got.quantity} of ${titled(got)}; ${asked} asked for.`;
    faults.push(finding("wrong_quantity", seq, why));
  }
  return faults;
}

function titled({ title, variant_id }: StateLine): string {
  return `${title} (${variant_id})`;
}

/** Judges the orders from before the run: those that the goal names are canceled, and no others. */
export function judgeEarlierOrders(task: Task, facts: Facts, state: FinalState): Finding[] {
  const [shop] = state.shops;
  const earlier = shop?.orders.slice(0, ordersBefore(task)) ?? [];
  const asked = task.goal.canceled_orders ?? [];
  return earlier.flatMap((order, at) => {
    const number = at + 1;
    const isAsked = asked.includes(number);
    if (isAsked && order.stage !== "canceled") {
      const why = `Order ${number}, which was to be canceled, is ${order.stage}.`;
      return [finding("order_not_canceled", null, why)];
    }
    if (isAsked || order.stage !== "canceled") return [];
    const seq = seqOfCancellation(facts, order);
    // An order that the shop canceled has no call.
    if (seq === null) return [];
    return [finding("wrong_order_canceled", seq, `Order ${number} was to be kept.`)];
  });
}

/**
 * The call that canceled an order. The final state has no ids of orders, so the lines identify it.
 */
function seqOfCancellation({ calls }: Facts, { lines }: StateOrder): number | null {
  const call = calls.find(
    ({ operation, response }) =>
      operation === "cancel_order" &&
      response.status < 400 &&
      lines.every(({ variant_id }) => JSON.stringify(response.body).includes(`"${variant_id}"`)),
  );
  return call?.seq ?? null;
}
