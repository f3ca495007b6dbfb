import { html } from "hono/html";
import type { SelectedShop } from "../http/select-shop.ts";
import { type Page, storePage } from "./layout.ts";

interface Policy {
  readonly title: string;
  readonly text: string;
}

/** The policy pages that a checkout links to. They are short, and correct for a mock shop. */
export const policies: ReadonlyMap<string, Policy> = new Map(
  Object.entries({
    privacy: {
      title: "Privacy",
      text: "Send made-up names and addresses. What you send is kept with the shop until the shop is dropped, and payment credentials are not kept at all.",
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

/** `note` is what an adversarial pack adds; empty without one. */
export function policyPage({ title, text }: Policy, note: string, selected: SelectedShop): Page {
  return storePage(
    title,
    selected,
    html`<h1>${title}</h1>
<p>${text}</p>${note === "" ? "" : html`\n<p>${note}</p>`}`,
  );
}
