import { expectTypeOf, test } from "vitest";
import type { CertError, CertificateReport, Inspection, SafeResult } from "../src/index.ts";
import {
  inspectCertificate,
  inspectCertificates,
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

test("success tells data from error", () => {
  const result = safeParseCertificate("");
  if (result.success) expectTypeOf(result.error).toEqualTypeOf<undefined>();
  else expectTypeOf(result.error).toEqualTypeOf<CertError>();
  expectTypeOf(safeInspectCertificate).returns.resolves.toEqualTypeOf<
    SafeResult<CertificateReport>
  >();
});

test("a target comes back as it was given", () => {
  const answers = inspectCertificates(["a.example"] as const);
  expectTypeOf(answers).toEqualTypeOf<AsyncGenerator<Inspection<"a.example">, void, undefined>>();
});

test("options are checked", () => {
  // @ts-expect-error a protocol that there is not
  void safeInspectCertificate("a.example", { starttls: "gopher" });
  // @ts-expect-error a family that there is not
  void safeInspectCertificate("a.example", { family: 5 });
});
