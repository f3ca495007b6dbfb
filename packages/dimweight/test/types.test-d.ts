// Written by scripts/update-types.ts from the schemas in src/schema/field-schemas.ts, src/schema/request.ts, src/schema/result.ts, src/schema/explanation.ts, src/schema/carriers.ts. Do not edit.
import { expectTypeOf, test } from "vitest";
import type * as z from "zod";
import type * as schemaCarriers from "../src/schema/carriers.ts";
import type * as schemaExplanation from "../src/schema/explanation.ts";
import type * as schemaFieldSchemas from "../src/schema/field-schemas.ts";
import type * as schemaRequest from "../src/schema/request.ts";
import type * as schemaResult from "../src/schema/result.ts";
import type * as types from "../src/types.ts";

type ReadOnly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: ReadOnly<Value[Key]> }
  : Value;

test("every declared type equals the type of its schema", () => {
  expectTypeOf<types.CarrierName>().toEqualTypeOf<
    z.output<typeof schemaFieldSchemas.carrierNameSchema>
  >();
  expectTypeOf<types.ProfileName>().toEqualTypeOf<
    z.output<typeof schemaFieldSchemas.profileNameSchema>
  >();
  expectTypeOf<types.CompareRequest>().toEqualTypeOf<
    z.input<typeof schemaRequest.compareRequestSchema>
  >();
  expectTypeOf<types.DimWeightRequest>().toEqualTypeOf<
    z.input<typeof schemaRequest.dimWeightRequestSchema>
  >();
  expectTypeOf<types.ShipmentPiece>().toEqualTypeOf<
    z.output<typeof schemaRequest.shipmentPieceSchema>
  >();
  expectTypeOf<types.ShipmentRequest>().toEqualTypeOf<
    z.input<typeof schemaRequest.shipmentRequestSchema>
  >();
  expectTypeOf<types.CompareResult>().toEqualTypeOf<
    z.output<typeof schemaResult.compareResultSchema>
  >();
  expectTypeOf<types.DimWeightResult>().toEqualTypeOf<
    z.output<typeof schemaResult.dimWeightResultSchema>
  >();
  expectTypeOf<types.DimWeightWarning>().toEqualTypeOf<
    z.output<typeof schemaResult.dimWeightWarningSchema>
  >();
  expectTypeOf<types.ShipmentResult>().toEqualTypeOf<
    z.output<typeof schemaResult.shipmentResultSchema>
  >();
  expectTypeOf<types.DimWeightExplanation>().toEqualTypeOf<
    z.output<typeof schemaExplanation.dimWeightExplanationSchema>
  >();
  expectTypeOf<types.CarrierRule>().toEqualTypeOf<
    ReadOnly<z.output<typeof schemaCarriers.carrierRuleSchema>>
  >();
  expectTypeOf<types.Carrier>().toEqualTypeOf<
    ReadOnly<z.output<typeof schemaCarriers.carrierSchema>>
  >();
  expectTypeOf<types.Carriers>().toEqualTypeOf<
    ReadOnly<z.output<typeof schemaCarriers.carriersSchema>>
  >();
});
