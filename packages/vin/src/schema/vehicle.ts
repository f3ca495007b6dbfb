import * as z from "zod";
import {
  bodyTypes,
  confidences,
  electrifications,
  fuels,
  regions,
  vehicleTypes,
} from "./data/value-lists.ts";
import { decodeOptionsSchema } from "./optionsSchema.ts";

export { type DecodeOptions, decodeOptionsSchema } from "./optionsSchema.ts";

/** Codes of {@link Vehicle}'s warnings. */
export const warningCodes = [
  "check_digit",
  "year_code",
  "year_ambiguous",
  "year_not_encoded",
  "year_unknown",
  "year_contradicted",
  "no_detail",
  "partial_match",
  "suggested_vin",
  "possible_values",
  "invalid_positions",
  "off_road",
  "glider",
  "incomplete_vehicle",
  "model_ambiguous",
  "make_ambiguous",
  "not_registered_us",
  "surrogate_vin",
  "unknown_fields",
] as const;

const year = z.int().min(1980).max(2100);
const millimetres = z.number().positive();
const confidence = z.enum(confidences).meta({
  description: "A: two sources agree, or the maker declared it. B: one good source.",
});

const warning = z.object({
  code: z.enum(warningCodes),
  message: z.string(),
  positions: z.array(z.int().min(1).max(17)).optional(),
  expected: z.string().optional().meta({ description: "The check digit that computes" }),
  candidates: z
    .array(z.union([z.int(), z.string()]))
    .optional()
    .meta({ description: "Years, models or makes between which the VIN does not decide" }),
  suggestedVin: z.string().optional(),
  possibleValues: z
    .array(z.object({ position: z.int(), characters: z.string() }))
    .optional()
    .meta({ description: "What the maker's patterns allow at the positions that do not fit" }),
  fields: z.array(z.string()).optional().meta({ description: "Fields of which nothing is known" }),
});

const fieldExplanation = z.object({
  field: z.string(),
  value: z.union([z.string(), z.number()]),
  rule: z.string(),
  source: z.string(),
  confidence,
  schema: z.string().optional().meta({ description: "NHTSA's schema that decided" }),
  schemaId: z.int().optional(),
  key: z.string().optional().meta({ description: "Its pattern over positions 4-8 | 10-17" }),
});

const explanation = z
  .object({
    market: z.object({
      value: z.enum(["north-america", "elsewhere"]),
      why: z.string(),
    }),
    year: z.string(),
    fields: z.array(fieldExplanation),
    elements: z
      .array(
        z.object({
          id: z.int(),
          name: z.string(),
          value: z.string(),
          schema: z.string().optional(),
          schemaId: z.int().optional(),
          key: z.string().optional(),
        }),
      )
      .meta({ description: "Everything that NHTSA's patterns say, in its own words" }),
    sources: z.array(z.object({ id: z.string(), title: z.string(), url: z.string() })),
  })
  .meta({ id: "VehicleExplanation", description: "What decided each field." });

/** A vehicle as its VIN describes it. A field that is unknown is absent, and named in `warnings`. */
export const vehicleSchema = z
  .object({
    vin: z.string().length(17),
    make: z.string().optional().meta({ description: "Display form: Honda, BMW, Mercedes-Benz" }),
    model: z.string().optional(),
    year: year.optional().meta({
      description: "Model year; can differ from the year of first registration",
    }),
    bodyType: z.enum(bodyTypes).optional(),
    engine: z
      .object({
        capacityCc: z.int().positive().optional(),
        capacityLitres: z.number().positive().optional().meta({
          description: "Nominal, where the exact capacity is not known",
        }),
        fuel: z.enum(fuels).optional(),
        powerKw: z.number().positive().optional(),
      })
      .optional(),
    dimensions: z
      .object({
        lengthMm: millimetres,
        widthMm: millimetres,
        heightMm: millimetres,
        source: z.string(),
      })
      .optional()
      .meta({ description: "Only when every configuration that fits agrees within 1 %" }),
    vehicleType: z.enum(vehicleTypes).optional(),
    manufacturer: z.string().optional(),
    country: z.string().length(2).optional().meta({
      description: "Country that holds the code, ISO 3166-1; not always that of assembly",
    }),
    region: z.enum(regions).optional(),
    plant: z
      .object({
        city: z.string().optional(),
        state: z.string().optional(),
        country: z.string().length(2).optional(),
      })
      .optional(),
    generation: z.string().optional(),
    series: z.string().optional(),
    trim: z.string().optional(),
    doors: z.int().positive().optional(),
    cylinders: z.int().positive().optional(),
    engineModel: z.string().optional(),
    gvwrClass: z.string().optional().meta({ description: "US gross weight class: 1 to 8, 1A ..." }),
    electrification: z.enum(electrifications).optional(),
    makeCandidates: z.array(z.string()).optional(),
    modelCandidates: z.array(z.string()).optional(),
    yearCandidates: z.array(year).optional(),
    productionYears: z.object({ from: z.int(), to: z.int().optional() }).optional().meta({
      description: "When the type was built, where its VIN has no year",
    }),
    buildMonth: z.int().min(1).max(12).optional(),
    checkDigit: z.object({ valid: z.boolean(), expected: z.string() }),
    confidence: z.record(z.string(), confidence).optional().meta({
      description: "Of the fields that no declaration to NHTSA decided",
    }),
    vpicCodes: z.array(z.int()).optional().meta({
      description: "NHTSA's error codes, where its procedure decided: 0 is clean",
    }),
    warnings: z.array(warning),
    dataVersion: z.string(),
    explanation: explanation.optional(),
  })
  .meta({
    id: "Vehicle",
    description: "A vehicle as its VIN describes it; unknown fields are absent.",
    examples: [
      {
        vin: "1HGCM82633A004352",
        make: "Honda",
        model: "Accord",
        year: 2003,
        bodyType: "coupe",
        engine: { capacityCc: 2999, fuel: "gasoline" },
        checkDigit: { valid: true, expected: "3" },
        confidence: { "engine.capacityCc": "B" },
        vpicCodes: [0],
        warnings: [],
        dataVersion: "vpic-2026-02-17",
      },
    ],
  });

/** One row of a batch. */
export const vehicleRequestSchema = z
  .strictObject({
    vin: z.string().meta({ description: "17 characters", example: "1HGCM82633A004352" }),
    ...decodeOptionsSchema.shape,
  })
  .meta({
    id: "VehicleRequest",
    description: "A VIN and the settings of its decode.",
    examples: [{ vin: "1HGCM82633A004352" }],
  });

/** What the tables cover. */
export const vehicleCoverageSchema = z
  .object({
    dataVersion: z.string(),
    vpic: z.object({
      newestRow: z.string(),
      wmis: z.int(),
      schemas: z.int(),
    }),
    makers: z.array(
      z.object({
        id: z.string(),
        wmis: z.array(z.string()),
        sources: z.array(z.object({ id: z.string(), title: z.string(), url: z.string() })),
      }),
    ),
  })
  .meta({ id: "VehicleCoverage", description: "What the tables cover, with their sources." });

/** An answer is only read: its parts are frozen, and answers to VINs of one type have the same ones. */
type ReadOnly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: ReadOnly<Value[Key]> }
  : Value;

export type Vehicle = ReadOnly<z.infer<typeof vehicleSchema>>;
export type VehicleWarning = ReadOnly<z.infer<typeof warning>>;
export type VehicleExplanation = ReadOnly<z.infer<typeof explanation>>;
export type VehicleRequest = z.infer<typeof vehicleRequestSchema>;
export type VehicleCoverage = z.infer<typeof vehicleCoverageSchema>;
