import { X509Certificate } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CertError,
  formatDistinguishedName,
  parseBundle,
  parseCertificate,
  safeFormatDistinguishedName,
  safeParseBundle,
  safeParseCertificate,
} from "../src/index.ts";
import { readTime } from "../src/internal/asn1-time.ts";
import { readElement } from "../src/internal/der.ts";
import cases from "./cases/distinguished-names.json" with { type: "json" };
import { integer, octets, oid, sequence, set, text, tlv } from "./lab/der.ts";
import { dns, encodeName, extension, ip, mint, type Rdn } from "./lab/mint.ts";

const now = () => Date.UTC(2026, 10, 20);

describe("distinguished names", () => {
  test.for(cases.names)("writes $expected", ({ parts, expected }) => {
    const name = encodeName(parts as unknown as readonly Rdn[]);
    expect(formatDistinguishedName(name)).toBe(expected);
    expect(parseCertificate(mint({ subject: name }).der, { now }).subject).toBe(expected);
  });

  test.for([
    [0x13, Buffer.from("Plain"), "Plain"],
    [0x16, Buffer.from("a@b"), "a@b"],
    [0x14, Buffer.from([0xe9]), "é"],
    // Bytes that their type does not allow: UTF-8 if they are UTF-8, else Latin-1.
    [0x13, Buffer.from("Zürich"), "Zürich"],
    [0x14, Buffer.from("Zürich"), "Zürich"],
    [0x16, Buffer.from("Zürich"), "Zürich"],
    [0x13, Buffer.from("Auvergne-Rh\u00f4ne", "latin1"), "Auvergne-Rhône"],
    [0x13, Buffer.from("*.a_b@c&d"), "*.a_b@c&d"],
    [0x1e, Buffer.from([0x00, 0xe9, 0x67, 0x2a]), "é未"],
    [0x1e, Buffer.from([0xd8, 0x3d, 0xdd, 0x12]), "🔒"],
    [0x1c, Buffer.from([0, 1, 0xf5, 0x12]), "🔒"],
    [0x0c, Buffer.from("a\u0000b"), "a\\00b"],
    [0x0c, Buffer.from("a\u007f\u0085b"), "a\\7F\\C2\\85b"],
    [0x0c, Buffer.from(" "), "\\ "],
    [0x0c, Buffer.from("  "), "\\ \\ "],
    [0x0c, Buffer.from("a  "), "a \\ "],
    [0x0c, Buffer.from("\\ "), "\\\\\\ "],
    [0x0c, Buffer.from("#"), "\\#"],
    [0x0c, Buffer.alloc(0), ""],
    [0x0c, Buffer.from([0xff]), "#0c01ff"],
    [0x0c, Buffer.from([0xc0, 0x80]), "#0c02c080"],
    [0x0c, Buffer.from([0xed, 0xa0, 0x80]), "#0c03eda080"],
    [0x1e, Buffer.from([0x00]), "#1e0100"],
    [0x1e, Buffer.from([0xd8, 0x00]), "#1e02d800"],
    [0x1c, Buffer.from([0, 0x11, 0, 0]), "#1c0400110000"],
    [0x03, Buffer.from([0, 1]), "#03020001"],
  ] as const)("string type %i with %o is written as %s", ([tag, value, expected]) => {
    expect(formatDistinguishedName(encodeName([["CN", value, tag]]))).toBe(`CN=${expected}`);
  });

  test("no value can break a line or forge a part", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (drawn) => {
        const value = Buffer.from(drawn).toString();
        const line = formatDistinguishedName(
          encodeName([
            ["O", value],
            ["CN", "x"],
          ]),
        );
        expect(line).not.toMatch(/\p{Cc}/u);
        expect(readBack(line)).toEqual([`CN=x`, `O=${value}`]);
      }),
    );
  });

  test("a type whose number has more than 64 bits is written exactly", () => {
    const uuid = 329800735698586629295641978511506172918n;
    const digits = [...uuid.toString(2).padStart(133, "0").matchAll(/.{7}/g)].map(([bits]) =>
      Number.parseInt(bits, 2),
    );
    const arcs = digits.map((digit, index) => (index < digits.length - 1 ? digit | 0x80 : digit));
    const name = sequence(set(sequence(tlv(0x06, Buffer.from([0x69, ...arcs])), text(0x0c, "x"))));
    expect(formatDistinguishedName(name)).toBe(`2.25.${uuid}=#0c0178`);
  });

  test.for([
    Buffer.alloc(0),
    Buffer.of(0x30),
    Buffer.of(0x31, 0),
    Buffer.of(0x30, 2, 0x31, 1),
    "CN=x",
    7,
    null,
  ])("%o is refused as not a name", (name) => {
    expect(safeFormatDistinguishedName(name).error?.code).toBe("invalid_name");
  });
});

/** Reads a written name strictly: splits it into parts and resolves the escapes. */
function readBack(line: string): string[] {
  return line.split(/(?<=^(?:[^\\]|\\.)*),/s).map((part) => {
    const raw = part.replaceAll(
      /((?:\\[0-9A-F]{2})+)|\\(.)/gs,
      (_all, hex: string | undefined, character: string) =>
        hex === undefined
          ? character
          : Buffer.from(hex.replaceAll("\\", ""), "hex").toString("utf8"),
    );
    return raw;
  });
}

describe("times", () => {
  const read = (value: string, tag = value.length === 13 ? 0x17 : 0x18) => {
    const at = readTime(readElement(text(tag, value)));
    return at === undefined ? undefined : new Date(at).toISOString();
  };
  test.for([
    ["000101000000Z", "2000-01-01T00:00:00.000Z"],
    ["491231235959Z", "2049-12-31T23:59:59.000Z"],
    ["500101000000Z", "1950-01-01T00:00:00.000Z"],
    ["991231235959Z", "1999-12-31T23:59:59.000Z"],
    ["00010101000000Z", "0001-01-01T00:00:00.000Z"],
    ["20240229120000Z", "2024-02-29T12:00:00.000Z"],
    ["20260101000000.25Z", "2026-01-01T00:00:00.250Z"],
    ["20260101120000+0130", "2026-01-01T10:30:00.000Z"],
    ["20260101120000-0130", "2026-01-01T13:30:00.000Z"],
    ["99991231235959Z", "9999-12-31T23:59:59.000Z"],
    ["99991231225959.357Z", "9999-12-31T22:59:59.357Z"],
    ["00000101000000Z", "0000-01-01T00:00:00.000Z"],
  ])("%s is read as %s", ([encoded = "", expected]) => expect(read(encoded)).toBe(expected));

  test("a UTCTime without seconds or with an offset is read", () => {
    expect(read("2601011200Z", 0x17)).toBe("2026-01-01T12:00:00.000Z");
    expect(read("990630000000+1000", 0x17)).toBe("1999-06-29T14:00:00.000Z");
  });

  test.for([
    "20260229000000Z",
    "20261301000000Z",
    "20260001000000Z",
    "20260100000000Z",
    "20260101240000Z",
    "20260101006000Z",
    "20260101000060Z",
    "20260101000000",
    "2026",
    "",
    "not a time",
    "20260101000000+2400",
    "20260101000000+0060",
    "20260101000000Zx",
    "99991231235959-0001",
    "00000101000000+0001",
    "２０２６0101000000Z",
  ])("%j is rejected as a date that does not exist", (encoded) =>
    expect(read(encoded, 0x18)).toBeUndefined(),
  );

  test("an element that is not a time is rejected", () =>
    expect(read("260101000000Z", 0x0c)).toBeUndefined());
});

describe("days", () => {
  const notAfter = Date.UTC(2027, 0, 1);
  const { der } = mint({ notBefore: "260101000000Z", notAfter: "270101000000Z" });
  const at = (offsetMs: number) => parseCertificate(der, { now: () => notAfter + offsetMs });
  test.for([
    [-86_400_000, 1, false],
    [-86_400_000 + 1, 0, false],
    [-13 * 3_600_000, 0, false],
    [-1, 0, false],
    [0, 0, false],
    [1, -1, true],
    [3_600_000, -1, true],
    [86_400_000, -1, true],
    [86_400_001, -2, true],
  ] as const)("%d ms after notAfter, days_remaining is %d", ([offset, days, expired]) => {
    const report = at(offset);
    expect(Object.is(report.days_remaining, days)).toBe(true);
    expect(report.trust.expired).toBe(expired);
    expect(report.seconds_remaining).toBe(Math.floor(-offset / 1000) + 0);
  });

  test("lifetime_used stays between 0 and 1", () => {
    expect(at(0)).toMatchObject({ lifetime_used: 1, lifetime_seconds: 365 * 86_400 });
    expect(at(-365 * 86_400_000).lifetime_used).toBe(0);
    expect(at(-500 * 86_400_000)).toMatchObject({
      lifetime_used: 0,
      trust: { not_yet_valid: true },
    });
    expect(at(9e12).lifetime_used).toBe(1);
  });
});

describe("certificates", () => {
  const minted = mint({
    sans: [
      dns("a.test"),
      dns("evil.test, DNS:bank.test\n"),
      ip(192, 0, 2, 1),
      ip(...new Array<number>(15).fill(0), 1),
      ip(1, 2, 3),
      text(0x81, "a@b.test"),
      text(0x86, "https://a.test/"),
      tlv(0xa4, encodeName([["CN", "dir"]])),
      tlv(0x88, Buffer.of(0x2a, 3)),
      tlv(0xa0, Buffer.of(5, 0)),
    ],
    serial: Buffer.from("00ff01", "hex"),
  });

  test("every kind of alternative name is reported", () => {
    expect(parseCertificate(minted.cert, { now }).subject_alt_names).toEqual([
      "DNS:a.test",
      "DNS:evil.test, DNS:bank.test\\0A",
      "IP:192.0.2.1",
      "IP:::1",
      "IP:#010203",
      "email:a@b.test",
      "URI:https://a.test/",
      "dirName:CN=dir",
      "RID:1.2.3",
      "otherName:#a0020500",
    ]);
  });

  test("a broken name, or one of another kind, hides no other name", () => {
    const sans = [
      dns("a.test"),
      tlv(0x88, Buffer.of(0x80)),
      tlv(0xa4, Buffer.of(0x30)),
      tlv(0xa3, Buffer.of(5, 0)),
      tlv(0xa5, tlv(0xa1, text(0x0c, "x"))),
      tlv(0x89, Buffer.of(1)),
      dns("räksmörgås.test"),
      text(0x81, "jürgen@b.test"),
      dns("b.test"),
    ];
    expect(parseCertificate(mint({ sans }).der, { now }).subject_alt_names).toEqual([
      "DNS:a.test",
      "RID:#880180",
      "dirName:#a40130",
      "x400Address:#a3020500",
      "ediPartyName:#a505a1030c0178",
      "unknown:#890101",
      "DNS:räksmörgås.test",
      "email:jürgen@b.test",
      "DNS:b.test",
    ]);
  });

  test("an extension that occurs twice counts as broken (RFC 5280 section 4.2)", () => {
    const feature = sequence(integer(Buffer.of(5)));
    const keyId = sequence(tlv(0x80, Buffer.of(1)));
    const twice = mint({
      tlsFeatures: feature,
      extensions: [
        extension("2.5.29.17", sequence(dns("b.test"))),
        extension("2.5.29.35", keyId),
        extension("1.3.6.1.5.5.7.1.24", feature),
      ],
    });
    const report = parseCertificate(twice.der, { now });
    expect(report).toMatchObject({ subject: "CN=lab.test", subject_alt_names: [] });
    expect(report.must_staple).toBeUndefined();
    expect(report.renewal_id).toBeUndefined();
  });

  test.for([
    ["with a type that is cut off", sequence(tlv(0x06, Buffer.of(0x80)), octets(Buffer.of(5, 0)))],
    ["with an empty type", sequence(tlv(0x06), octets(Buffer.of(5, 0)))],
    ["that is no sequence", tlv(0x05)],
    ["without a value", sequence(oid("1.2.3"))],
  ])("an extension %s hides no other extension", ([, broken]) => {
    const { der } = mint({ extensions: [broken as Uint8Array] });
    const report = parseCertificate(der, { now });
    expect(report.subject_alt_names).toEqual(["DNS:lab.test", "IP:127.0.0.1"]);
    expect(report.renewal_id).toBeDefined();
  });

  test("a list of names without a value is broken", () => {
    const { der } = mint({ sans: [], extensions: [sequence(oid("2.5.29.17"))] });
    expect(parseCertificate(der, { now }).subject_alt_names).toEqual([]);
  });

  test("unique identifiers before the extensions are skipped (RFC 5280 section 4.1.2.8)", () => {
    const { der } = mint({
      rest: [
        tlv(0x81, Buffer.of(0, 1)),
        tlv(0x82, Buffer.of(0, 1)),
        tlv(0xa3, sequence(extension("2.5.29.17", sequence(dns("u.test"))))),
      ],
    });
    expect(parseCertificate(der, { now }).subject_alt_names).toEqual(["DNS:u.test"]);
  });

  // RFC 5280 section 7.1: neither the string type, nor case, nor the number of spaces counts.
  test.for([
    ["Lab", "Lab", 0x0c, true],
    ["Lab", "Lab", 0x13, true],
    ["Lab  One", "LAB one", 0x13, true],
    ["Lab", "Lab2", 0x13, false],
  ] as const)(
    "the subject %j and the issuer %j of string type %i are one name: %s",
    ([subject, issuer, tag, expected]) => {
      const { der } = mint({ subject: [["CN", subject]], issuer: [["CN", issuer, tag]] });
      expect(parseCertificate(der, { now }).trust.self_signed).toBe(expected);
    },
  );

  test.for([
    ["1.3.14.3.2.29", "sha1WithRSA"],
    ["1.2.156.10197.1.501", "SM2-with-SM3"],
    ["1.2.840.113549.1.1.4", "md5WithRSAEncryption"],
    ["1.2.643.7.1.1.3.2", "1.2.643.7.1.1.3.2"],
  ])("the signature algorithm %s is called %s", ([number = "", name]) => {
    const { der } = mint({ algorithm: sequence(oid(number)) });
    expect(parseCertificate(der, { now }).signature_algorithm).toBe(name);
  });

  test("renewal_id equals the worked example of RFC 9773", () => {
    // The worked example of section 4.1: this key identifier and serial number give
    // this identifier.
    const keyId = Buffer.from("69885b6b87464041e1b37b847bd0ae2cde01c8d4", "hex");
    const found = parseCertificate(
      mint({ signer: { ...minted, keyId }, serial: Buffer.from("0087654321", "hex") }).der,
      { now },
    );
    expect(found.renewal_id).toBe("aYhba4dGQEHhs3uEe9CuLN4ByNQ.AIdlQyE");
  });

  test.for([
    ["bcde678a", "-43219876"],
    ["00bcde678a", "00BCDE678A"],
    ["ff", "-01"],
    ["80", "-80"],
    ["8000", "-8000"],
    ["fff6", "-0A"],
    ["7f", "7F"],
    ["00", "00"],
  ] as const)("the serial number with the bytes %s is %s", ([bytes, serial]) => {
    const { cert } = mint({ serial: Buffer.from(bytes, "hex") });
    const found = parseCertificate(cert, { now });
    expect(found.serial).toBe(serial);
    const inOpenSsl = bytes === "fff6" ? serial : new X509Certificate(cert).serialNumber;
    expect(serial.replace(/^00?(?=.)/, "")).toBe(inOpenSsl);
  });

  test.for([
    ["none", undefined, false],
    ["5, status_request", sequence(integer(Buffer.of(5))), true],
    ["17, status_request_v2", sequence(integer(Buffer.of(17))), true],
    ["5 after another", sequence(integer(Buffer.of(16)), integer(Buffer.of(5))), true],
    ["another alone", sequence(integer(Buffer.of(16))), false],
    ["a large number", sequence(integer(Buffer.of(1, 5))), false],
    ["no list", integer(Buffer.of(5)), undefined],
    ["cut off", sequence(integer(Buffer.of(5))).subarray(0, 4), undefined],
  ] as const)(
    "the TLS feature %s says whether to staple (RFC 7633)",
    ([, tlsFeatures, expected]) => {
      const { cert } = mint({ ...(tlsFeatures ? { tlsFeatures } : {}) });
      expect(parseCertificate(cert, { now }).must_staple).toBe(expected);
    },
  );

  test("DER, PEM, PEM as bytes and PEM inside other text give the same report", () => {
    const report = parseCertificate(minted.der, { now });
    for (const input of [
      minted.cert,
      Buffer.from(minted.cert),
      Buffer.from(`\ufeff${minted.cert}`, "utf16le"),
      `subject=x\r\n${minted.cert.replaceAll("\n", "\r\n")}`,
      JSON.stringify(minted.cert.replaceAll("\n", "\r\n")),
    ]) {
      expect(parseCertificate(input, { now })).toEqual(report);
    }
    expect(report.fingerprint_sha256).toBe(new X509Certificate(minted.der).fingerprint256);
    expect(report.serial).toBe("00FF01");
  });

  test("a bundle gives each certificate its own result", () => {
    const broken = minted.cert.replace(/M.{10}/, "!!!!!!!!!!!");
    const results = parseBundle(minted.cert + broken + mint().cert, { now });
    expect(results.map(({ success }) => success)).toEqual([true, false, true]);
    expect(() => parseBundle("", { now })).toThrow(CertError);
  });

  test("a block that is cut off hides no other certificate of a bundle", () => {
    const cut = minted.cert.slice(0, 200);
    const whole = mint().cert;
    const joined = `${whole.trimEnd()}${whole}`;
    const outcome = (text: string) =>
      parseBundle(text, { now }).map(({ data, error }) => data?.subject ?? error?.code);
    expect(outcome(`${cut}\n${joined}${cut}`)).toEqual([
      "invalid_certificate",
      "CN=lab.test",
      "CN=lab.test",
      "invalid_certificate",
    ]);
  });

  test("many blocks without an end are looked at once", () => {
    const started = performance.now();
    expect(safeParseBundle("-----BEGIN CERTIFICATE-----\n".repeat(100_000)).success).toBe(true);
    // Looking at each up to the end of the text takes minutes.
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  test.for([
    undefined,
    null,
    7,
    "",
    "-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----",
    {},
    [],
    new Uint8Array(),
    Buffer.of(0x30, 0x84, 0xff, 0xff, 0xff, 0xff),
    Buffer.of(0x30, 0x80),
  ])("%o is refused as not a certificate", (input) => {
    expect(safeParseCertificate(input).error?.code).toBe("invalid_certificate");
    expect(safeParseBundle(input).data?.some(({ success }) => success) ?? false).toBe(false);
    expect(() => parseCertificate(input as never)).toThrow(CertError);
  });

  test("a broken extension hides no other field", () => {
    const broken = mint({ sans: [tlv(0x82, Buffer.from("a.test"))] }).der;
    const at = broken.indexOf("a.test") - 1;
    broken[at] = 0x7f;
    const report = parseCertificate(broken, { now });
    expect(report.subject_alt_names).toEqual([]);
    expect(report.subject).toBe("CN=lab.test");
  });

  test("mutated bytes give a report or the library's error, never anything else", () => {
    const seeds = [
      minted.der,
      mint({ key: "rsa2048", subject: encodeName([["L", "Zürich"]]) }).der,
    ];
    const change = fc.record({ at: fc.nat(2000), byte: fc.nat(255), how: fc.nat(3) });
    fc.assert(
      fc.property(
        fc.constantFrom(...seeds),
        fc.array(change, { minLength: 1, maxLength: 6 }),
        (seed, changes) => {
          let bytes: Uint8Array = Buffer.from(seed);
          for (const { at, byte, how } of changes)
            bytes = mutate(bytes, at % Math.max(1, bytes.length), byte, how);
          const result = safeParseCertificate(bytes, { now });
          if (!result.success) expect(result.error.code).toBe("invalid_certificate");
          else expect(Number.isInteger(result.data.days_remaining)).toBe(true);
          safeParseBundle(bytes, { now });
          safeFormatDistinguishedName(bytes);
        },
      ),
      { numRuns: 3000 },
    );
  });

  test("any bytes and any text give a report or the library's error", () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), fc.string(), fc.anything()), (input) => {
        for (const result of [
          safeParseCertificate(input),
          safeParseBundle(input),
          safeFormatDistinguishedName(input),
        ]) {
          if (!result.success) expect(result.error).toBeInstanceOf(CertError);
        }
      }),
    );
  });
});

test("options whose getters throw are reported as an error", () => {
  const hostile = new Proxy(
    {},
    {
      get() {
        throw new Error("hostile");
      },
    },
  );
  for (const parse of [safeParseCertificate, safeParseBundle]) {
    const { success, error } = parse("", hostile);
    expect(success).toBe(false);
    expect(error).toBeInstanceOf(CertError);
  }
});

function mutate(bytes: Uint8Array, at: number, byte: number, how: number): Uint8Array {
  if (how === 0) return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]);
  if (how === 1) return Buffer.concat([bytes.subarray(0, at), Buffer.of(byte), bytes.subarray(at)]);
  if (how === 2) return bytes.subarray(0, at);
  const changed = Buffer.from(bytes);
  changed[at] = byte;
  return changed;
}
