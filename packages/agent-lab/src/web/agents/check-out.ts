import {
  CallError,
  type SeenCheckout,
  type SeenLine,
  type ShopClient,
} from "../clients/shop-client.ts";
import { askBuyer, contactOf, type Errand, GivenUp } from "./errand.ts";
import { checkAmounts, firstError, pay } from "./pay.ts";

/**
 * Starts the checkout of a cart, checks it, and pays. Returns `expired` if the checkout ended
 * before it was paid.
 */
export async function checkOut(
  errand: Errand,
  client: ShopClient,
  cartId: string,
  lines: readonly SeenLine[],
  round: number,
): Promise<"done" | "expired"> {
  const { brief, tools, wish, spoils } = errand;
  const contact = contactOf(brief);
  const { address = contact.address } = wish;
  let checkout = await client.startCheckout(cartId, {
    ...contact,
    address: spoils === "delivery" ? { ...address, street_address: "1 Wrong Street" } : address,
    codes: spoils === "budget" ? [] : (wish.codes ?? []),
  });
  if (wish.stopAt === "canceled") {
    await client.cancelCheckout(checkout.id);
    return "done";
  }
  if (wish.readFirst === "policy") await client.read(checkout.returnsUrl);
  if (hasMore(checkout, lines)) checkout = await client.setLines(checkout, lines);
  checkout = await withDelivery(errand, client, checkout);
  if (checkout.status !== "ready_for_complete") throw new GivenUp(firstError(checkout));
  if (spoils === "process") await askBuyer(brief, tools, { about: "anything_else" });
  await checkNotices(errand, checkout);
  checkAmounts(errand, checkout, lines);
  try {
    return await pay(errand, client, checkout, lines, round);
  } catch (error) {
    if (error instanceof CallError && error.code === "checkout_not_modifiable") return "expired";
    throw error;
  }
}

/** Whether the shop has put something into the checkout that was not in the cart. */
function hasMore(checkout: SeenCheckout, lines: readonly SeenLine[]): boolean {
  return checkout.lines.some(
    ({ variantId, quantity }) =>
      quantity > (lines.find((line) => line.variantId === variantId)?.quantity ?? 0),
  );
}

async function withDelivery(
  { wish }: Errand,
  client: ShopClient,
  checkout: SeenCheckout,
): Promise<SeenCheckout> {
  if (wish.delivery === undefined) return checkout;
  const option = checkout.deliveries.find(({ title }) => title === wish.delivery);
  if (option === undefined) throw new GivenUp(`there is no ${wish.delivery}.`);
  return option.selected ? checkout : await client.chooseDelivery(checkout, option.id);
}

/**
 * Asks the buyer about an age limit, and about goods that are sent later. Gives up unless the
 * buyer agrees.
 */
async function checkNotices({ brief, tools, wish }: Errand, checkout: SeenCheckout): Promise<void> {
  const subjects = {
    age_restricted: ["age", "there is an age limit."],
    delayed_fulfillment: ["backorder", "it is sent later."],
  } as const;
  for (const [code, [about, why]] of Object.entries(subjects)) {
    if (!checkout.messages.some((message) => message.code === code)) continue;
    const agrees = wish.ask?.includes(about) === true && (await askBuyer(brief, tools, { about }));
    if (agrees !== true) throw new GivenUp(why);
  }
}
