/** A page about a policy of the shop. */
export interface Policy {
  readonly title: string;
  readonly text: string;
}

/**
 * The pages that a checkout links to, by the last part of their path. They are short, and correct
 * for a mock shop.
 */
export const policies: ReadonlyMap<string, Policy> = new Map(
  Object.entries({
    privacy: {
      title: "Privacy",
      text: "Send made-up names and addresses. What you send is stored with the shop until the shop is deleted. Payment credentials are never stored.",
    },
    terms: {
      title: "Terms",
      text: "This is a test environment. No contract is made, no money moves and no goods exist.",
    },
    refunds: {
      title: "Returns and refunds",
      text: "Orders can be cancelled until they are shipped, and refunded afterwards. Refunds move no money.",
    },
    delivery: {
      title: "Delivery",
      text: "Orders progress on the clock of the shop: processing after one hour, shipped after a day, delivered after four. Nothing is really sent.",
    },
  }),
);
