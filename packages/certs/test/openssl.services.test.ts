import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseCertificate } from "../src/index.ts";
import { programs } from "./lab/daemon.ts";
import { mint, type Rdn } from "./lab/mint.ts";

/**
 * What OpenSSL prints for a certificate: names as in RFC 2253, in UTF-8, and times as in ISO 8601.
 */
function openssl(der: Uint8Array, ...flags: string[]): string {
  const options = [
    "x509",
    "-inform",
    "DER",
    "-noout",
    "-nameopt",
    "RFC2253,-esc_msb,utf8",
    ...flags,
  ];
  return execFileSync(programs.openssl, options, { input: der, encoding: "utf8" }).replace(
    /\n$/,
    "",
  );
}

// Without STREET: OpenSSL writes it in lower case.
const types = ["CN", "L", "O", "OU", "C", "DC", "UID", "2.5.4.8"];
// Without C1 control characters: we escape them, OpenSSL prints them.
const character = fc.oneof(
  fc.constantFrom(..." #\"+,;<>\\=/\n\r\t\u0000\u007f'"),
  fc.string({ minLength: 1, maxLength: 1 }),
  fc.constantFrom(..."äßé東京🔒Жא"),
);
const value = fc
  .array(character, { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join(""))
  // RFC 4514 escapes a leading #. OpenSSL does not do so if nothing follows it.
  .filter((text) => text !== "#");
const part = fc.tuple(
  fc.constantFrom(...types),
  value,
  fc.constantFrom(0x0c, 0x13, 0x16, 0x14, 0x1e, 0x1c),
);

function encode([type, text, tag]: readonly [string, string, number]): Rdn {
  if (tag === 0x1e) {
    return [type, Buffer.from(text, "utf16le").swap16(), tag];
  }
  if (tag === 0x1c) {
    const points = Array.from(text, (each) => each.codePointAt(0) ?? 0);
    const bytes = Buffer.alloc(points.length * 4);
    for (const [index, point] of points.entries()) bytes.writeUInt32BE(point, index * 4);
    return [type, bytes, tag];
  }
  if (tag === 0x0c) return [type, text, tag];
  return [type, Buffer.from(text.replaceAll(/[^\p{ASCII}\u00a0-\u00ff]/gu, "x"), "latin1"), tag];
}

test("writes names as openssl x509 -nameopt RFC2253,-esc_msb,utf8 does", () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
      // OpenSSL reads BMPString as UCS-2, without surrogate pairs.
      const plain = parts.map(
        ([type, text, tag]) =>
          [type, tag === 0x1e ? text.replaceAll("🔒", "x") : text, tag] as const,
      );
      const { der } = mint({ subject: plain.map(encode) });
      expect(`subject=${parseCertificate(der).subject}`).toBe(openssl(der, "-subject"));
    }),
    { numRuns: 300 },
  );
});

test("reports the same serial, fingerprint and dates as openssl", () => {
  const day = 86_400_000;
  fc.assert(
    fc.property(
      fc.integer({ min: -7000, max: 2_000_000 }),
      fc.uint8Array({ minLength: 1, maxLength: 20 }),
      (days, serial) => {
        serial[0] = (serial[0] ?? 0) & 0x7f || 1;
        const at = new Date(days * day + 3_723_000).toISOString();
        const digits = at.replaceAll(/[-:T]|\.\d+/g, "");
        const year = Number(digits.slice(0, 4));
        const { der } = mint({
          notAfter: year >= 1950 && year < 2050 ? digits.slice(2) : digits,
          serial,
        });
        const report = parseCertificate(der);
        const said = openssl(
          der,
          "-serial",
          "-fingerprint",
          "-sha256",
          "-enddate",
          "-dateopt",
          "iso_8601",
        ).split("\n");
        expect(said).toEqual([
          `serial=${report.serial}`,
          `sha256 Fingerprint=${report.fingerprint_sha256}`,
          `notAfter=${report.expires_at.replace("T", " ")}`,
        ]);
      },
    ),
    { numRuns: 60 },
  );
});
