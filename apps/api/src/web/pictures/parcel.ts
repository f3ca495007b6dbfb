import { html } from "hono/html";
import { number } from "../format.ts";
import type { Html } from "../html.ts";
import { at, figure, share } from "./figure.ts";

type Sides = readonly [length: number, width: number, height: number];
type Point = readonly [x: number, y: number];

interface ParcelPicture {
  /** The sides of the parcel before rounding, in `unit`. */
  readonly sides: Sides;
  readonly unit: string;
  /** The volume that the bill pays for, in cubic units; undefined if volume does not count. */
  readonly billedVolume: number | undefined;
  /** The billed weight as text, such as `5 kg`. */
  readonly billed: string;
}

const [width, height, margin] = [360, 264, 44];

/**
 * Draws the parcel to scale. The dashed box around it has the same shape and the volume that the
 * bill pays for: the billed weight times the divisor.
 */
export function parcelPicture({ sides, unit, billedVolume, billed }: ParcelPicture): Html {
  const [length, depth, rise] = sides;
  const volume = length * depth * rise;
  const growth = billedVolume === undefined ? 1 : Math.max(1, Math.cbrt(billedVolume / volume));
  const outer: Sides = [length * growth, depth * growth, rise * growth];
  const place = placement(outer);
  const hasOuter = growth > 1.001;
  const size = sides.map((side) => number(side)).join(" × ");
  const around = `The dashed box has the volume that is billed as ${billed}: ${number(outer[0], 1)} × ${number(outer[1], 1)} × ${number(outer[2], 1)} ${unit}.`;
  return figure({
    id: "parcel-picture",
    title: "The parcel, to scale",
    description: `A parcel of ${size} ${unit}. ${hasOuter ? around : `It is billed as ${billed}.`}`,
    width,
    height,
    ...(hasOuter ? { caption: around } : {}),
    shapes: html`${faces(sides, place)}
${hasOuter ? html`<path class="stroke dashed" d="${edges(outer, place)}"/>` : ""}
${labels(sides, outer, unit, place)}`,
  });
}

type Place = (x: number, y: number, z: number) => Point;

/** An isometric view that fits the box into the picture. */
function placement([length, depth, rise]: Sides): Place {
  const flat = (x: number, y: number, z: number): Point => [(x - y) * 0.866, (x + y) * 0.5 - z];
  const [left, right] = [flat(0, depth, 0)[0], flat(length, 0, 0)[0]];
  const [top, bottom] = [flat(0, 0, rise)[1], flat(length, depth, 0)[1]];
  const scale = Math.min(
    (width - 2 * margin) / (right - left),
    (height - 2 * margin) / (bottom - top),
  );
  const shift = [
    (width - scale * (right - left)) / 2 - scale * left,
    (height - scale * (bottom - top)) / 2 - scale * top,
  ] as const;
  return (x, y, z) => {
    const [across, down] = flat(x, y, z);
    return [across * scale + shift[0], down * scale + shift[1]];
  };
}

function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join("L")}`;
}

/** The corners of a box: 0 or 1 for each side. */
function cornersOf([length, depth, rise]: Sides, place: Place): Place {
  return (x, y, z) => place(x * length, y * depth, z * rise);
}

function faces(sides: Sides, place: Place): Html {
  const corner = cornersOf(sides, place);
  const top = path([corner(0, 0, 1), corner(1, 0, 1), corner(1, 1, 1), corner(0, 1, 1)]);
  const left = path([corner(0, 1, 0), corner(1, 1, 0), corner(1, 1, 1), corner(0, 1, 1)]);
  const right = path([corner(1, 0, 0), corner(1, 1, 0), corner(1, 1, 1), corner(1, 0, 1)]);
  return html`<path class="s-wash" d="${top}Z"/><path class="s2" d="${left}Z"/><path class="s1" d="${right}Z"/>
<path class="stroke" d="${top}Z${left}Z${right}Z"/>`;
}

function edges(sides: Sides, place: Place): string {
  const corner = cornersOf(sides, place);
  const lines = [
    [corner(0, 1, 0), corner(0, 1, 1), corner(0, 0, 1), corner(1, 0, 1), corner(1, 0, 0)],
    [corner(1, 0, 0), corner(1, 1, 0), corner(0, 1, 0)],
    [corner(0, 1, 1), corner(1, 1, 1), corner(1, 0, 1)],
    [corner(1, 1, 1), corner(1, 1, 0)],
  ];
  return lines.map(path).join("");
}

function labels(sides: Sides, outer: Sides, unit: string, place: Place): Html {
  const corner = cornersOf(outer, place);
  const front = middle(corner(0, 1, 0), corner(1, 1, 0));
  const side = middle(corner(1, 0, 0), corner(1, 1, 0));
  const upright = middle(corner(1, 0, 0), corner(1, 0, 1));
  const text = (value: number) => `${number(value)} ${unit}`;
  return html`<text class="end strong" x="${at(front[0] - 8)}" y="${at(front[1] + 18)}">${text(sides[0])}</text>
<text class="strong" x="${at(side[0] + 8)}" y="${at(side[1] + 18)}">${text(sides[1])}</text>
<text class="strong" x="${at(upright[0] + 8)}" y="${at(upright[1] + 4)}">${text(sides[2])}</text>`;
}

function middle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

interface CarrierBar {
  readonly name: string;
  readonly weightKg: number;
  /** Such as `5 kg`. */
  readonly label: string;
  readonly isChosen: boolean;
}

const row = 26;
/** Where bars start and end, as shares of the width. */
const [start, end] = [0.44, 0.82];

/** One bar for each carrier, in order. That of the chosen carrier has the accent colour. */
export function carrierBars(bars: readonly CarrierBar[]): Html {
  const most = Math.max(...bars.map(({ weightKg }) => weightKg));
  const [least] = bars;
  const last = bars.at(-1);
  const range =
    least === undefined || last === undefined
      ? ""
      : ` From ${least.label} (${least.name}) to ${last.label} (${last.name}).`;
  return figure({
    id: "carrier-bars",
    title: "The billed weight of each carrier",
    description: `The same parcel at ${bars.length} carriers.${range}`,
    height: bars.length * row,
    isNarrow: true,
    shapes: bars.map(({ name, weightKg, label, isChosen }, index) => {
      const middle = index * row + row / 2;
      const length = most > 0 ? (weightKg / most) * (end - start) : 0;
      const weight = isChosen ? "strong" : "";
      return html`<text class="${weight}" x="0" y="${middle + 4}">${name}</text><rect class="${isChosen ? "s1" : "s5"}" x="${share(start)}" y="${middle - 7}" width="${share(length)}" height="14" rx="2"/><text class="end ${weight}" x="100%" y="${middle + 4}">${label}</text>
`;
    }),
  });
}
