// Written by scripts/update-types.ts from the schemas in src/schema/options.ts, src/schema/request.ts, src/schema/vehicle.ts, src/schema/warning.ts, src/schema/explanation.ts, src/schema/coverage.ts, src/schema/catalogue.ts, src/schema/generation.ts, src/schema/match.ts. Do not edit.
import { expectTypeOf, test } from "vitest";
import type * as z from "zod";
import type * as schemaCatalogue from "../src/schema/catalogue.ts";
import type * as schemaCoverage from "../src/schema/coverage.ts";
import type * as schemaExplanation from "../src/schema/explanation.ts";
import type * as schemaGeneration from "../src/schema/generation.ts";
import type * as schemaMatch from "../src/schema/match.ts";
import type * as schemaOptions from "../src/schema/options.ts";
import type * as schemaRequest from "../src/schema/request.ts";
import type * as schemaVehicle from "../src/schema/vehicle.ts";
import type * as schemaWarning from "../src/schema/warning.ts";
import type * as types from "../src/types.ts";

type ReadOnly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: ReadOnly<Value[Key]> }
  : Value;

test("every declared type equals the type of its schema", () => {
  expectTypeOf<types.DecodeOptions>().toEqualTypeOf<
    z.input<typeof schemaOptions.decodeOptionsSchema>
  >();
  expectTypeOf<types.VehicleRequest>().toEqualTypeOf<
    z.input<typeof schemaRequest.vehicleRequestSchema>
  >();
  expectTypeOf<types.Vehicle>().toEqualTypeOf<
    ReadOnly<z.output<typeof schemaVehicle.vehicleSchema>>
  >();
  expectTypeOf<types.VehicleWarning>().toEqualTypeOf<
    ReadOnly<z.output<typeof schemaWarning.vehicleWarningSchema>>
  >();
  expectTypeOf<types.ElementExplanation>().toEqualTypeOf<
    ReadOnly<z.output<typeof schemaExplanation.elementExplanationSchema>>
  >();
  expectTypeOf<types.FieldExplanation>().toEqualTypeOf<
    ReadOnly<z.output<typeof schemaExplanation.fieldExplanationSchema>>
  >();
  expectTypeOf<types.Source>().toEqualTypeOf<
    ReadOnly<z.output<typeof schemaExplanation.sourceSchema>>
  >();
  expectTypeOf<types.VehicleExplanation>().toEqualTypeOf<
    ReadOnly<z.output<typeof schemaExplanation.vehicleExplanationSchema>>
  >();
  expectTypeOf<types.VehicleCoverage>().toEqualTypeOf<
    ReadOnly<z.output<typeof schemaCoverage.vehicleCoverageSchema>>
  >();
  expectTypeOf<types.MakesRequest>().toEqualTypeOf<
    z.input<typeof schemaCatalogue.makesRequestSchema>
  >();
  expectTypeOf<types.Makes>().toEqualTypeOf<
    ReadOnly<z.output<typeof schemaCatalogue.makesSchema>>
  >();
  expectTypeOf<types.ModelsRequest>().toEqualTypeOf<
    z.input<typeof schemaCatalogue.modelsRequestSchema>
  >();
  expectTypeOf<types.Models>().toEqualTypeOf<
    ReadOnly<z.output<typeof schemaCatalogue.modelsSchema>>
  >();
  expectTypeOf<types.Wmi>().toEqualTypeOf<ReadOnly<z.output<typeof schemaCatalogue.wmiSchema>>>();
  expectTypeOf<types.InventedVins>().toEqualTypeOf<
    ReadOnly<z.output<typeof schemaGeneration.inventedVinsSchema>>
  >();
  expectTypeOf<types.VinGenerationRequest>().toEqualTypeOf<
    z.input<typeof schemaGeneration.vinGenerationRequestSchema>
  >();
  expectTypeOf<types.VinMatch>().toEqualTypeOf<
    ReadOnly<z.output<typeof schemaMatch.vinMatchSchema>>
  >();
});
