import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CartAction,
  type Checkout,
  canonicalJson,
  createStore,
  type Store,
  StoreError,
  type StoreErrorCode,
  type StoreRole,
  storeErrorCodes,
  type Total,
} from "../../src/index.ts";
import { commandSchemas } from "../../src/schema.ts";
import { home } from "../fixtures.ts";

const roles = [
  "one_variant",
  "two_options",
  "last_unit",
  "free_item",
  "bundle",
  "digital",
  "out_of_stock",
  "unit_price",
] as const satisfies readonly StoreRole[];
const codes = [
  "WELCOME10",
  "SAVE20",
  "FIVEOFF",
  "FREESHIP",
  "SOLO25",
  "THREEFORTWO",
  "ONCEONLY",
  "NOPE",
];
const tokens = ["success_token", "fail_token", "tok_3ds_required", "tok_fraud"];

type Step = {
  act: number;
  role: StoreRole;
  quantity: number;
  pick: number;
  codes: string[];
  token: string;
};

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.nat(12),
  role: fc.constantFrom(...roles),
  quantity: fc.integer({ min: 1, max: 30 }),
  pick: fc.nat(5),
  codes: fc.uniqueArray(fc.constantFrom(...codes), { maxLength: 3 }),
  token: fc.constantFrom(...tokens),
});

/** Runs random steps and remembers the carts, checkouts and orders that they create. */
class Buyer {
  readonly carts: string[] = [];
  readonly checkouts: string[] = [];
  readonly orders: string[] = [];
  readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  run({ act, role, quantity, pick, codes: discount_codes, token }: Step): unknown {
    const product_id = this.store.roles[role]?.variant_id ?? "";
    const of = (list: string[]) => list[pick % Math.max(1, list.length)] ?? "none";
    const [cart_id, checkout_id, order_id] = [of(this.carts), of(this.checkouts), of(this.orders)];
    const lines = [{ product_id, quantity }];
    const payment = { instruments: [{ credential: { token } }] };
    const delivery = {
      methods: [
        {
          destinations: [{ id: "d", ...home, address_region: quantity % 2 === 0 ? "NY" : "WA" }],
          selected_destination_id: "d",
          groups: [{ selected_option_id: "std-ship" }],
        },
      ],
    };
    const buyer = { email: "a@shop.example" };
    const commands = [
      { type: "change_cart", action: "add", product_id, quantity },
      { type: "change_cart", action: "add", product_id, quantity, cart_id },
      { type: "change_cart", action: "update", product_id, quantity: quantity - 1, cart_id },
      { type: "change_cart", action: "remove", product_id, cart_id },
      { type: "update_cart", cart_id, lines, discount_codes },
      { type: "create_checkout", cart_id, buyer, fulfillment: delivery },
      { type: "create_checkout", lines, buyer, fulfillment: delivery, discount_codes },
      { type: "update_checkout", checkout_id, lines, discount_codes },
      { type: "complete_checkout", checkout_id, payment },
      {
        type: "complete_checkout",
        checkout_id,
        payment: { instruments: [{ credential: { token: "success_token" } }] },
      },
      { type: "resolve_escalation", checkout_id, approve: pick % 2 === 0 },
      { type: "advance_clock", ms: quantity * 3_600_000 },
      { type: pick % 2 === 0 ? "cancel_order" : "refund_order", order_id },
    ];
    const { result } = this.store.dispatch(commands[act]);
    const data = result.data as { id?: string; order_id?: string } | undefined;
    if (data?.id?.startsWith("cart_")) this.carts.push(data.id);
    if (data?.id?.startsWith("chk_")) this.checkouts.push(data.id);
    if (data?.order_id !== undefined) this.orders.push(data.order_id);
    return result.data;
  }
}

function expectSum(totals: readonly Total[]): void {
  const sum = totals.reduce(
    (whole, entry) => (entry.type === "total" ? whole : whole + entry.amount),
    0,
  );
  expect(totals.filter(({ type }) => type === "total").map(({ amount }) => amount)).toEqual([sum]);
  expect(sum).toBeGreaterThanOrEqual(0);
  for (const { type, amount } of totals) {
    expect(Number.isSafeInteger(amount)).toBe(true);
    if (type === "discount" || type === "items_discount") expect(amount).toBeLessThan(0);
    else expect(amount).toBeGreaterThanOrEqual(0);
  }
}

type DiscountResult = Pick<Checkout, "discounts" | "totals"> & {
  readonly line_items: readonly Pick<Checkout["line_items"][number], "totals">[];
};

/**
 * Discounts allocated to lines are items_discount in the totals and lines. All other discounts
 * are discount.
 */
function expectDiscounts({ discounts, totals, line_items: lines }: DiscountResult): void {
  const off = (entries: readonly Total[], type: string) =>
    entries.reduce((sum, entry) => (entry.type === type ? sum - entry.amount : sum), 0);
  const offLines = lines.map(() => 0);
  let [offItems, offOrder] = [0, 0];
  for (const { amount, allocations } of discounts.applied) {
    if (allocations.length === 0) {
      offOrder += amount;
      continue;
    }
    offItems += amount;
    expect(allocations.reduce((sum, allocation) => sum + allocation.amount, 0)).toBe(amount);
    for (const { path, amount: part } of allocations) {
      const at = Number(/^\$\.line_items\[(\d+)\]$/.exec(path)?.[1]);
      offLines[at] = (offLines[at] ?? Number.NaN) + part;
    }
  }
  expect(off(totals, "items_discount")).toBe(offItems);
  expect(off(totals, "discount")).toBe(offOrder);
  expect(lines.map((line) => off(line.totals, "items_discount"))).toEqual(offLines);
}

/** The same sums, calculated in decimals. */
function expectSeedSums(shown: ReturnType<Store["getCheckout"]>): void {
  const cents = (amount: number) => Math.round(amount * 100);
  const { subtotal, discount, delivery, tax, fee, total } = shown;
  expect(cents(subtotal) - cents(discount) + cents(delivery) + cents(tax) + cents(fee)).toBe(
    cents(total),
  );
}

test("after any commands, totals add up, stock is not negative, and sales do not exceed the stock", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.boolean(), (steps, reserveOnCheckout) => {
      const store = createStore({ seed: 42, size: "standard", reserveOnCheckout });
      const stockAt = () =>
        roles.map((role) => store.getProduct(store.roles[role]?.variant_id).variants);
      const before = stockAt();
      const buyer = new Buyer(store);
      for (const one of steps) {
        const data = buyer.run(one) as Partial<Checkout> | undefined;
        if (data?.totals && data.discounts && data.line_items) {
          const { totals, discounts, line_items } = data;
          expectSum(totals);
          expectDiscounts({ totals, discounts, line_items });
          for (const line of line_items) expectSum(line.totals);
        }
        if (data?.id?.startsWith("chk_")) expectSeedSums(store.getCheckout(data.id));
      }
      for (const variants of stockAt())
        for (const { stock } of variants) expect(stock).toBeGreaterThanOrEqual(0);
      const sold = new Map<string, number>();
      const { orders } = store.execute({ type: "list_orders" });
      for (const { totals, discounts, line_items } of orders)
        expectDiscounts({ totals, discounts, line_items });
      for (const { item, quantity } of orders.flatMap(({ line_items }) => line_items)) {
        sold.set(item.id, (sold.get(item.id) ?? 0) + quantity.total);
      }
      if (!reserveOnCheckout) {
        for (const { id, stock } of before.flat()) {
          expect(store.getProduct(id).variants.find((one) => one.id === id)?.stock).toBe(
            stock - (sold.get(id) ?? 0),
          );
        }
      }
      expect(new Set(orders.map(({ checkout_id }) => checkout_id)).size).toBe(orders.length);
    }),
    { numRuns: 60 },
  );
});

test("no update is lost, and no version occurs twice", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 20 }),
      (quantities) => {
        const store = createStore({ seed: 42, size: "tiny" });
        const product_id = store.roles.one_variant?.variant_id ?? "";
        const { cart_id } = store.changeCart({ action: "add", product_id });
        const versions = quantities.map(
          (quantity) => store.changeCart({ action: "add", product_id, quantity, cart_id }).version,
        );
        const whole = quantities.reduce((sum, quantity) => sum + quantity, 1);
        expect(store.getCart(cart_id).items[0]?.quantity).toBe(whole);
        expect(versions).toEqual(quantities.map((_, at) => at + 2));
      },
    ),
    { numRuns: 50 },
  );
});

test("repeating a completion with one key places one order", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom("timeout_after_commit", "latency", "extra_fields"),
      (tries, scenario) => {
        const store = createStore({ seed: 42, scenario });
        const buyer = new Buyer(store);
        buyer.run({ act: 6, role: "one_variant", quantity: 1, pick: 0, codes: [], token: "" });
        const [checkout_id = ""] = buyer.checkouts;
        const command = {
          type: "complete_checkout",
          checkout_id,
          payment: { instruments: [{ credential: { token: "success_token" } }] },
        };
        const answers = Array.from(
          { length: tries },
          () => store.dispatch(command, { idempotency_key: "k" }).result.data,
        );
        expect(new Set(answers.map(canonicalJson)).size).toBe(1);
        expect(store.execute({ type: "list_orders" }).orders.length).toBe(1);
      },
    ),
    { numRuns: 20 },
  );
});

test("the same steps give the same state", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const states = [1, 2].map(() => {
        const store = createStore({ seed: 7, scenario: "http_429" });
        const buyer = new Buyer(store);
        for (const one of steps) buyer.run(one);
        return canonicalJson(store.snapshot());
      });
      expect(states[0]).toBe(states[1]);
    }),
    { numRuns: 20 },
  );
});

const known = new Set<string>(Object.values(storeErrorCodes).flat() satisfies StoreErrorCode[]);

/** Lists within lists, nested deeper than any stack. */
const nested = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels));

test("dispatch does not throw for any input, and every error has a known code", () => {
  const types = Object.keys(commandSchemas);
  const anything = fc.oneof(
    fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true }),
    fc.constantFrom<unknown>("x", -1, 1e21, 1n),
    // Symbols and functions are not JSON either.
    fc.constantFrom<unknown>(Symbol("x"), () => 1),
  );
  const meta = fc.oneof(anything, fc.record({ idempotency_key: fc.uuid() }));
  const fields = [
    "cart_id",
    "checkout_id",
    "lines",
    "product_id",
    "quantity",
    "action",
    "payment",
    "buyer",
    "filters",
    "ids",
    "cursor",
    "scenario",
    "__proto__",
  ];
  const command = fc
    .tuple(fc.constantFrom(...types), fc.dictionary(fc.constantFrom(...fields), anything))
    .map(([type, more]): unknown => ({ ...more, type }));
  const store = createStore({ seed: 42, size: "tiny" });
  fc.assert(
    fc.property(fc.oneof(command, anything), fc.option(meta, { nil: undefined }), (input, meta) => {
      const { result } = store.dispatch(input, meta);
      if (result.success) return;
      expect(result.error).toBeInstanceOf(StoreError);
      for (const code of [result.error.code, ...result.error.issues.map((issue) => issue.code)])
        expect(known).toContain(code);
      expect(result.error.message.length).toBeGreaterThan(10);
    }),
    { numRuns: 1500 },
  );
});

test.for(["action", "product_id", "quantity"])(
  "%s may have any value in a call with an idempotency key",
  (field) => {
    const store = createStore({ size: "tiny" });
    const command = { type: "change_cart", action: "add", product_id: "x", quantity: 1 };
    for (const value of [nested(100_000), { a: nested(100_000) }, 1n, Symbol("x")]) {
      const { result } = store.dispatch({ ...command, [field]: value }, { idempotency_key: "key" });
      expect(result.error).toBeInstanceOf(StoreError);
    }
  },
);

test("a snapshot that is nested too deeply for the stack is refused", () => {
  const store = createStore({ size: "tiny" });
  const snapshot = { ...store.snapshot(), rows: [["cart", "x", { lines: nested(100_000) }]] };
  expect(() => store.restore(snapshot)).toThrow(StoreError);
});

test("proxies that throw on every access are refused", () => {
  const trap = new Proxy(
    {},
    {
      get: () => {
        throw new Error("no");
      },
      has: () => {
        throw new Error("no");
      },
      ownKeys: () => {
        throw new Error("no");
      },
    },
  );
  const cyclic: { type: string; lines?: unknown } = { type: "create_cart" };
  cyclic.lines = cyclic;
  const store = createStore({ size: "tiny" });
  const { cart_id } = store.changeCart({
    action: "add",
    product_id: store.roles.one_variant?.variant_id ?? "",
  });
  const attribution: Record<string, unknown> = { deep: { source: "agent" } };
  const kept = store.dispatch(
    { type: "create_checkout", cart_id, attribution },
    { idempotency_key: "k" },
  );
  expect(kept.result.success).toBe(true);
  expect(Object.isFrozen(attribution.deep)).toBe(false);
  attribution.deep = attribution;
  const cycle = store.dispatch(
    { type: "create_checkout", cart_id, attribution },
    { idempotency_key: "c" },
  );
  expect(cycle.result.error).toBeInstanceOf(StoreError);
  const big = store.dispatch(
    { type: "create_checkout", cart_id, attribution: { n: 1n } },
    { idempotency_key: "b" },
  );
  expect(big.result.error).toBeInstanceOf(StoreError);
  for (const input of [
    trap,
    cyclic,
    { type: trap },
    { type: "create_cart", lines: trap },
    {
      get type() {
        throw new Error("no");
      },
    },
    Symbol("x"),
  ]) {
    expect(store.dispatch(input).result.error).toBeInstanceOf(StoreError);
    expect(store.dispatch({ type: "create_cart" }, input).result.error).toBeInstanceOf(StoreError);
    expect(() => store.changeCart(input as CartAction)).toThrow(StoreError);
  }
});
