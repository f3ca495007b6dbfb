import * as z from "zod";
import { bodyTypes, electrifications, fuels, regions, vehicleTypes } from "../data/value-lists.ts";
import { details, engineDetails } from "./details.ts";
import { confidence, vehicleExplanationSchema } from "./explanation.ts";
import { vehicleWarningSchema } from "./warning.ts";

const year = /* @__PURE__ */ (() => z.int().min(1980).max(2100))();
const millimetres = (side: string) =>
  z
    .number()
    .positive()
    .meta({ description: `${side}, in millimetres` });
const text = (description: string) => z.string().optional().meta({ description });
const country = (description: string) => z.string().length(2).optional().meta({ description });
const count = (description: string) => z.int().positive().optional().meta({ description });

const engine = /* @__PURE__ */ (() =>
  z
    .object({
      capacityCc: count("Capacity in cubic centimetres"),
      capacityLitres: z.number().positive().optional().meta({
        description: "Nominal capacity in litres, if the exact capacity is not known",
      }),
      fuel: z.enum(fuels).optional().meta({ description: "Fuel or energy of the engine" }),
      powerKw: z.number().positive().optional().meta({
        description: "Power in kilowatts, or the lower end of a range",
      }),
      powerKwTo: z.number().positive().optional().meta({
        description: "The upper end of the range of power, in kilowatts",
      }),
      ...engineDetails,
    })
    .meta({ description: "The known facts about the engine" }))();

const dimensions = /* @__PURE__ */ (() =>
  z
    .object({
      lengthMm: millimetres("Overall length"),
      widthMm: millimetres("Overall width"),
      heightMm: millimetres("Overall height"),
      source: z.string().meta({ description: "The table that has this size" }),
    })
    .meta({ description: "Overall size" }))();

const amount = (description: string) =>
  z
    .union([
      z.number().positive(),
      z.object({
        min: z.number().positive().meta({ description: "The lowest that fits" }),
        max: z.number().positive().meta({ description: "The highest that fits" }),
      }),
    ])
    .optional()
    .meta({ description });

const efficiency = /* @__PURE__ */ (() =>
  z
    .object({
      cityMpg: amount("Miles per US gallon in the city; for electric cars the equivalent"),
      highwayMpg: amount("Miles per US gallon on the highway"),
      combinedMpg: amount("Miles per US gallon, 55 % city and 45 % highway"),
      litresPer100Km: amount("Litres per 100 km, from `combinedMpg`; only for liquid fuels"),
      kWhPer100Miles: amount("Kilowatt-hours per 100 miles"),
      rangeMiles: amount("Range of an electric car in miles"),
      co2GramsPerMile: amount("Grams of carbon dioxide per mile at the tailpipe"),
      class: z.union([z.string(), z.array(z.string())]).meta({ description: "EPA's size class" }),
      source: z.literal("epa").meta({ description: "The US Environmental Protection Agency" }),
    })
    .meta({
      description: "What EPA's label says. A range, or a list, if the rows that fit differ",
    }))();

const plant = /* @__PURE__ */ (() =>
  z
    .object({
      city: text("City, as the source spells it"),
      state: text("State or province, as the source spells it"),
      country: country("Country, ISO 3166-1 alpha-2"),
    })
    .meta({ description: "Where the vehicle was built" }))();

const candidates = (description: string) => z.array(z.string()).optional().meta({ description });

// long: one entry for each field of an answer
/** A vehicle as its VIN describes it. An unknown field is absent, and `warnings` lists it. */
export const vehicleSchema = /* @__PURE__ */ (() =>
  z
    .object({
      vin: z.string().length(17).meta({ description: "The VIN, trimmed and in capitals" }),
      make: text("Display form: Honda, BMW, Mercedes-Benz"),
      model: text("The model, such as Accord"),
      year: year.optional().meta({
        description: "Model year; can differ from the year of first registration",
      }),
      bodyType: z.enum(bodyTypes).optional().meta({ description: "Kind of body" }),
      engine: engine.optional(),
      dimensions: dimensions.optional().meta({
        description: "Overall size. Present only if all matching configurations agree within 1 %",
      }),
      vehicleType: z.enum(vehicleTypes).optional().meta({
        description: "Kind of vehicle in the sense of the law",
      }),
      manufacturer: text("The company that holds the code of the maker"),
      country: country(
        "Country that holds the code, ISO 3166-1; not always the country of assembly",
      ),
      region: z.enum(regions).optional().meta({
        description: "Region of the world, from the first character",
      }),
      plant: plant.optional(),
      generation: text("Generation or type code of the model, such as E90"),
      series: text("Series, as the maker names it"),
      trim: text("Trim level, as the maker names it"),
      doors: count("Number of doors"),
      seats: count("Number of seats"),
      cylinders: count("Number of cylinders"),
      engineModel: text("The maker's name of the engine"),
      gvwrClass: text("US gross weight class: 1 to 8, 1A ..."),
      electrification: z.enum(electrifications).optional().meta({
        description: "How much of the drive is electric, from `none` to `battery`",
      }),
      ...details,
      efficiency: efficiency.optional(),
      makeCandidates: candidates("Makes that the VIN does not distinguish; never with `make`"),
      modelCandidates: candidates("Models that the VIN does not distinguish; never with `model`"),
      yearCandidates: z.array(year).optional().meta({
        description:
          "Years that the VIN does not distinguish. With `year`: the years that are also possible",
      }),
      productionYears: z
        .object({
          from: z.int().meta({ description: "First year" }),
          to: z.int().optional().meta({ description: "Last year; absent if no source gives one" }),
        })
        .optional()
        .meta({ description: "Production years of the type, if the VIN has no year" }),
      buildMonth: z.int().min(1).max(12).optional().meta({
        description: "Month of build, if the maker writes it",
      }),
      checkDigit: z
        .object({
          valid: z
            .boolean()
            .meta({ description: "Whether position 9 is the computed check digit" }),
          expected: z
            .string()
            .meta({ description: "The computed check digit: 0-9 or X (49 CFR 565.15)" }),
        })
        .meta({ description: "The check digit, which not every market requires" }),
      confidence: z.record(z.string(), confidence).optional().meta({
        description: "Confidence in the fields that no declaration to NHTSA decided",
      }),
      vpicCodes: z.array(z.int()).optional().meta({
        description: "NHTSA's error codes, if its procedure decided. 0 means no error",
      }),
      warnings: z.array(vehicleWarningSchema).meta({
        description: "Warnings about the answer, such as the list of unknown fields",
      }),
      dataVersion: z
        .string()
        .meta({ description: "NHTSA's snapshot. `dataVersions` lists every table" }),
      explanation: vehicleExplanationSchema.optional().meta({
        description: "With `explain`: what decided each field",
      }),
    })
    .meta({
      id: "Vehicle",
      description: "A vehicle as its VIN describes it. Unknown fields are absent.",
      examples: [
        {
          vin: "1HGCM82633A004352",
          make: "Honda",
          model: "Accord",
          year: 2003,
          bodyType: "coupe",
          engine: { capacityCc: 2999, fuel: "gasoline", configuration: "v" },
          checkDigit: { valid: true, expected: "3" },
          confidence: { "engine.capacityCc": "one_source" },
          vpicCodes: [0],
          warnings: [],
          dataVersion: "vpic-2026-10-13",
        },
      ],
    }))();
