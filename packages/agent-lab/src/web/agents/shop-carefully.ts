import { exponentOf } from "@almanac/storefront-fixtures/parts";
import type { WishLine } from "../../tasks/define.ts";
import type { AgentResult } from "../agent.ts";
import { CallError, type SeenLine, type ShopClient } from "../clients/shop-client.ts";
import { checkOut } from "./check-out.ts";
import { askBuyer, type Errand, GivenUp, namedOrders, openClients } from "./errand.ts";
import { type Choice, findLine } from "./find-line.ts";
import { carefulMeasure, chooseAlternative } from "./measures.ts";

const attempts = 6;

const answers = {
  cart: "The cart is ready.",
  canceled: "The checkout is canceled.",
  ordered: "The order is placed.",
} as const;

/** Does an errand: reports an order, or finds the lines, fills a cart in each shop, and pays. */
export async function shopCarefully(errand: Errand): Promise<AgentResult> {
  const { brief, tools, wish } = errand;
  const clients = openClients(brief, tools, attempts);
  try {
    if (wish.cancel !== undefined) await cancelEarlierOrder(errand, clients);
    if (wish.report !== undefined) return { answer: await reportOrder(errand, clients) };
    if (wish.lines.length === 0 && wish.cancel !== undefined) return { answer: "It is canceled." };
    const choices = await chooseLines(errand, clients);
    for (const client of clients) {
      const own = choices.filter((choice) => choice.client === client);
      if (own.length > 0) await buyHere(errand, client, own);
    }
    return { answer: answers[wish.stopAt ?? "ordered"] };
  } catch (error) {
    if (error instanceof GivenUp) return { answer: `Nothing was bought: ${error.message}` };
    if (error instanceof CallError) return { answer: `Nothing was bought. ${error.message}` };
    throw error;
  }
}

async function chooseLines(
  errand: Errand,
  clients: readonly ShopClient[],
): Promise<readonly Choice[]> {
  const { brief, tools, wish, spoils } = errand;
  const choices: Choice[] = [];
  for (const line of await linesOf(wish, clients)) {
    const choice = await findLine(clients, line);
    if (choice === undefined) throw new GivenUp(`${line.title ?? line.words} is not available.`);
    if (choice.isSubstitute) {
      const agrees =
        wish.ask?.includes("substitute") === true &&
        (await askBuyer(brief, tools, { about: "substitute" }));
      if (agrees !== true) throw new GivenUp(`${line.words} is sold out.`);
    }
    if (wish.readFirst === "picture") await choice.client.read(choice.product.pictureUrl);
    choices.push(choice);
  }
  return spoils === undefined ? choices : await spoilt(errand, choices);
}

/** The lines of a wish. If the wish is a choice, the line of the better product. */
async function linesOf(
  { lines, choice }: Errand["wish"],
  [client]: readonly ShopClient[],
): Promise<readonly WishLine[]> {
  if (choice === undefined || client === undefined) return lines;
  const line = await chooseAlternative(client, choice, carefulMeasure);
  if (line === undefined) throw new GivenUp("neither is available.");
  return [line];
}

/** Fills a cart and pays. If the checkout expires on the way, starts again once. */
async function buyHere(
  errand: Errand,
  client: ShopClient,
  choices: readonly Choice[],
): Promise<void> {
  const lines = choices.map(
    ({ variant, quantity }): SeenLine => ({ variantId: variant.id, quantity }),
  );
  for (let round = 1; ; round += 1) {
    const { putInFirst } = errand.wish;
    const cart = await client.createCart(
      lines.map((line) => ({ ...line, quantity: putInFirst ?? line.quantity })),
    );
    const accepted = await acceptQuantities(errand, lines, cart.lines);
    if (errand.wish.stopAt === "cart") return;
    const outcome = await checkOut(errand, client, cart.id, accepted, round);
    if (outcome === "done") return;
    if (round === 2) throw new GivenUp("the checkout expired twice.");
  }
}

/** Compares the units in the cart with those asked for. Asks the buyer if there are fewer. */
async function acceptQuantities(
  { brief, tools, wish }: Errand,
  asked: readonly SeenLine[],
  got: readonly SeenLine[],
): Promise<readonly SeenLine[]> {
  const short = asked.some(
    ({ variantId, quantity }) =>
      (got.find((line) => line.variantId === variantId)?.quantity ?? 0) < quantity,
  );
  if (!short) return asked;
  const agrees =
    wish.ask?.includes("quantity") === true &&
    (await askBuyer(brief, tools, { about: "quantity" }));
  if (agrees !== true) throw new GivenUp("the shop has too few units.");
  return got;
}

/**
 * Replaces the chosen products by wrong ones, to lose the points of one component. Other components
 * leave the choice unchanged.
 */
async function spoilt({ spoils }: Errand, choices: readonly Choice[]): Promise<readonly Choice[]> {
  const [first, ...rest] = choices;
  if (first === undefined) return choices;
  const { client, product, variant, quantity } = first;
  switch (spoils) {
    case "quantity":
      return [{ ...first, quantity: quantity + 1 }, ...rest];
    case "options": {
      const other = product.variants.find(({ id, available }) => id !== variant.id && available);
      return other === undefined ? choices : [{ ...first, variant: other }, ...rest];
    }
    case "item":
    case "extras": {
      const cheap = await client.search({ category: "Kitchen", sort: "price_asc" });
      const other = cheap.find(
        ({ id, variants }) =>
          id !== product.id && variants.some((each) => each.available && isLike(each, spoils)),
      );
      const bought = other?.variants.find((each) => each.available && isLike(each, spoils));
      if (other === undefined || bought === undefined) return choices;
      const choice = { ...first, product: other, variant: bought, quantity: 1 };
      return spoils === "item" ? [{ ...choice, quantity }, ...rest] : [...choices, choice];
    }
    default:
      return choices;
  }

  /** Another item must have the same option values, so that only the item is wrong. */
  function isLike(other: Choice["variant"], component: "item" | "extras"): boolean {
    if (component === "extras") return other.price < 100;
    return variant.options.every(({ name, label }) =>
      other.options.some((option) => option.name === name && option.label === label),
    );
  }
}

/**
 * Cancels an earlier order. Reads each order that the instruction names, and cancels the one that
 * is meant, unless it was sent.
 */
async function cancelEarlierOrder(
  { brief, wish }: Errand,
  [client]: readonly ShopClient[],
): Promise<void> {
  const { title } = wish.cancel ?? {};
  if (client === undefined) throw new GivenUp("there is no shop.");
  for (const id of namedOrders(brief.instruction)) {
    const { titles, sent } = await client.order(id);
    if (title !== undefined && !titles.some((each) => each.includes(title))) continue;
    if (sent === 0) await client.cancelOrder(id).catch(orRefused);
    return;
  }
  throw new GivenUp("no order is named.");
}

/** The order may have been sent since it was read. */
function orRefused(error: unknown): void {
  if (!(error instanceof CallError) || error.code !== "order_not_modifiable") throw error;
}

/** Answers a question about an earlier order, which the instruction names. */
async function reportOrder(
  { brief, wish }: Errand,
  [client]: readonly ShopClient[],
): Promise<string> {
  const [id] = namedOrders(brief.instruction);
  if (client === undefined || id === undefined) throw new GivenUp("no order is named.");
  const order = await client.order(id);
  if (wish.report === "parts") return `${order.sent} of ${order.units}`;
  if (wish.report === "refund") {
    const places = exponentOf(order.currency);
    const digits = String(order.refunded).padStart(places + 1, "0");
    const amount = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
    return `${amount} ${order.currency} was refunded.`;
  }
  return order.stage;
}
