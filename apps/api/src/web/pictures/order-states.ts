import { html } from "hono/html";
import type { Html } from "../html.ts";
import { figure } from "./figure.ts";

export interface OrderState {
  readonly name: string;
  /** When it happened, or what happened. */
  readonly note: string;
  readonly isReached: boolean;
}

const row = 44;

/** The states that an order goes through, from top to bottom. */
export function orderStates(states: readonly OrderState[]): Html {
  return figure(
    {
      id: "order-states",
      title: "The order, state by state",
      description: `${states.map(({ name, note }) => (note === "" ? name : `${name} (${note})`)).join(", then ")}.`,
      height: states.length * row,
    },
    states.map(({ name, note, isReached }, index) => {
      const middle = index * row + 16;
      const line =
        index === states.length - 1
          ? ""
          : html`<line class="stroke" x1="12" x2="12" y1="${middle}" y2="${middle + row}"/>`;
      return html`${line}<circle class="${isReached ? "s1" : "boxed"}" cx="12" cy="${middle}" r="8"/><text class="strong" x="34" y="${middle + 1}">${name}</text><text class="small" x="34" y="${middle + 18}">${note}</text>
`;
    }),
  );
}
