import { html } from "hono/html";
import type { Html } from "../html.ts";
import { figure, share } from "./figure.ts";

export interface CarrierBar {
  readonly name: string;
  /** Billed weight in kilograms. */
  readonly weightKg: number;
  /** Such as `5 kg`. */
  readonly label: string;
  readonly isChosen: boolean;
}

const row = 26;
/** Where bars start and end, as shares of the width. */
const [start, end] = [0.44, 0.82];

/** One bar for each carrier, in the given order. The bar of the chosen carrier has the accent colour. */
export function carrierBars(bars: readonly CarrierBar[]): Html {
  const most = Math.max(...bars.map(({ weightKg }) => weightKg));
  const [least] = bars;
  const last = bars.at(-1);
  const range =
    least === undefined || last === undefined
      ? ""
      : ` From ${least.label} (${least.name}) to ${last.label} (${last.name}).`;
  return figure(
    {
      id: "carrier-bars",
      title: "The billed weight of each carrier",
      description: `The same parcel at ${bars.length} carriers.${range}`,
      height: bars.length * row,
      isNarrow: true,
    },
    bars.map(({ name, weightKg, label, isChosen }, index) => {
      const middle = index * row + row / 2;
      const length = most > 0 ? (weightKg / most) * (end - start) : 0;
      const weight = isChosen ? "strong" : "";
      return html`<text class="${weight}" x="0" y="${middle + 4}">${name}</text><rect class="${isChosen ? "s1" : "s5"}" x="${share(start)}" y="${middle - 7}" width="${share(length)}" height="14" rx="2"/><text class="end ${weight}" x="100%" y="${middle + 4}">${label}</text>
`;
    }),
  );
}
