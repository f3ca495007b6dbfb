import { storefront } from "@almanac/questions/storefront";
import { createStore, type ListedProduct, scenarios } from "@almanac/storefront-fixtures";
import { html } from "hono/html";
import { requestTo } from "../../http/service.ts";
import { isLibraryError, libraryProblem } from "../../problems/library-problem.ts";
import { money, title, words } from "../format.ts";
import { type Html, table } from "../html.ts";
import { figure } from "../pictures/figure.ts";
import { filled, literal } from "./form-request.ts";
import { type Answer, examplesOf, plainList, type Question, type Values } from "./question.ts";

const scenarioOptions = () =>
  plainList([
    ["", "None: everything works"],
    ...scenarios().map(({ id, description }) => [id, `${title(id)}: ${description}`] as const),
  ]);

export const shopQuestion: Question = {
  path: "/try/shop",
  service: "storefront",
  title: "What happens to an agent in a shop?",
  summary:
    "A mock shop that tests shopping agents and behaves the same on every run. Here a script buys the first product that it finds. Nothing is charged.",
  fields: [
    { name: "q", label: "Search", isWide: true },
    {
      name: "scenario",
      label: "What goes wrong",
      options: scenarioOptions,
      isWide: true,
    },
  ],
  examples: examplesOf({
    "Buy tea, and everything works": "q=tea&scenario=",
    "The price rises at the checkout": "q=tea&scenario=price_up_mid_checkout",
    "The payment is declined": "q=tea&scenario=payment_declined",
  }),
  answer: async (values) => answerShop(values),
};

const hour = 3_600_000;
const address = { street_address: "1 Loop Road", address_region: "NY", address_country: "US" };

/** Plays in a shop that exists only for this answer, like the server's default one. */
function answerShop({ q = "", scenario = "" }: Values): Answer {
  const query = { ...filled({ q }), in_stock: true, limit: 3 };
  const settings = filled({ scenario });
  const { page, states } = refusing(() => play(settings, query));
  const { products } = page;
  const [first] = products;
  const bought = states.at(-1);
  return {
    headline: html`<h2 class="kicker">${first === undefined ? "Nothing found" : `Buying ${first.name}`}</h2>
<p class="figure">${bought === undefined ? "No order" : bought.name}</p>
${scenario === "" ? "" : html`<p class="soft">${scenarios().find(({ id }) => id === scenario)?.expects ?? ""}</p>`}`,
    body: html`${first === undefined ? html`<p>No product in stock matches “${q}”.</p>` : productTable(products)}
${
  states.length === 0
    ? ""
    : html`<section><h3>The order, state by state</h3><div class="halves">${orderStates(states)}
${table("The same as a table", states, [
  ["State", ({ name }) => name],
  ["What happened", ({ note }) => note],
])}</div></section>`
}`,
    same: {
      request: requestTo(storefront.questions.listProducts, {
        query: { ...filled({ q }), in_stock: "true", limit: "3" },
      }),
      command: ["shop", "products", ...(q === "" ? [] : [q]), "--in-stock", "--limit", "3"],
      program: program(settings, query),
    },
    json: page,
  };
}

function refusing<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw isLibraryError(error) ? libraryProblem(error, "parameter") : error;
  }
}

function play(settings: object, query: object) {
  const store = createStore(settings);
  const page = store.listProducts(query);
  const states: OrderState[] = [];
  const [product] = page.products;
  const variant = product?.variants.find(({ available }) => available);
  if (product === undefined || variant === undefined) return { page, states };
  const note = (name: string, text: string) =>
    void states.push({ name: title(name), note: text, isReached: true });
  try {
    const cart = store.changeCart({ action: "add", product_id: variant.id, quantity: 1 });
    note("cart", `${money(cart.total, product.currency)} for 1 × ${variant.name}`);
    const { checkout_id: id } = store.startCheckout(cart.cart_id, {
      email: "ada@shop.example",
      address,
    });
    const paid = complete(store, id, note);
    if (paid !== undefined) follow(store, paid, note);
  } catch (error) {
    if (!isLibraryError(error)) throw error;
    states.push({ name: "Refused", note: error.message, isReached: false });
  }
  return { page, states };
}

type Shop = ReturnType<typeof createStore>;
type Note = (name: string, text: string) => void;

/** If the shop changed the checkout, the second attempt accepts that, as a buyer would. */
function complete(store: Shop, id: string, note: Note): string | undefined {
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const { status, order_id, total, currency, messages } = store.completeCheckout(id, {
      payment_token: "success_token",
    });
    const said = messages.map(({ code }) => words(code)).join(", ");
    note(status, `${money(total, currency)}${said === "" ? "" : `: ${said}`}`);
    if (order_id !== undefined && order_id !== null) return order_id;
  }
  return undefined;
}

/** Moves the clock of the shop on, and notes each new state of the order. */
function follow(store: Shop, id: string, note: Note): void {
  let known = "";
  for (let hours = 0; hours <= 240; hours += 1) {
    const { status } = store.getOrder(id);
    if (status !== known)
      note(status, hours === 0 ? "at once" : `after ${hours} ${hours === 1 ? "hour" : "hours"}`);
    known = status;
    store.execute({ type: "advance_clock", ms: hour });
  }
}

function productTable(products: readonly ListedProduct[]): Html {
  return table("What the search finds, at most three", products, [
    ["Product", ({ name }) => name],
    ["Brand", ({ brand }) => brand ?? ""],
    ["Price", ({ price, currency }) => money(price, currency), "number"],
  ]);
}

function program(settings: object, query: object): string {
  return `import { createStore } from "@almanac/storefront-fixtures";

const store = createStore(${literal(settings)});
const page = store.listProducts(${literal(query)});
const variant = page.products[0]?.variants.find(({ available }) => available);
if (variant) {
  const cart = store.changeCart({ action: "add", product_id: variant.id, quantity: 1 });
  const address = ${literal(address)};
  const checkout = store.startCheckout(cart.cart_id, { email: "ada@shop.example", address });
  console.log(store.completeCheckout(checkout.checkout_id, { payment_token: "success_token" }).status);
}`;
}

interface OrderState {
  readonly name: string;
  /** When it happened, or what happened. */
  readonly note: string;
  readonly isReached: boolean;
}

const row = 44;

/** The states that an order goes through, from top to bottom. */
export function orderStates(states: readonly OrderState[]): Html {
  return figure({
    id: "order-states",
    title: "The order, state by state",
    description: `${states.map(({ name, note }) => (note === "" ? name : `${name} (${note})`)).join(", then ")}.`,
    height: states.length * row,
    shapes: states.map(({ name, note, isReached }, index) => {
      const middle = index * row + 16;
      const line =
        index === states.length - 1
          ? ""
          : html`<line class="stroke" x1="12" x2="12" y1="${middle}" y2="${middle + row}"/>`;
      return html`${line}<circle class="${isReached ? "s1" : "boxed"}" cx="12" cy="${middle}" r="8"/><text class="strong" x="34" y="${middle + 1}">${name}</text><text class="small" x="34" y="${middle + 18}">${note}</text>
`;
    }),
  });
}
