import { expect, test } from "vitest";
import {
  CertError,
  type CertificateRequest,
  certErrorCodes,
  hostedPorts,
  inspectCertificate,
  inspectCertificates,
  parseCertificate,
} from "../src/index.ts";
import { certificateFactsSchema, certificateReportSchema } from "../src/schema.ts";
import { mint } from "./lab/mint.ts";
import { allClosed, rawServer, tlsServer } from "./lab/servers.ts";

test("every code belongs to one category, and an error reports it", () => {
  const codes = Object.values(certErrorCodes).flat();
  expect(new Set(codes).size).toBe(codes.length);
  for (const [category, own] of Object.entries(certErrorCodes)) {
    for (const code of own) {
      expect(new CertError([{ code, path: [], message: "x" }])).toMatchObject({ code, category });
    }
  }
});

test("the message of an error shortens a long list of issues, and `issues` keeps all", () => {
  const issues = Array.from({ length: 12 }, (_, index) => ({
    code: "invalid_port" as const,
    path: [index],
    message: `Issue ${index}.`,
  }));
  const error = new CertError(issues);
  expect(error.message).toMatch(/Issue 9\. And 2 more issues\.$/);
  expect(error.issues).toHaveLength(12);
});

test("every answer matches its schema", async () => {
  const lab = await tlsServer();
  const report = await inspectCertificate("127.0.0.1", {
    port: lab.port,
    allow: "any",
    all_addresses: true,
    key_types: "both",
    revealAddress: true,
  });
  expect(certificateReportSchema.strict().parse(report)).toEqual(report);
  expect(report.address).toBe("127.0.0.1");
  const facts = parseCertificate(mint({ key: "ed25519" }).der);
  expect(certificateFactsSchema.strict().parse(facts)).toEqual(facts);
});

test("the hosted ports contain no port for administration or databases", () => {
  for (const port of [22, 23, 80, 445, 3389, 6379, 9200, 11211, 27017]) {
    expect(hostedPorts()).not.toContain(port);
  }
});

test("inspectCertificates answers every target once, a few at a time, even if some fail", async () => {
  const lab = await tlsServer();
  const targets: CertificateRequest[] = [
    { hostname: "127.0.0.1", port: 1 },
    ...Array.from({ length: 30 }, () => ({ hostname: "127.0.0.1", port: lab.port })),
    { hostname: "a..b" },
  ];
  const seen: number[] = [];
  let failures = 0;
  for await (const { index, target, result } of inspectCertificates(targets, {
    concurrency: 4,
    allow: "any",
  })) {
    expect(target).toBe(targets[index]);
    seen.push(index);
    if (!result.success) failures += 1;
  }
  expect(seen.sort((one, other) => one - other)).toEqual(targets.map((_, index) => index));
  expect(failures).toBe(2);
  expect(await allClosed(lab)).toBe(true);
});

test("inspectCertificates stops its lookups when the caller stops reading", async () => {
  const silent = await rawServer(() => undefined);
  const lab = await tlsServer();
  async function* endless() {
    yield { hostname: "127.0.0.1", port: silent.port };
    for (;;) yield { hostname: "127.0.0.1", port: lab.port };
  }
  for await (const { index } of inspectCertificates(endless(), { allow: "any", concurrency: 2 })) {
    if (index > 3) break;
  }
  expect(await allClosed(silent)).toBe(true);
});
