// Written by scripts/update-types.ts from the schemas in src/schema.ts. Do not edit.
import { expectTypeOf, test } from "vitest";
import type * as z from "zod";
import type * as schema from "../src/schema.ts";
import type * as types from "../src/types.ts";

test("every declared type equals the type of its schema", () => {
  expectTypeOf<types.AddressAnswer>().toEqualTypeOf<z.output<typeof schema.addressAnswerSchema>>();
  expectTypeOf<types.CertificateFacts>().toEqualTypeOf<
    z.output<typeof schema.certificateFactsSchema>
  >();
  expectTypeOf<types.CertificateReport>().toEqualTypeOf<
    z.output<typeof schema.certificateReportSchema>
  >();
  expectTypeOf<types.CertificateRequest>().toEqualTypeOf<
    z.input<typeof schema.certificateRequestSchema>
  >();
  expectTypeOf<types.ChainEntry>().toEqualTypeOf<z.output<typeof schema.chainEntrySchema>>();
  expectTypeOf<types.LeafAnswer>().toEqualTypeOf<z.output<typeof schema.leafAnswerSchema>>();
  expectTypeOf<types.LookupFailure>().toEqualTypeOf<z.output<typeof schema.lookupFailureSchema>>();
  expectTypeOf<types.PublicKey>().toEqualTypeOf<z.output<typeof schema.publicKeySchema>>();
  expectTypeOf<types.ServedCertificate>().toEqualTypeOf<
    z.output<typeof schema.servedCertificateSchema>
  >();
  expectTypeOf<types.Starttls>().toEqualTypeOf<z.output<typeof schema.starttlsSchema>>();
  expectTypeOf<types.TlsFacts>().toEqualTypeOf<z.output<typeof schema.tlsFactsSchema>>();
  expectTypeOf<types.Trust>().toEqualTypeOf<z.output<typeof schema.trustSchema>>();
});
