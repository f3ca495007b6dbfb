import { createStore as createShop } from "@almanac/storefront-fixtures";
import { askWith, type createTestPlatform } from "./create-test-platform.ts";

type TestPlatform = Awaited<ReturnType<typeof createTestPlatform>>;

const owner = "victim-of-somebody";
const buyer = "buyer-of-the-victim@shop.example";
const applicant = "applicant@victim.example";
const spent = 987_654;

/**
 * A customer with usage, a cart, an order, a sandbox and an early-access request. No other caller
 * may see any of it.
 */
export async function createVictim({ app, issue, platform }: TestPlatform, labKey: string) {
  const { key, row } = await issue({ owner });
  platform.meter.spend(platform.meter.account(owner, "tax"), row.id, spent);
  await platform.meter.flush();
  const call = async (path: string, body: object, headers = {}) => {
    const answer = await askWith(app, key, path, body, headers);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const product_id = createShop().roles.one_variant?.product_id;
  const add = () => call("/v1/carts", { action: "add", product_id });
  const { cart_id: cartId } = await add();
  const { cart_id: bought } = await add();
  const { checkout_id: checkoutId } = await call(`/v1/carts/${bought}/checkout`, {
    email: buyer,
    address: {
      street_address: "1 Loop Road",
      address_locality: "Springfield",
      address_region: "TX",
      postal_code: "12345",
      address_country: "US",
    },
  });
  const { order_id: orderId } = await call(`/v1/checkouts/${checkoutId}/complete`, {
    payment_token: "success_token",
  });
  const sandbox = await call("/_lab/sandboxes", { seed: 42 }, { "X-Lab-Key": labKey });
  await call("/early-access", {
    email: applicant,
    name: "Ada",
    useCase: "Nobody's business",
    services: ["vin"],
    consent: true,
  });
  const ids = [cartId, checkoutId, orderId].map(String);
  return {
    key,
    /** Values that a stranger may have seen in a log or a link, and may try. */
    known: [...ids, row.id, row.hash, `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`],
    ids,
    /** Must not be in an answer to a caller that has not sent them. */
    secrets: [
      owner,
      row.id,
      key,
      row.hash,
      String(spent),
      ...ids,
      String(sandbox.sandbox_id),
      labKey,
    ],
    /** Must not be in any answer: personal data that the ids could lead to. */
    contents: [buyer, applicant],
  };
}
