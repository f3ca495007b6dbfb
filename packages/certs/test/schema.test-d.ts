import { expectTypeOf, test } from "vitest";
import type {
  CertError,
  CertificateReport,
  CertificateRequest,
  Inspection,
  SafeResult,
} from "../src/index.ts";
import {
  formatDistinguishedName,
  inspectCertificate,
  inspectCertificates,
  normaliseRequest,
  parseBundle,
  parseCertificate,
  resolveHost,
  safeInspectCertificate,
  safeParseCertificate,
} from "../src/index.ts";

test("a report always has the fields of the service", () => {
  expectTypeOf(inspectCertificate).returns.resolves.toEqualTypeOf<CertificateReport>();
  expectTypeOf<CertificateReport["hostname"]>().toEqualTypeOf<string>();
  expectTypeOf<CertificateReport["issuer"]>().toEqualTypeOf<string>();
  expectTypeOf<CertificateReport["subject"]>().toEqualTypeOf<string>();
  expectTypeOf<CertificateReport["expires_at"]>().toEqualTypeOf<string>();
  expectTypeOf<CertificateReport["days_remaining"]>().toEqualTypeOf<number>();
});

test("`success` decides between data and error", () => {
  const result = safeParseCertificate("");
  if (result.success) expectTypeOf(result.error).toEqualTypeOf<undefined>();
  else expectTypeOf(result.error).toEqualTypeOf<CertError>();
  expectTypeOf(safeInspectCertificate).returns.resolves.toEqualTypeOf<
    SafeResult<CertificateReport>
  >();
});

test("inspectCertificates returns each target with the type that it was given", () => {
  const answers = inspectCertificates(["a.example"] as const);
  expectTypeOf(answers).toEqualTypeOf<AsyncGenerator<Inspection<"a.example">, void, undefined>>();
});

test("wrong options do not compile", () => {
  // @ts-expect-error there is no such protocol
  void safeInspectCertificate("a.example", { starttls: "gopher" });
  // @ts-expect-error there is no such family
  void safeInspectCertificate("a.example", { family: 5 });
});

test("the throwing forms take their request's type", () => {
  expectTypeOf(inspectCertificate).parameter(0).toEqualTypeOf<string | CertificateRequest>();
  expectTypeOf(parseCertificate).parameter(0).toEqualTypeOf<string | Uint8Array>();
  expectTypeOf(parseBundle).parameter(0).toEqualTypeOf<string | Uint8Array>();
  expectTypeOf(formatDistinguishedName).parameter(0).toEqualTypeOf<Uint8Array>();
  expectTypeOf(normaliseRequest).parameter(0).toEqualTypeOf<string | CertificateRequest>();
  expectTypeOf(resolveHost).parameter(0).toEqualTypeOf<string>();
  // @ts-expect-error a host is text
  void inspectCertificate(42);
  // @ts-expect-error the field is called hostname
  void inspectCertificate({ hostName: "a.example" });
});
