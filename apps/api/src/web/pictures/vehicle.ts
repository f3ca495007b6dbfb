import type { Vehicle } from "@almanac/vin";
import { html } from "hono/html";
import { words } from "../format.ts";
import type { Html } from "../html.ts";
import { at, figure } from "./figure.ts";

type DriveType = NonNullable<Vehicle["driveType"]>;

/** The axles of a vehicle from the front, and how each is driven. */
export type Axle = "driven" | "sometimes" | "free";

const ofCars: Readonly<Record<string, readonly Axle[]>> = {
  "front-wheel": ["driven", "free"],
  "rear-wheel": ["free", "driven"],
  "all-wheel": ["driven", "driven"],
  "four-wheel": ["driven", "driven"],
  "two-or-four-wheel": ["sometimes", "driven"],
};

/**
 * The axles of a drive type. `6x4` means six wheels, four of them driven: on trucks, those of the
 * rear axles are driven first.
 */
export function axlesOf(driveType: DriveType): readonly Axle[] {
  const known = ofCars[driveType];
  if (known !== undefined) return known;
  const [wheels = 0, driven = 0] = driveType.split("x").map(Number);
  const axles = wheels / 2;
  return Array.from({ length: axles }, (_, axle) =>
    axle >= axles - driven / 2 ? "driven" : "free",
  );
}

const [width, height] = [360, 132];
const [left, right] = [70, 290];
const said: Readonly<Record<Axle, string>> = {
  driven: "yes",
  sometimes: "when engaged",
  free: "no",
};
const classes: Readonly<Record<Axle, string>> = { driven: "s1", sometimes: "s3", free: "s0" };

/** Draws a vehicle from above, with its front at the left. Driven wheels have the accent colour. */
export function drivenWheels(driveType: DriveType): Html {
  const axles = axlesOf(driveType);
  const driven = axles.filter((axle) => axle === "driven").length;
  const rear = axles.slice(1);
  // The front axle is apart; the others share the rear half, the last one at the end.
  const gap = Math.min(56, 130 / Math.max(1, rear.length - 1));
  const places = [left, ...rear.map((_, index) => right - (rear.length - 1 - index) * gap)];
  return figure({
    id: "driven-wheels",
    title: `The driven wheels: ${words(driveType)}`,
    description: `A vehicle from above with ${axles.length} axles. Driven, from the front: ${axles.map((axle) => said[axle]).join(", ")}.`,
    width,
    height,
    caption: `Drive: ${words(driveType)} (${driven} of ${axles.length} axles driven${axles.includes("sometimes") ? ", one when it is engaged" : ""})`,
    shapes: html`<path class="stroke" d="M${left - 34} 66L${left - 22} 54M${left - 34} 66L${left - 22} 78M${left - 34} 66L${left - 4} 66"/>
<path class="stroke" d="M${left} 66L${right} 66"/>
${axles.map((axle, index) => wheels(axle, places[index] ?? left))}`,
  });
}

function wheels(axle: Axle, x: number): Html {
  const rect = (y: number) =>
    html`<rect class="${classes[axle]}" x="${at(x - 17)}" y="${y}" width="34" height="18" rx="5"/>`;
  return html`<path class="stroke${axle === "driven" ? " main" : ""}" d="M${at(x)} 28L${at(x)} 104"/>${rect(12)}${rect(102)}
`;
}
