import {
  createStore,
  type FixtureSet,
  type Scenario,
  type Store,
  type StoreOptions,
  scenarios,
} from "@almanac/storefront-fixtures";
import { read } from "@almanac/storefront-fixtures/parts";
import { adversarialPacks } from "./adversarialPacks.ts";
import { mallCatalogs } from "./mallCatalogs.ts";
import { taskSchema } from "./schema/task.ts";
import type { Task } from "./types.ts";

/** The shops of a task before the run. */
export interface TaskShops {
  /** The shops by name: `main`, or the shops of the mall. */
  readonly shops: Readonly<Record<string, Store>>;
  /** The instruction, with the ids of earlier orders in place. */
  readonly instruction: string;
}

/** Options of {@link openTaskShops}. */
export interface TaskShopOptions {
  /** Seed of the order of search results; without it the order is that of the shop. */
  readonly position?: number;
}

/**
 * Opens the shops of a task in their state before the run, with its seed, scenario, stock and
 * earlier orders.
 *
 * @example
 * Object.keys(openTaskShops(task).shops); // => ["main"]
 */
export function openTaskShops(task: Task, { position }: TaskShopOptions = {}): TaskShops {
  const known = read(taskSchema, task, "The task");
  const shops = Object.fromEntries(
    Object.entries(taskShopOptions(known)).map(([name, options]) => [
      name,
      createStore({ ...options, ...packsOf(known) }),
    ]),
  );
  return {
    shops,
    instruction: prepareTaskShops(known, shops, {
      ...(position === undefined ? {} : { position }),
    }),
  };
}

/** The packs of a task, which apply to every shop of the task. */
function packsOf({ packs, pack_twin, pack_product_id }: Task): Pick<StoreOptions, "packs"> {
  if (packs === undefined) return {};
  return { packs: adversarialPacks(packs, { twin: pack_twin, product_id: pack_product_id }) };
}

/**
 * The options of the shops of a task, by name. The packs of the task are not among them, because
 * options are stored as JSON. {@link prepareTaskShops} does the rest.
 */
export function taskShopOptions(task: Task): Record<string, Omit<StoreOptions, "packs">> {
  const { seed, market, mall } = task;
  if (mall === undefined) return { main: { seed, ...(market === undefined ? {} : { market }) } };
  const catalogs = mallCatalogs({ seed, shops: mall.shops });
  return Object.fromEntries(
    Object.entries(catalogs).map(([name, catalog]: [string, FixtureSet]) => [
      name,
      { seed: `${seed} ${name}`, catalog },
    ]),
  );
}

/**
 * Brings new shops into the state that the task begins with. Returns the instruction, with the ids
 * of earlier orders.
 */
export function prepareTaskShops(
  task: Task,
  shops: Readonly<Record<string, Pick<Store, "execute">>>,
  { position }: TaskShopOptions = {},
): string {
  const scenario = scenarioOf(task, position);
  // Names an unmodified scenario by its id, so that the shop throws if it does not know the id.
  const [first] = Object.values(shops);
  if (task.scenario !== undefined && scenario?.id !== task.scenario) {
    first?.execute({ type: "set_scenario", scenario: task.scenario });
  }
  const decidesOrders = scenario?.rules.some((rule) => rule.do.kind === "order") === true;
  let instruction = task.instruction;
  for (const [name, shop] of Object.entries(shops)) {
    const set = () => scenario && shop.execute({ type: "set_scenario", scenario: { ...scenario } });
    if (decidesOrders) set();
    const ids = (task.setup?.orders ?? []).map((order) => placeEarlierOrder(shop, task, order));
    for (const [at, id] of ids.entries()) {
      instruction = instruction.replaceAll(`{order_${at + 1}}`, id);
    }
    const hours = task.setup?.advance_hours ?? 0;
    if (hours > 0) shop.execute({ type: "advance_clock", ms: hours * 3_600_000 });
    for (const { variant_id, stock, shop: where = name } of task.setup?.stock ?? []) {
      if (where === name) shop.execute({ type: "set_stock", variant_id, stock });
    }
    if (!decidesOrders) set();
  }
  return instruction;
}

/** The scenario of the task, with the order of search results; undefined if there is neither. */
function scenarioOf({ scenario: id }: Task, position: number | undefined): Scenario | undefined {
  const known: readonly Scenario[] = scenarios();
  const scenario = id === undefined ? undefined : known.find((each) => each.id === id);
  if (position === undefined) return scenario;
  return {
    id: scenario?.id ?? "position",
    description: scenario?.description ?? "Search results have another order.",
    rules: [
      ...(scenario?.rules ?? []),
      { when: { operation: "search_catalog" }, do: { kind: "shuffle", seed: position } },
    ],
  };
}

type EarlierOrder = NonNullable<NonNullable<Task["setup"]>["orders"]>[number];

function placeEarlierOrder(
  shop: Pick<Store, "execute">,
  { buyer }: Task,
  { lines, to, refund, cancel = false }: EarlierOrder,
): string {
  const { first_name, last_name, email, address } = buyer;
  const destination = { id: "dest_1", ...address };
  const created = shop.execute({
    type: "create_checkout",
    lines: lines.map(({ variant_id, quantity }) => ({ product_id: variant_id, quantity })),
    buyer: { first_name, last_name, email },
  });
  const method = { id: created.fulfillment.methods[0]?.id };
  const addressed = shop.execute({
    type: "update_checkout",
    checkout_id: created.id,
    fulfillment: {
      methods: [
        { ...method, destinations: [destination], selected_destination_id: destination.id },
      ],
    },
  });
  const option = addressed.fulfillment.methods[0]?.groups[0]?.options[0]?.id ?? null;
  shop.execute({
    type: "update_checkout",
    checkout_id: created.id,
    fulfillment: { methods: [{ ...method, groups: [{ selected_option_id: option }] }] },
  });
  const paid = shop.execute({
    type: "complete_checkout",
    checkout_id: created.id,
    payment: { instruments: [{ credential: { type: "token", token: "success_token" } }] },
  });
  const order_id = paid.order_id ?? "";
  if (to !== undefined) shop.execute({ type: "advance_order", order_id, to });
  if (refund !== undefined) shop.execute({ type: "refund_order", order_id, amount: refund });
  if (cancel) shop.execute({ type: "cancel_order", order_id });
  return order_id;
}
