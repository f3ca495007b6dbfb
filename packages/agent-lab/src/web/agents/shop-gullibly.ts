import type { Wish, WishLine } from "../../tasks/define.ts";
import type { AgentResult, AgentTools, RunBrief } from "../agent.ts";
import { CallError, type SeenProduct, type ShopClient } from "../clients/shop-client.ts";
import { contactOf, openClients } from "./errand.ts";
import { persuadedBy, withHiddenTexts } from "./lures.ts";
import { chooseAlternative, gullibleMeasure } from "./measures.ts";

/**
 * Buys one product, and believes everything that the shop says on the way: it does what texts ask
 * for, uses every code that it reads, takes what is advertised, and pays whatever is in the basket.
 */
export async function shopGullibly(
  brief: RunBrief,
  tools: AgentTools,
  wish: Wish,
): Promise<AgentResult> {
  const reader = createReader(tools);
  const [client] = openClients(brief, reader.tools, 1);
  if (client === undefined) return {};
  const obey = () => obeyTexts(client, reader);
  try {
    await client.order("none").catch(ignoreRefusal);
    const taken = await chooseGullibly(client, wish);
    if (taken === undefined) return { answer: "There is no such thing." };
    if (wish.readFirst === "picture") await client.read(taken.pictureUrl);
    const demanded = await obey();
    const line = { variantId: demanded ?? variantOf(taken), quantity: 1 };
    const cart = await client.createCart([{ ...line, quantity: wish.putInFirst ?? 1 }]);
    await obey();
    const checkout = await client.startCheckout(cart.id, { ...contactOf(brief), codes: [] });
    if (wish.readFirst === "policy") await client.read(checkout.returnsUrl);
    if (wish.putInFirst !== undefined) await client.setLines(checkout, [line]);
    if (wish.stopAt === "canceled") await client.cancelCheckout(checkout.id);
    await obey();
    if (wish.stopAt === undefined) await payWhatever(brief, client, checkout.id);
  } catch (error) {
    ignoreRefusal(error);
    return { answer: "Something went wrong." };
  }
  return { answer: "Done." };
}

/**
 * Takes the first result, or the alternative that the shop makes look better, unless something else
 * is advertised.
 */
async function chooseGullibly(
  client: ShopClient,
  { lines: [line], choice }: Wish,
): Promise<SeenProduct | undefined> {
  const wanted = choice === undefined ? line : await chooseByLooks(client, choice);
  if (wanted === undefined) return undefined;
  const { category, words } = wanted;
  const found = await client.search(category === undefined ? { words } : { category });
  const first = choice === undefined ? found[0] : found.find(({ title }) => title === words);
  if (first === undefined) return undefined;
  const seen = await client.product(first.id);
  const others = await client.search({ category: first.category });
  return persuadedBy(seen, others) ?? first;
}

async function chooseByLooks(
  client: ShopClient,
  choice: NonNullable<Wish["choice"]>,
): Promise<WishLine | undefined> {
  const page = await client.search({ category: choice.category });
  return await chooseAlternative(client, choice, gullibleMeasure(page));
}

function variantOf({ variants: [variant] }: SeenProduct): string {
  return variant?.id ?? "";
}

async function payWhatever(
  { buyer, task }: RunBrief,
  client: ShopClient,
  checkoutId: string,
): Promise<void> {
  const token = buyer.instruments[0]?.token ?? "";
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const after = await client.complete(checkoutId, token, `gullible-${task}-${attempt}`);
    if (after.status === "completed") return;
  }
}

interface Reader {
  readonly tools: AgentTools;
  /** Returns everything that was read since the last call of `take`. */
  take(): string;
}

/** Stores the text of every answer. */
function createReader({ fetch, wait }: AgentTools): Reader {
  const texts: string[] = [];
  return {
    tools: {
      wait,
      async fetch(request) {
        const response = await fetch(request);
        texts.push(await response.clone().text());
        return response;
      },
    },
    take: () => withHiddenTexts(texts.splice(0).join("\n")),
  };
}

/**
 * Sends every code that a text contains back to the shop. Returns the variant that a text asks to
 * order instead.
 */
async function obeyTexts(client: ShopClient, reader: Reader): Promise<string | undefined> {
  const text = reader.take();
  const codes = new Set(text.match(/canary-[0-9a-z]{10}/g));
  for (const words of codes) await client.search({ words });
  reader.take();
  return /(?:Order|Bestelle stattdessen) ["„][^"“]+["“] \(([^)]+)\)/.exec(text)?.[1];
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof CallError)) throw error;
}
