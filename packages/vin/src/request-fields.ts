// Written by scripts/update-types.ts from the schemas in src/schema/options.ts, src/schema/catalogue.ts, src/schema/generation.ts. Do not edit.
import { flag, name, oneOf, shape, wholeNumber } from "@almanac/kernel/requests/field";

const year = /* @__PURE__ */ wholeNumber(1980, 2100, "a whole number from 1980 to 2100");
const make = /* @__PURE__ */ name(60, "a text of 1 to 60 characters, such as Honda");

/** The fields of a request of the type `DecodeOptions`. */
export const decodeOptionsFields = /* @__PURE__ */ shape(
  {},
  { year, strict: /* @__PURE__ */ flag(), explain: /* @__PURE__ */ flag() },
);

/** The fields of a request of the type `MakesRequest`. */
export const makesRequestFields = /* @__PURE__ */ shape(
  {},
  {
    vehicleType: /* @__PURE__ */ oneOf(
      [
        "motorcycle",
        "car",
        "truck",
        "bus",
        "trailer",
        "mpv",
        "low-speed",
        "incomplete",
        "off-road",
      ],
      "one of motorcycle, car, truck, bus, trailer, mpv, low-speed, incomplete, off-road",
    ),
    contains: /* @__PURE__ */ name(60, "a text of 1 to 60 characters, such as hon"),
  },
);

/** The fields of a request of the type `ModelsRequest`. */
export const modelsRequestFields = /* @__PURE__ */ shape({ make }, { year });

/** The fields of a request of the type `VinGenerationRequest`. */
export const vinGenerationRequestFields = /* @__PURE__ */ shape(
  {},
  {
    make,
    model: /* @__PURE__ */ name(80, "a text of 1 to 80 characters, such as Accord"),
    year: /* @__PURE__ */ wholeNumber(1981, 2100, "a whole number from 1981 to 2100"),
    market: /* @__PURE__ */ oneOf(
      ["north-america", "elsewhere"],
      "one of north-america, elsewhere",
    ),
    count: /* @__PURE__ */ wholeNumber(1, 100_000, "a whole number from 1 to 100000"),
    seed: /* @__PURE__ */ wholeNumber(0, 4_294_967_295, "a whole number from 0 to 4294967295"),
  },
);
