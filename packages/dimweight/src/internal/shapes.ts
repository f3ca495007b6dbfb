import * as z from "zod";

// What is read of a request, without the documentation that schema.ts adds: an operation carries its own shape and nothing
// else into a bundle, which is why each shape is built by a call that a bundler may drop.

/** A parcel in centimetres and kilograms, or in inches and pounds; never mixed. */
export interface ParcelShapes<Fields extends z.ZodRawShape> {
  readonly metric: z.ZodObject<MetricFields & Fields, z.core.$strict>;
  readonly imperial: z.ZodObject<ImperialFields & Fields, z.core.$strict>;
}

type MetricFields = Record<"lengthCm" | "widthCm" | "heightCm" | "weightKg", z.ZodNumber>;
type ImperialFields = Record<"lengthIn" | "widthIn" | "heightIn" | "weightLb", z.ZodNumber>;

const measure = (smallest: number, largest: number, unit: string) => {
  const allowed = `a number of ${unit}`;
  return z.number(allowed).min(smallest, allowed).max(largest, allowed);
};

const parcelShapes = <Fields extends z.ZodRawShape>(fields: Fields): ParcelShapes<Fields> => {
  const side = measure(0.1, 1000, "centimetres from 0.1 to 1000");
  const weightKg = measure(0.001, 10_000, "kilograms from 0.001 to 10000");
  // The smallest and the largest double whose shortest decimal is within the same range.
  const sideIn = measure(
    0.03937007874015749,
    393.7007874015748,
    "inches from 0.03937 to 393.7 (0.1 to 1000 cm)",
  );
  const weightLb = measure(
    0.002204622621848776,
    22046.226218487758,
    "pounds from 0.0022046 to 22046.2 (0.001 to 10000 kg)",
  );
  return {
    metric: z.strictObject({ lengthCm: side, widthCm: side, heightCm: side, weightKg, ...fields }),
    imperial: z.strictObject({
      ...{ lengthIn: sideIn, widthIn: sideIn, heightIn: sideIn, weightLb },
      ...fields,
    }),
  };
};

const carrier = () => z.string('a carrier such as "ups"');

const dated = () => ({
  asOf: z.iso.date('a date such as "2026-11-20"').optional(),
  explain: z.boolean("true or false").optional(),
});

const selection = () => ({
  carrier: carrier(),
  profile: z.string('a profile such as "us_daily"').optional(),
  ...dated(),
});

const comparison = () => {
  const allowed = "a list of at least one carrier name";
  return {
    carriers: z.array(carrier(), allowed).min(1, allowed).optional(),
    profiles: z.enum(["default", "all"], '"default" or "all"').optional(),
    ...dated(),
  };
};

export const shipmentShapeOf = <Piece extends z.ZodType>(piece: Piece) => {
  const allowed = "a list of 1 to 1000 pieces";
  return z.strictObject({
    pieces: z.array(piece, allowed).min(1, allowed).max(1000, allowed),
    ...selection(),
  });
};

export const calculateShapes = /* @__PURE__ */ parcelShapes(/* @__PURE__ */ selection());
export const compareShapes = /* @__PURE__ */ parcelShapes(/* @__PURE__ */ comparison());
export const pieceShapes = /* @__PURE__ */ parcelShapes({});
/** The pieces are read one by one, so that each fault is told for the shape it was meant for. */
export const shipmentShape = /* @__PURE__ */ shipmentShapeOf(/* @__PURE__ */ z.unknown());
