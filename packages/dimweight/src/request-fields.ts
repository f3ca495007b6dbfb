// Written by scripts/update-types.ts from the schemas in src/schema/request.ts. Do not edit.
import { isDate } from "@almanac/kernel/numbers/iso-date";
import {
  anything,
  flag,
  forms,
  list,
  number,
  oneOf,
  shape,
  text,
  textThat,
} from "@almanac/kernel/requests/field";

const sideCm = /* @__PURE__ */ number(0.1, 1000, "a number of centimetres from 0.1 to 1000");
const weightKg = /* @__PURE__ */ number(0.001, 10_000, "a number of kilograms from 0.001 to 10000");
const carrier = /* @__PURE__ */ text('a carrier such as "ups"');
const profile = /* @__PURE__ */ text('a profile such as "us_daily"');
const asOf = /* @__PURE__ */ textThat(isDate, 'a date such as "2026-11-20"');
const sideIn = /* @__PURE__ */ number(
  0.03937007874015749,
  393.7007874015748,
  "a number of inches from 0.03937 to 393.7 (0.1 to 1000 cm)",
);
const weightLb = /* @__PURE__ */ number(
  0.002204622621848776,
  22046.226218487758,
  "a number of pounds from 0.0022046 to 22046.2 (0.001 to 10000 kg)",
);
const carriers = /* @__PURE__ */ list(carrier, { least: 1 }, "a list of at least one carrier name");
const profiles = /* @__PURE__ */ oneOf(["default", "all"], '"default" or "all"');

const optionalOfDimWeightRequest = { profile, asOf, explain: /* @__PURE__ */ flag() };

const optionalOfCompareRequest = { carriers, profiles, asOf, explain: /* @__PURE__ */ flag() };

/** The fields of a request of the type `DimWeightRequest`. */
export const dimWeightRequestFields = /* @__PURE__ */ forms(
  /* @__PURE__ */ shape(
    { lengthCm: sideCm, widthCm: sideCm, heightCm: sideCm, weightKg, carrier },
    optionalOfDimWeightRequest,
  ),
  /* @__PURE__ */ shape(
    { lengthIn: sideIn, widthIn: sideIn, heightIn: sideIn, weightLb, carrier },
    optionalOfDimWeightRequest,
  ),
);

/** The fields of a request of the type `CompareRequest`. */
export const compareRequestFields = /* @__PURE__ */ forms(
  /* @__PURE__ */ shape(
    { lengthCm: sideCm, widthCm: sideCm, heightCm: sideCm, weightKg },
    optionalOfCompareRequest,
  ),
  /* @__PURE__ */ shape(
    { lengthIn: sideIn, widthIn: sideIn, heightIn: sideIn, weightLb },
    optionalOfCompareRequest,
  ),
);

/** The fields of a request of the type `ShipmentPiece`. */
export const shipmentPieceFields = /* @__PURE__ */ forms(
  /* @__PURE__ */ shape({ lengthCm: sideCm, widthCm: sideCm, heightCm: sideCm, weightKg }, {}),
  /* @__PURE__ */ shape({ lengthIn: sideIn, widthIn: sideIn, heightIn: sideIn, weightLb }, {}),
);

/** The fields of a request of the type `ShipmentRequest`. */
export const shipmentRequestFields = /* @__PURE__ */ shape(
  {
    pieces: /* @__PURE__ */ list(
      /* @__PURE__ */ anything("an object"),
      { least: 1, most: 1000 },
      "a list of 1 to 1000 pieces",
    ),
    carrier,
  },
  optionalOfDimWeightRequest,
);
