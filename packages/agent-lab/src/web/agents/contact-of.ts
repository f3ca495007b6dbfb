import type { RunBrief } from "../agent.ts";
import type { CheckoutDetails } from "../clients/shop-client.ts";

/** Who buys, and where the goods go, as a checkout asks for it. */
export function contactOf({ buyer }: RunBrief): Omit<CheckoutDetails, "codes"> {
  const { email, first_name: firstName, last_name: lastName, address } = buyer;
  return { email, firstName, lastName, address };
}
