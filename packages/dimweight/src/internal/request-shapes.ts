import { isDate } from "@almanac/kernel/numbers/iso-date";
import {
  anything,
  type Fields,
  flag,
  list,
  number,
  oneOf,
  type RequestOf,
  type Shape,
  shape,
  text,
  textThat,
} from "@almanac/kernel/requests/field";

// The fields that each operation reads. schema.ts builds the zod schemas from the same table, so both accept the same
// requests, and calculating does not load zod. Each shape is built by a call that a bundler can drop, so a bundle
// contains only the shapes of the operations that it uses.

/** A parcel in centimetres and kilograms, or in inches and pounds; never mixed. */
export interface ParcelShapes<Required extends Fields, Optional extends Fields> {
  readonly metric: Shape<typeof metricFields & Required, Optional>;
  readonly imperial: Shape<typeof imperialFields & Required, Optional>;
  /** The field names of both shapes. */
  readonly names: readonly string[];
}

/** A parcel that was read with one of the two shapes. */
export type ParcelOf<Required extends Fields, Optional extends Fields> =
  | RequestOf<Shape<typeof metricFields & Required, Optional>>
  | RequestOf<Shape<typeof imperialFields & Required, Optional>>;

const sideCm = /* @__PURE__ */ number(0.1, 1000, "a number of centimetres from 0.1 to 1000");
// The smallest and the largest double whose shortest decimal is within the same range.
const sideIn = /* @__PURE__ */ number(
  0.03937007874015749,
  393.7007874015748,
  "a number of inches from 0.03937 to 393.7 (0.1 to 1000 cm)",
);

export const metricFields = {
  lengthCm: sideCm,
  widthCm: sideCm,
  heightCm: sideCm,
  weightKg: /* @__PURE__ */ number(0.001, 10_000, "a number of kilograms from 0.001 to 10000"),
};

export const imperialFields = {
  lengthIn: sideIn,
  widthIn: sideIn,
  heightIn: sideIn,
  weightLb: /* @__PURE__ */ number(
    0.002204622621848776,
    22046.226218487758,
    "a number of pounds from 0.0022046 to 22046.2 (0.001 to 10000 kg)",
  ),
};

function parcelShapes<Required extends Fields, Optional extends Fields>(
  required: Required,
  optional: Optional,
): ParcelShapes<Required, Optional> {
  const metric = shape({ ...metricFields, ...required }, optional);
  const imperial = shape({ ...imperialFields, ...required }, optional);
  return { metric, imperial, names: [...new Set([...metric.names, ...imperial.names])] };
}

const carrier = () => text('a carrier such as "ups"');

const dated = () => ({
  asOf: textThat(isDate, 'a date such as "2026-11-20"'),
  explain: flag(),
});

const selection = () => ({ profile: text('a profile such as "us_daily"'), ...dated() });

export const calculateShapes = /* @__PURE__ */ (() =>
  parcelShapes({ carrier: carrier() }, selection()))();

export const compareShapes = /* @__PURE__ */ (() =>
  parcelShapes(
    {},
    {
      carriers: list(carrier(), { least: 1 }, "a list of at least one carrier name"),
      profiles: oneOf(["default", "all"], '"default" or "all"'),
      ...dated(),
    },
  ))();

export const pieceShapes = /* @__PURE__ */ (() => parcelShapes({}, {}))();

/** Each piece is read separately, with its intended shape. */
export const shipmentShape = /* @__PURE__ */ (() =>
  shape(
    {
      pieces: list(anything("an object"), { least: 1, most: 1000 }, "a list of 1 to 1000 pieces"),
      carrier: carrier(),
    },
    selection(),
  ))();
