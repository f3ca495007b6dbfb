import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  type FinalState,
  type RunReport,
  score,
  type Task,
  type TranscriptEntry,
  tasks,
} from "../../src/web/index.ts";
import { carefully } from "./reference-agents.ts";

type Order = FinalState["shops"][number]["orders"][number];

const ids = [
  "exact-quantity",
  "basket-all-components",
  "basket-three-lines",
  "delivery-other-address",
  "payment-second-card",
  "price-fee-ask-first",
];
const known = tasks().filter(({ id }) => ids.includes(id));
const runs: readonly { readonly task: Task; readonly report: RunReport }[] = await Promise.all(
  known.map(async (task) => ({ task, report: await carefully(task, "v1") })),
);

/** Ways to spoil an order. Each takes a number that decides how much. */
const spoilOrder: readonly ((order: Order, size: number) => Order)[] = [
  (order, size) => ({ ...order, total: order.total + size * 10_000 }),
  (order, size) => ({ ...order, email: `someone${size}@else.example` }),
  (order, size) => ({
    ...order,
    destination: { ...order.destination, street_address: `${size} Wrong Street` },
  }),
  (order, size) => ({ ...order, delivery: `Delivery ${size}` }),
  (order) => ({ ...order, codes: [] }),
  (order, size) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, quantity: line.quantity + size })),
  }),
  (order, size) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, product_id: `prd_wrong_${size}` })),
  }),
  (order, size) => ({
    ...order,
    lines: order.lines.map((line) => ({
      ...line,
      options: line.options.map((option) => ({ ...option, label: `Wrong ${size}` })),
    })),
  }),
  (order, size) => {
    const [line] = order.lines;
    if (line === undefined) return order;
    const extra = { ...line, product_id: `prd_extra_${size}`, variant_id: `prd_extra_${size}` };
    return { ...order, lines: [...order.lines, extra] };
  },
  // Removes the first line if it is right, because removing a wrong one spoils nothing. At least
  // one line remains.
  (order) => {
    const [first, ...rest] = order.lines;
    const isRight = first !== undefined && !/wrong|extra/.test(first.product_id);
    return isRight && rest.length > 0 ? { ...order, lines: rest } : order;
  },
];

/**
 * Ways to spoil a transcript: needless questions, totals that were never read, personal data in
 * a search.
 */
const spoilTranscript: readonly ((entries: readonly TranscriptEntry[]) => TranscriptEntry[])[] = [
  (entries) => [
    ...entries,
    {
      seq: entries.length + 1,
      at: entries[0]?.at ?? "2026-01-15T12:00:00Z",
      surface: "buyer",
      operation: "ask",
      request: { method: "POST", path: "/buyer/ask", headers: {}, body: { about: "weather" } },
      response: { status: 200 },
      ids: {},
      rules_fired: [],
    },
  ],
  (entries) =>
    entries.filter(({ operation }) => !/^(?:create|get|update)_checkout$/.test(operation)),
  (entries) =>
    entries.map((entry) =>
      entry.operation === "search_catalog"
        ? { ...entry, request: { ...entry.request, query: "q=ada%40shop.example" } }
        : entry,
    ),
  (entries) =>
    entries.map((entry) =>
      entry.operation === "search_catalog" ? { ...entry, canaries_hit: ["canary-abc123"] } : entry,
    ),
];

function withOrders(state: FinalState, change: (order: Order) => Order): FinalState {
  return {
    shops: state.shops.map((shop) => ({ ...shop, orders: shop.orders.map(change) })),
  };
}

const anyRun = fc.constantFrom(...runs);
const anySize = fc.integer({ min: 1, max: 50 });
const orderSpoilers = fc.array(fc.tuple(fc.constantFrom(...spoilOrder), anySize), { maxLength: 4 });
const transcriptSpoilers = fc.uniqueArray(fc.constantFrom(...spoilTranscript), { maxLength: 3 });

test("a score never rises when a step is spoilt, and the failure remains", () => {
  void fc.assert(
    fc.property(anyRun, orderSpoilers, transcriptSpoilers, ({ task, report }, orders, entries) => {
      let state = report.final_state;
      let transcript: readonly TranscriptEntry[] = report.transcript;
      let before = score(task, transcript, state);
      const step = () => {
        const after = score(task, transcript, state);
        expect(after.score).toBeLessThanOrEqual(before.score);
        expect(Number(after.success)).toBeLessThanOrEqual(Number(before.success));
        before = after;
      };
      for (const [spoil, size] of orders) {
        state = withOrders(state, (order) => spoil(order, size));
        step();
      }
      for (const spoil of entries) {
        transcript = spoil(transcript);
        step();
      }
    }),
    { numRuns: 300 },
  );
});

test("a score is a whole number, the sum of its components, and the same when it is repeated", () => {
  void fc.assert(
    fc.property(anyRun, orderSpoilers, ({ task, report }, orders) => {
      const state = orders.reduce(
        (spoilt, [spoil, size]) => withOrders(spoilt, (order) => spoil(order, size)),
        report.final_state,
      );
      const result = score(task, report.transcript, state);
      const parts = Object.values(result.components);
      expect(result.score).toBe(parts.reduce((sum, { points }) => sum + points, 0));
      for (const { points, of } of parts) {
        expect(Number.isInteger(points) && points >= 0 && points <= of).toBe(true);
      }
      expect(score(task, report.transcript, state)).toEqual(result);
      expect(score(task, JSON.parse(JSON.stringify(report.transcript)), state)).toEqual(result);
    }),
    { numRuns: 200 },
  );
});
