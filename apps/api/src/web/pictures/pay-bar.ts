import { html } from "hono/html";
import { money, percent } from "../format.ts";
import type { Html } from "../html.ts";
import { figure, share } from "./figure.ts";

export interface PayShare {
  readonly name: string;
  readonly amount: number;
  readonly shape: "s1" | "s3" | "s4";
}

const row = 30;

/** What becomes of a gross salary: one bar, and a line for each share of it. */
export function payBar(shares: readonly PayShare[], gross: number, currency: string): Html {
  const part = ({ amount }: PayShare) => (gross > 0 ? amount / gross : 0);
  let left = 0;
  const bars = shares.map((each) => {
    const start = left;
    left += part(each);
    return html`<rect class="${each.shape}" x="${share(start)}" y="0" width="${share(part(each))}" height="40"/>`;
  });
  const lines = shares.map((each, index) => {
    const middle = 66 + index * row;
    return html`<rect class="${each.shape}" x="0" y="${middle - 11}" width="14" height="14" rx="3"/><text x="24" y="${middle + 1}">${each.name}</text><text class="end strong" x="80%" y="${middle + 1}">${money(each.amount, currency)}</text><text class="end small" x="100%" y="${middle + 1}">${percent(part(each), 1)}</text>
`;
  });
  return figure(
    {
      id: "pay-bar",
      title: "Where the gross salary goes",
      description: `${shares.map((each) => `${each.name}: ${money(each.amount, currency)}, ${percent(part(each), 1)}`).join("; ")}.`,
      height: 56 + shares.length * row,
      isNarrow: true,
    },
    [...bars, ...lines],
  );
}
