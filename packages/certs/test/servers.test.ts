import { X509Certificate } from "node:crypto";
import { connect, type Socket } from "node:net";
import { createSecureContext, type TlsOptions } from "node:tls";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  certErrorCodes,
  type InspectOptions,
  inspectCertificate,
  parseCertificate,
  safeInspectCertificate,
} from "../src/index.ts";
import { plainHandshake } from "../src/internal/plain-handshake.ts";
import { offersMlKem } from "../src/node/secure-contexts.ts";
import { integer, oid, sequence } from "./lab/der.ts";
import { serverFlight } from "./lab/flight.ts";
import { dns, extension, ip, type MintOptions, mint, utc } from "./lab/mint.ts";
import { allClosed, goodCertificate, type Lab, rawServer, tlsServer } from "./lab/servers.ts";

const allow = ["127.0.0.0/8"];

function inspect(lab: Lab, options: InspectOptions = {}) {
  return inspectCertificate("127.0.0.1", { port: lab.port, allow, ...options });
}

async function failureOf(lab: Lab, options: InspectOptions = {}) {
  const result = await safeInspectCertificate("127.0.0.1", { port: lab.port, allow, ...options });
  if (result.success) throw new Error("the lookup succeeded");
  const { code, phase, category, alert } = result.error;
  return { code, phase, category, ...(alert ? { alert } : {}) };
}

/** Passes on what a client has sent and sends, and what the server answers. */
function forward(socket: Socket, { port }: Lab, hello: Buffer) {
  const behind = connect(port, "127.0.0.1", () => behind.write(hello));
  behind.on("error", () => socket.destroy());
  socket.pipe(behind).pipe(socket);
  socket.once("close", () => behind.destroy());
}

const serve = (options: MintOptions) => {
  const minted = mint(options);
  return tlsServer({ cert: minted.cert, key: minted.key, minVersion: "TLSv1.2" });
};

test("the report equals what Node itself reads from the same certificate", async () => {
  const lab = await tlsServer();
  const now = Date.UTC(2026, 10, 20);
  const report = await inspect(lab, { now: () => now });
  const node = new X509Certificate(goodCertificate().cert);
  const left = Date.parse(node.validTo) - now;
  expect(report).toMatchObject({
    hostname: "127.0.0.1",
    port: lab.port,
    subject: "CN=lab.test",
    issuer: "CN=lab.test",
    expires_at: new Date(Date.parse(node.validTo)).toISOString().replace(".000", ""),
    not_before: new Date(Date.parse(node.validFrom)).toISOString().replace(".000", ""),
    days_remaining: Math.floor(left / 86_400_000),
    seconds_remaining: Math.floor(left / 1000),
    serial: node.serialNumber,
    fingerprint_sha256: node.fingerprint256,
    subject_alt_names: ["DNS:lab.test", "IP:127.0.0.1"],
    checked_at: "2026-11-20T00:00:00Z",
    key: { type: "ec", curve: "P-256" },
    signature_algorithm: "ecdsa-with-SHA256",
    trust: {
      expired: false,
      self_signed: true,
      hostname_match: true,
      authorized: false,
      authorization_error: "DEPTH_ZERO_SELF_SIGNED_CERT",
    },
    tls: { protocol: "TLSv1.3", legacy_fallback: false, client_certificate_required: false },
  });
  expect(await allClosed(lab)).toBe(true);
  expect(lab.received()).toBe("");
  expect(lab.connections()).toBe(1);
});

describe("protocol versions", () => {
  test.for(["TLSv1", "TLSv1.1", "TLSv1.2", "TLSv1.3"] as const)(
    "reads the certificate of a server that speaks only %s",
    async (version) => {
      const old = version === "TLSv1" || version === "TLSv1.1";
      const lab = await tlsServer({
        minVersion: version,
        maxVersion: version,
        ...(old ? { ciphers: "ALL:@SECLEVEL=0" } : {}),
      });
      const { tls, subject } = await inspect(lab);
      expect(subject).toBe("CN=lab.test");
      expect(tls).toMatchObject({ protocol: version, legacy_fallback: old });
    },
  );

  test.for([
    ["TLS_AES_128_CCM_SHA256", "TLSv1.3"],
    ["TLS_AES_128_CCM_8_SHA256", "TLSv1.3"],
    ["ECDHE-ECDSA-NULL-SHA", "TLSv1.2"],
    ["ECDHE-ECDSA-CAMELLIA128-SHA256", "TLSv1.2"],
  ] as const)("reads the certificate of a server that knows only %s", async ([cipher, version]) => {
    // A server of TLS 1.3 alone needs other suites in its list, and does not use them.
    const ciphers = `${cipher}:${version === "TLSv1.3" ? "DEFAULT" : ""}@SECLEVEL=0`;
    const lab = await tlsServer({ ciphers, minVersion: version, maxVersion: version });
    expect((await inspect(lab)).tls).toMatchObject({
      protocol: version,
      cipher,
      legacy_fallback: true,
    });
  });

  test("reads the certificate of a TLS 1.2 server without secure renegotiation (RFC 5746)", async () => {
    const { der } = mint({ key: "rsa2048" });
    const lab = await rawServer((socket) => {
      socket.once("data", () => {
        socket.write(serverFlight([der], { secureRenegotiation: false }));
        socket.once("data", () => socket.end());
      });
    });
    const report = await inspect(lab);
    expect(report).toMatchObject({
      subject: "CN=lab.test",
      tls: { protocol: "TLSv1.2", legacy_fallback: true, client_certificate_required: false },
    });
    expect(report.trust.authorized).toBeUndefined();
    expect(lab.connections()).toBe(2);
  });
});

describe("a server behind a device that hangs up on a long ClientHello", () => {
  const longest = 1_000;
  const hangUp = (socket: Socket) => socket.destroy();
  const alert = (code: number) => (socket: Socket) =>
    socket.end(Buffer.from([21, 3, 3, 0, 2, 2, code]));

  /** Passes bytes on to a TLS server, unless the first piece is long. */
  const passOn = (socket: Socket, lab: Lab, refuse: (socket: Socket) => unknown = hangUp) => {
    socket.once("data", (hello) => {
      if (hello.length > longest) refuse(socket);
      else forward(socket, lab, hello);
    });
  };

  const proxy = async (options: TlsOptions = {}, refuse: (socket: Socket) => unknown = hangUp) => {
    const server = await tlsServer(options);
    return await rawServer((socket) => passOn(socket, server, refuse));
  };

  test("is asked once more, with classical groups only, and the report says so", async () => {
    const lab = await proxy();
    const report = await inspect(lab);
    expect(report).toMatchObject({
      subject: "CN=lab.test",
      tls: { protocol: "TLSv1.3", classical_fallback: true, legacy_fallback: false },
    });
    expect(lab.connections()).toBe(2);
    expect((await inspect(await tlsServer())).tls.classical_fallback).toBe(false);
  });

  test.for([
    ["decode_error", 50],
    ["handshake_failure", 40],
    ["internal_error", 80],
  ] as const)("is asked once more after the alert %s", async ([, code]) => {
    const lab = await proxy({}, alert(code));
    expect((await inspect(lab)).tls).toMatchObject({
      classical_fallback: true,
      legacy_fallback: false,
    });
  });

  test("is asked with classical groups for both kinds of key", async () => {
    const keys = [mint({ key: "p256" }), mint({ key: "rsa2048" })];
    const lab = await proxy({
      cert: keys.map(({ cert }) => cert),
      key: keys.map(({ key }) => key),
    });
    const { leaves } = await inspect(lab, { key_types: "both" });
    expect(leaves?.map(({ report }) => report?.key.type)).toEqual(["ec", "rsa"]);
  });

  test("is read over STARTTLS too", async () => {
    const server = await tlsServer();
    const lab = await rawServer((socket) => {
      socket.write("220 hi\r\n");
      socket.once("data", () => {
        socket.write("250 STARTTLS\r\n");
        socket.once("data", () => {
          socket.write("220 go\r\n");
          passOn(socket, server);
        });
      });
    });
    const report = await inspect(lab, { starttls: "smtp" });
    expect(report.tls).toMatchObject({ classical_fallback: true, legacy_fallback: false });
    expect(lab.connections()).toBe(2);
  });

  test("is reached with obsolete settings too, if it knows no others", async () => {
    const lab = await proxy({
      minVersion: "TLSv1",
      maxVersion: "TLSv1",
      ciphers: "ALL:@SECLEVEL=0",
    });
    expect((await inspect(lab)).tls).toMatchObject({
      protocol: "TLSv1",
      classical_fallback: false,
      legacy_fallback: true,
    });
  });

  test("is asked once more if it does not answer at all", async () => {
    const lab = await proxy({}, () => undefined);
    const report = await inspect(lab, { timeoutMs: 4_000 });
    expect(report.tls).toMatchObject({ classical_fallback: true, legacy_fallback: false });
    expect(lab.connections()).toBe(2);
    expect(await allClosed(lab)).toBe(true);
  });

  test("is read on its first connection if it is only slow to answer", async () => {
    const server = await tlsServer();
    const lab = await rawServer((socket) => {
      const answer = (hello: Buffer) => forward(socket, server, hello);
      socket.once("data", (hello) => setTimeout(answer, 2_400, hello));
    });
    // Half of the time passes, but at least two seconds.
    const report = await inspect(lab, { timeoutMs: 3_500 });
    expect(report.tls).toMatchObject({ protocol: "TLSv1.3", classical_fallback: false });
    expect(lab.connections()).toBe(2);
    expect(await allClosed(lab)).toBe(true);
  });

  test("gives connection_closed if it always hangs up, within the deadline", async () => {
    const lab = await rawServer((socket) => void socket.once("data", () => socket.destroy()));
    expect(await failureOf(lab)).toMatchObject({ code: "connection_closed", phase: "handshake" });
    expect(lab.connections()).toBe(4);
    const slow = await rawServer((socket) => {
      socket.once("data", () => setTimeout(() => socket.destroy(), 300));
    });
    expect(await failureOf(slow, { timeoutMs: 450 })).toMatchObject({ code: "connection_closed" });
    expect(slow.connections()).toBe(2);
  });
});

describe("a server that knows one group of TLS 1.3 alone", () => {
  test
    .runIf(offersMlKem())
    .for(["SecP384r1MLKEM1024", "SecP256r1MLKEM768", "MLKEM1024", "MLKEM768", "MLKEM512"])(
    "%s, with modern settings",
    async (ecdhCurve) => {
      const lab = await tlsServer({ ecdhCurve, minVersion: "TLSv1.3" });
      expect((await inspect(lab)).tls).toMatchObject({
        protocol: "TLSv1.3",
        legacy_fallback: false,
        classical_fallback: false,
      });
    },
  );

  test.for(["ffdhe4096", "ffdhe6144", "ffdhe8192"])("%s (RFC 7919)", async (ecdhCurve) => {
    const lab = await tlsServer({ ecdhCurve, minVersion: "TLSv1.3" });
    expect((await inspect(lab)).tls.protocol).toBe("TLSv1.3");
    expect(lab.connections()).toBe(1);
  });
});

/** The type and the length of the message, and the cipher suites, of a ClientHello. */
function readHello(hello: Buffer) {
  const suites = 44 + (hello[43] ?? 0);
  const end = suites + 2 + hello.readUInt16BE(suites);
  const numbers: number[] = [];
  for (let at = suites + 2; at < end; at += 2) numbers.push(hello.readUInt16BE(at));
  return { length: hello.readUInt16BE(3), suites: numbers };
}

describe("a load balancer in front of an old server", () => {
  // The alert protocol_version is the whole answer of a server that knows TLS 1.0 alone.
  const old = Buffer.of(21, 3, 1, 0, 2, 2, 70);
  const flight = serverFlight([mint({ key: "rsa2048" }).der], { suite: 0x0005 });
  const behind = (fails: (hello: ReturnType<typeof readHello>) => boolean) =>
    rawServer((socket) => {
      socket.once("data", (bytes) => {
        const hello = readHello(bytes);
        if (fails(hello)) return;
        socket.write(hello.suites.includes(0x0005) ? flight : old);
      });
    });

  test("that hangs on a ClientHello of 256 to 511 bytes does not hang (RFC 7685)", async () => {
    const lab = await behind(({ length }) => length > 255 && length < 512);
    expect(await inspect(lab)).toMatchObject({
      subject: "CN=lab.test",
      tls: { protocol: "TLSv1.2" },
    });
  });

  test("that hangs on 128 cipher suites does not hang", async () => {
    const lab = await behind(({ suites }) => suites.length >= 128);
    expect((await inspect(lab)).subject).toBe("CN=lab.test");
  });
});

describe("a server with which OpenSSL cannot agree", () => {
  const { der } = mint({ key: "rsa2048" });
  const answer = (bytes: Buffer) =>
    rawServer((socket) => void socket.once("data", () => void socket.write(bytes)));
  const read = { subject: "CN=lab.test", trust: { self_signed: true }, key: { bits: 2048 } };

  test.for([
    ["with RC4", { suite: 0x0005 }, "TLSv1.2"],
    ["with triple DES over TLS 1.0", { suite: 0x000a, version: 0x0301 }, "TLSv1"],
    ["with SSL 3.0", { suite: 0x002f, version: 0x0300 }, "SSLv3"],
    [
      "that answers extensions which nobody sent",
      { extensions: Buffer.of(0, 1, 0, 1, 1) },
      "TLSv1.2",
    ],
    ["that repeats an extension", { extensions: Buffer.of(0xff, 1, 0, 1, 0) }, "TLSv1.2"],
    ["that chooses a suite which nobody offered", { suite: 0x1301 }, "TLSv1.2"],
  ] as const)("%s is read up to its certificate", async ([, flight, protocol]) => {
    const lab = await answer(serverFlight([der], flight));
    const report = await inspect(lab);
    expect(report).toMatchObject({ ...read, tls: { protocol, legacy_fallback: true } });
    expect(report.trust.authorized).toBeUndefined();
    expect(report.tls.cipher).toBeUndefined();
    expect(await allClosed(lab)).toBe(true);
  });

  test("is read if another certificate of its chain is broken", async () => {
    const report = await inspect(await answer(serverFlight([der, Buffer.from("junk")])));
    expect(report).toMatchObject({ ...read, chain: [{ subject: "CN=lab.test" }] });
  });

  // ChaCha20 and CCM, which OpenSSL has; an older GOST, FIPS of Netscape, export with 1024 bits.
  test.for([0xcca8, 0xc0ac, 0xff85, 0x0081, 0xfeff, 0x0062])(
    "is read if its chain is broken and it knows only suite %i",
    async (suite) => {
      const lab = await rawServer((socket) => {
        socket.once("data", (bytes) => {
          if (!readHello(bytes).suites.includes(suite))
            socket.end(Buffer.of(21, 3, 3, 0, 2, 2, 40));
          else socket.write(serverFlight([der, Buffer.from("junk")], { suite }));
        });
      });
      expect(await inspect(lab)).toMatchObject(read);
    },
  );

  test("is read if a message that nobody asked for comes before its certificate", async () => {
    const flight = serverFlight([der]);
    const end = 9 + flight.readUIntBE(6, 3);
    // An empty CertificateStatus (RFC 6066) after the ServerHello.
    const status = Buffer.of(22, 0, 0, 4, 1, 0, 0, 0);
    const bytes = Buffer.concat([flight.subarray(0, end), status, flight.subarray(end)]);
    bytes.writeUInt16BE(bytes.length - 5, 3);
    expect(await inspect(await answer(bytes))).toMatchObject(read);
  });

  test("is read if its records and messages are split at any place", async () => {
    const flight = serverFlight([der], { suite: 0x0005 });
    const lab = await rawServer((socket) => {
      socket.setNoDelay(true);
      socket.once("data", async () => {
        for (const byte of [21, 3, 1, 0, 2, 1, 112, 22, 3, 1, 0, 4, 0, 0, 0, 0, ...flight]) {
          socket.write(Buffer.of(byte));
          await new Promise((resolve) => setImmediate(resolve));
        }
      });
    });
    expect(await inspect(lab)).toMatchObject(read);
  });

  test("is read if it hangs up on the extensions of TLS 1.3", async () => {
    const server = await tlsServer({ maxVersion: "TLSv1.2" });
    const lab = await rawServer((socket) => {
      socket.once("data", (hello) => {
        // The number of TLS 1.3 at the end of supported_versions, or before other versions.
        if (hello.includes(Buffer.of(3, 4, 3, 3))) socket.destroy();
        else forward(socket, server, hello);
      });
    });
    expect(await inspect(lab)).toMatchObject({
      subject: "CN=lab.test",
      tls: { protocol: "TLSv1.2", legacy_fallback: true },
    });
  });

  test.for(["prime192v1", "secp160r1"] as const)("is read if its key is on %s", async (curve) => {
    const lab = await tlsServer({
      ...mint({ key: curve }),
      ciphers: "ALL:@SECLEVEL=0",
      maxVersion: "TLSv1.2",
      ecdhCurve: curve,
    });
    const named = curve === "prime192v1" ? "P-192" : curve;
    expect((await inspect(lab)).key).toEqual({ type: "ec", curve: named });
  });

  test("gives no_certificate if it has none", async () => {
    const lab = await tlsServer({
      ciphers: "aNULL@SECLEVEL=0",
      maxVersion: "TLSv1.2",
      dhparam: "auto",
    });
    expect(await failureOf(lab)).toMatchObject({ code: "no_certificate" });
  });

  test.for([
    [117, "general_error"],
    [121, "ech_required"],
    [200, "200"],
  ] as const)("gives its alert %i, which OpenSSL does not know", async ([code, alert]) => {
    const lab = await rawServer(
      (socket) => void socket.once("data", () => socket.end(Buffer.of(21, 3, 3, 0, 2, 2, code))),
    );
    expect(await failureOf(lab)).toMatchObject({ code: "handshake_failed", alert });
  });
});

describe("a stapled OCSP response", () => {
  test.for(["TLSv1.2", "TLSv1.3"] as const)("is reported over %s", async (version) => {
    const server = await tlsServer({ minVersion: version, maxVersion: version }, (_, done) =>
      done(null, Buffer.from("a response")),
    );
    expect((await inspect(server)).tls).toMatchObject({ protocol: version, ocsp_stapled: true });
  });

  test.for(["TLSv1.2", "TLSv1.3"] as const)("is reported as missing over %s", async (version) => {
    const { cert, key } = mint({ tlsFeatures: sequence(integer(Buffer.of(5))) });
    const server = await tlsServer({ cert, key, minVersion: version, maxVersion: version });
    expect(await inspect(server)).toMatchObject({
      must_staple: true,
      tls: { ocsp_stapled: false },
    });
  });
});

describe("client certificates", () => {
  test.for(["TLSv1.2", "TLSv1.3"] as const)("are reported as required over %s", async (version) => {
    const lab = await tlsServer({
      requestCert: true,
      rejectUnauthorized: true,
      maxVersion: version,
      minVersion: version,
    });
    const { tls, subject } = await inspect(lab);
    expect(subject).toBe("CN=lab.test");
    expect(tls).toMatchObject({ protocol: version, client_certificate_required: true });
  });

  test.for(["TLSv1.2", "TLSv1.3"] as const)(
    "are reported as asked for but not required over %s",
    async (version) => {
      const lab = await tlsServer({
        requestCert: true,
        rejectUnauthorized: false,
        maxVersion: version,
        minVersion: version,
      });
      expect((await inspect(lab)).tls.client_certificate_required).toBe(false);
    },
  );
});

describe("a list of accepted issuers that is longer than OpenSSL reads", () => {
  const issuers = Array.from({ length: 700 }, (_, index) =>
    mint({ subject: [["O", `${"x".repeat(140)}${index}`]], ca: true, sans: [] }),
  ).map(({ cert }) => cert);

  test.for(["TLSv1.2", "TLSv1.3"] as const)("hides no certificate over %s", async (maxVersion) => {
    const lab = await tlsServer({ ca: issuers, requestCert: true, maxVersion });
    const report = await inspect(lab);
    expect(report).toMatchObject({ subject: "CN=lab.test", tls: { protocol: "TLSv1.2" } });
    // Nothing is known of a request that OpenSSL could not read.
    expect(report.tls.client_certificate_required).toBeUndefined();
  });
});

describe("SNI", () => {
  const names: (string | false)[] = [];
  const sniServer = () =>
    tlsServer({
      ...mint(),
      SNICallback(name, done) {
        names.push(name);
        const { cert, key } = mint({ subject: [["CN", `for ${name}`]] });
        done(null, createSecureContext({ cert, key }));
      },
    });
  const resolve = async () => [{ address: "127.0.0.1", family: 4 as const }];

  test("carries the name in A-labels, lower case, without its final dot", async () => {
    const lab = await sniServer();
    const report = await inspectCertificate("BÜCHER.example.com.", {
      port: lab.port,
      allow,
      resolve,
    });
    expect(names.at(-1)).toBe("xn--bcher-kva.example.com");
    expect(report.hostname).toBe("xn--bcher-kva.example.com");
    expect(report.subject).toBe("CN=for xn--bcher-kva.example.com");
  });

  test("is not sent for an address", async () => {
    const lab = await sniServer();
    expect((await inspect(lab)).subject).toBe("CN=lab.test");
  });

  test("can carry another name, or be absent", async () => {
    const lab = await sniServer();
    expect((await inspect(lab, { servername: "Other.example" })).subject).toBe(
      "CN=for other.example",
    );
    const report = await inspectCertificate("lab.test", {
      port: lab.port,
      allow,
      resolve,
      servername: "",
    });
    expect(report).toMatchObject({ subject: "CN=lab.test", trust: { hostname_match: true } });
  });

  test("a server that rejects the name gives an error with its alert", async () => {
    const lab = await tlsServer({
      ...mint(),
      SNICallback: (_name, done) => done(new Error("unknown")),
    });
    const result = await safeInspectCertificate("nobody.test", {
      port: lab.port,
      allow: "any",
      resolve,
    });
    expect(result.error).toMatchObject({ code: "connection_closed", phase: "handshake" });
  });
});

test("reads the certificate of a server that speaks only h2", async () => {
  const lab = await tlsServer({ ALPNProtocols: ["h2"] });
  expect((await inspect(lab)).subject).toBe("CN=lab.test");
});

describe("a report on keys", () => {
  const rare = /^(?:brainpool|secp)/;
  test.for([
    ["rsa1024", "sha1", { type: "rsa", bits: 1024 }, "sha1WithRSAEncryption"],
    ["rsa2048", "sha256", { type: "rsa", bits: 2048 }, "sha256WithRSAEncryption"],
    ["p384", "sha256", { type: "ec", curve: "P-384" }, "ecdsa-with-SHA256"],
    ["brainpoolP256r1", "sha256", { type: "ec", curve: "brainpoolP256r1" }, "ecdsa-with-SHA256"],
    ["brainpoolP384r1", "sha256", { type: "ec", curve: "brainpoolP384r1" }, "ecdsa-with-SHA256"],
    ["brainpoolP512r1", "sha256", { type: "ec", curve: "brainpoolP512r1" }, "ecdsa-with-SHA256"],
    ["p521", "sha256", { type: "ec", curve: "P-521" }, "ecdsa-with-SHA256"],
    ["secp256k1", "sha256", { type: "ec", curve: "secp256k1" }, "ecdsa-with-SHA256"],
    ["rsa512", "sha1", { type: "rsa", bits: 512 }, "sha1WithRSAEncryption"],
    ["rsa2048", "md5", { type: "rsa", bits: 2048 }, "md5WithRSAEncryption"],
    ["rsa-pss", "sha256", { type: "rsa-pss", bits: 2048 }, "rsassaPss"],
    ["dsa", "sha256", { type: "dsa", bits: 2048 }, "dsa-with-SHA256"],
    ["ed25519", "sha256", { type: "ed25519" }, "ed25519"],
    ["ed448", "sha256", { type: "ed448" }, "ed448"],
  ] as const)(
    "describes a %s key with a %s signature",
    async ([key, hash, described, algorithm]) => {
      const { cert, key: secret } = mint({ key, hash });
      const lab = await tlsServer({
        cert,
        key: secret,
        ciphers: "ALL:@SECLEVEL=0",
        dhparam: "auto",
        // TLS 1.3 has neither DSA nor these curves. Over TLS 1.2, both sides must list the curve.
        ...(rare.test(key) ? { maxVersion: "TLSv1.2", ecdhCurve: `${key}:P-256` } : {}),
        ...(key === "dsa" || key === "rsa512" ? { maxVersion: "TLSv1.2" } : {}),
      });
      const report = await inspect(lab);
      expect(report.key).toEqual(described);
      expect(report.signature_algorithm).toBe(algorithm);
      expect(report.trust.self_signed).toBe(true);
    },
  );

  test("comes from a TLS 1.3 server that agrees only on a brainpool curve (RFC 8734)", async () => {
    const lab = await tlsServer({ minVersion: "TLSv1.3", ecdhCurve: "brainpoolP256r1tls13" });
    expect((await inspect(lab)).tls.protocol).toBe("TLSv1.3");
  });

  // ML-DSA came to OpenSSL in the same version as ML-KEM.
  test.runIf(offersMlKem()).for(["ml-dsa-44", "ml-dsa-65"] as const)(
    "describes a %s key (RFC 9881)",
    async (key) => {
      const report = await inspect(await serve({ key }));
      expect(report).toMatchObject({ key: { type: key }, signature_algorithm: key });
      expect(report.trust.self_signed).toBe(true);
    },
  );

  test("has an RSA leaf for a key that signs with RSASSA-PSS alone", async () => {
    const { cert, key } = mint({ key: "rsa-pss" });
    const { leaves } = await inspect(await tlsServer({ cert, key }), { key_types: "both" });
    expect(leaves?.[1]?.report?.key).toEqual({ type: "rsa-pss", bits: 2048 });
  });

  test("has two leaves for a server with two keys, with key_types both", async () => {
    const [one, two] = [
      mint({ key: "p256", notAfter: "330101000000Z" }),
      mint({ key: "rsa2048", notAfter: "340101000000Z" }),
    ];
    const lab = await tlsServer({ cert: [one.cert, two.cert], key: [one.key, two.key] });
    const report = await inspect(lab, { key_types: "both" });
    expect(report.expires_at).toBe("2033-01-01T00:00:00Z");
    expect(
      report.leaves?.map(({ key_type, report: leaf }) => [key_type, leaf?.expires_at]),
    ).toEqual([
      ["ecdsa", "2033-01-01T00:00:00Z"],
      ["rsa", "2034-01-01T00:00:00Z"],
    ]);
    const old = { minVersion: "TLSv1", maxVersion: "TLSv1", ciphers: "ALL:@SECLEVEL=0" } as const;
    const keys = { cert: [one.cert, two.cert], key: [one.key, two.key] };
    const { leaves } = await inspect(await tlsServer({ ...keys, ...old }), { key_types: "both" });
    expect(leaves?.map(({ report: leaf }) => [leaf?.key.type, leaf?.tls.legacy_fallback])).toEqual([
      ["ec", true],
      ["rsa", true],
    ]);
    const single = await inspect(await tlsServer(), { key_types: "both" });
    expect(single.leaves?.[1]?.error).toMatchObject({ code: "handshake_failed" });
  });
});

describe("unusual certificates", () => {
  test("with 2,000 names are reported in full", async () => {
    const sans = Array.from({ length: 2000 }, (_, index) => dns(`host-${index}.lab.test`));
    const report = await inspect(await serve({ sans }));
    expect(report.subject_alt_names).toHaveLength(2000);
    expect(report.subject_alt_names.at(-1)).toBe("DNS:host-1999.lab.test");
  });

  test("with an empty subject are reported", async () => {
    const report = await inspect(await serve({ subject: [], issuer: [["CN", "CA"]] }));
    expect(report).toMatchObject({ subject: "", issuer: "CN=CA", trust: { self_signed: false } });
  });

  test.for([
    ["99991231235959Z", "9999-12-31T23:59:59Z"],
    ["690720201739Z", "2069-07-20T20:17:39Z", "1969-07-20T20:17:39Z"],
    ["19500101000000Z", "1950-01-01T00:00:00Z"],
    ["500101000000Z", "1950-01-01T00:00:00Z"],
    ["491231235959Z", "2049-12-31T23:59:59Z"],
    ["20500101000000Z", "2050-01-01T00:00:00Z"],
  ] as const)(
    "with the notAfter %s are read with the right year",
    async ([encoded, year, actual]) => {
      const report = await inspect(await serve({ notAfter: encoded }));
      expect(report.expires_at).toBe(actual ?? year);
      expect(report.trust.expired).toBe(Date.parse(actual ?? year) < Date.now());
    },
  );

  test.for(["261399000000Z", "990230120000Z", "not a time!!!", "20261301000000Z"])(
    "with the notAfter %s give malformed_certificate, because it is not a valid date",
    async (notAfter) => {
      expect(await failureOf(await serve({ notAfter }))).toEqual({
        code: "malformed_certificate",
        phase: "certificate",
        category: "unreachable",
      });
    },
  );

  test("with an invalid notBefore lack only the fields that depend on it", async () => {
    const report = await inspect(await serve({ notBefore: "261399000000Z" }));
    expect(report.not_before).toBeUndefined();
    expect(report.lifetime_used).toBeUndefined();
    expect(report.trust.not_yet_valid).toBeUndefined();
    expect(report.days_remaining).toBe(29);
  });

  test("that are expired, not yet valid, for another host or from an unknown issuer are reported, without an error", async () => {
    const ca = mint({ subject: [["CN", "Lab CA"]], ca: true, sans: [] });
    const leaf = mint({ signer: ca, sans: [dns("*.other.test")] });
    const lab = await tlsServer({ cert: leaf.cert + ca.cert, key: leaf.key });
    const report = await inspect(lab);
    expect(report.chain.map(({ subject }) => subject)).toEqual(["CN=lab.test", "CN=Lab CA"]);
    expect(report.trust).toMatchObject({
      self_signed: false,
      hostname_match: false,
      authorized: false,
    });
    const expired = await inspect(await serve({ notAfter: utc(Date.now() - 3_600_000) }));
    expect(expired).toMatchObject({ days_remaining: -1, trust: { expired: true } });
    const early = await inspect(await serve({ notBefore: utc(Date.now() + 3_600_000) }));
    expect(early.trust.not_yet_valid).toBe(true);
  });

  test("match an address only by an IP entry", async () => {
    const wrong = await inspect(await serve({ sans: [dns("127.0.0.1"), ip(127, 0, 0, 2)] }));
    expect(wrong.trust.hostname_match).toBe(false);
  });

  test("that name themselves as issuer but were signed by another key are not self-signed", async () => {
    const ca = mint({ subject: [["CN", "lab.test"]], key: "p384", ca: true });
    const report = await inspect(await serve({ signer: ca, authorityKeyId: false }));
    expect(report).toMatchObject({ subject: report.issuer, trust: { self_signed: false } });
  });

  // RFC 5280 section 7.1: names of different string types are the same name.
  test.for([
    ["another string type", [["CN", "lab.test", 0x13]]],
    ["another case", [["CN", "LAB.test"]]],
  ] as const)("with %s in the issuer are self-signed", async ([, issuer]) => {
    const { trust } = await inspect(await serve({ issuer }));
    expect(trust).toMatchObject({
      self_signed: true,
      authorization_error: "DEPTH_ZERO_SELF_SIGNED_CERT",
    });
  });

  test("with two lists of names are for no host", async () => {
    const extensions = [extension("2.5.29.17", sequence(dns("b.test")))];
    const { trust, subject_alt_names } = await inspect(await serve({ extensions }));
    expect(subject_alt_names).toEqual([]);
    expect(trust).toMatchObject({ hostname_match: false, authorized: false });
  });

  test("with a name in the subject alone are for no host", async () => {
    const { trust } = await inspect(await serve({ subject: [["CN", "127.0.0.1"]], sans: [] }));
    expect(trust.hostname_match).toBe(false);
  });

  test("whose two signature algorithms differ are not self-signed", async () => {
    const algorithm = sequence(oid("1.2.840.10045.4.3.3"));
    const { signature_algorithm, trust } = await inspect(await serve({ algorithm }));
    expect({ signature_algorithm, ...trust }).toMatchObject({
      signature_algorithm: "ecdsa-with-SHA384",
      authorized: false,
    });
  });

  test("with a chain over 100 KiB give certificate_too_large", async () => {
    const sans = Array.from({ length: 8000 }, (_, index) => dns(`host-${index}.lab.test`));
    expect(await failureOf(await serve({ sans }))).toMatchObject({ code: "certificate_too_large" });
  });
});

describe("a chain is reported as it was served", () => {
  const root = mint({ subject: [["CN", "Root"]], ca: true, sans: [], key: "p384" });
  const past = { notAfter: "200101000000Z" };
  const expired = mint({ subject: [["CN", "Root"]], ca: true, sans: [], key: "p384", ...past });
  const middle = mint({ subject: [["CN", "Middle"]], ca: true, sans: [], signer: root });
  const leaf = mint({ signer: middle });
  const other = mint({ subject: [["CN", "Other"]], sans: [] });
  test.for([
    ["without the issuer", [], "UNABLE_TO_VERIFY_LEAF_SIGNATURE"],
    ["in another order", [root, middle], "SELF_SIGNED_CERT_IN_CHAIN"],
    ["with duplicates", [middle, middle, leaf], "UNABLE_TO_GET_ISSUER_CERT_LOCALLY"],
    ["with an expired root too", [middle, expired, root], "SELF_SIGNED_CERT_IN_CHAIN"],
    ["with an unrelated certificate", [other], "UNABLE_TO_VERIFY_LEAF_SIGNATURE"],
    ["of 200 certificates", new Array(199).fill(other), "UNABLE_TO_VERIFY_LEAF_SIGNATURE"],
  ] as const)("%s", async ([, others, error]) => {
    const served = [leaf, ...others];
    const lab = await tlsServer({ cert: served.map(({ cert }) => cert).join(""), key: leaf.key });
    const { chain, trust } = await inspect(lab);
    expect(chain).toHaveLength(served.length);
    expect(chain).toEqual(
      served.map(({ der }) => parseCertificate(der)).map(({ chain: [self] }) => self),
    );
    expect(trust).toMatchObject({ self_signed: false, authorization_error: error });
  });
});

describe("a server that speaks TLS in an unusual way", () => {
  const { der } = mint({ key: "rsa2048" });
  const flight = serverFlight([der]);
  const cutOff = serverFlight([der], { suite: 0x0005 });
  // The length of the first certificate.
  cutOff[cutOff.indexOf(der) - 3] = 0xff;
  const records = (size: number) =>
    Buffer.concat(
      Array.from({ length: Math.ceil((flight.length - 5) / size) }, (_, index) => {
        const body = flight.subarray(5 + index * size, 5 + (index + 1) * size);
        return Buffer.concat([Buffer.of(22, 3, 3, 0, body.length), body]);
      }),
    );

  test.for([
    ["a warning about the name first", Buffer.concat([Buffer.of(21, 3, 3, 0, 2, 1, 112), flight])],
    ["records of one byte", records(1)],
    ["records of 100 bytes", records(100)],
  ] as const)("sends %s: the certificate is reported", async ([, bytes]) => {
    const lab = await rawServer((socket) => {
      socket.once("data", () => {
        socket.write(bytes);
        socket.once("data", () => socket.end());
      });
    });
    expect((await inspect(lab)).subject).toBe("CN=lab.test");
  });

  test("stalls after its certificate: the certificate is reported at the deadline", async () => {
    const lab = await rawServer((socket) => void socket.once("data", () => socket.write(flight)));
    const report = await inspect(lab, { timeoutMs: 2_000 });
    expect(report).toMatchObject({ subject: "CN=lab.test", tls: { protocol: "TLSv1.2" } });
    expect(report.tls.client_certificate_required).toBeUndefined();
    expect(await allClosed(lab)).toBe(true);
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 500);
    expect(await failureOf(lab, { signal: stop.signal })).toMatchObject({ code: "aborted" });
  });

  test("sends an alert after its certificate: no client certificate was required", async () => {
    const lab = await rawServer((socket) => {
      socket.once("data", () => {
        socket.write(flight);
        socket.once("data", () => socket.end(Buffer.of(21, 3, 3, 0, 2, 2, 40)));
      });
    });
    expect((await inspect(lab)).tls.client_certificate_required).toBe(false);
  });

  test("sends one byte at a time, then text: the certificate is reported", async () => {
    const lab = await rawServer((socket) => {
      socket.setNoDelay(true);
      socket.once("data", async () => {
        for (const byte of flight) {
          socket.write(Buffer.of(byte));
          await new Promise((resolve) => setImmediate(resolve));
        }
        socket.once("data", () => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
      });
    });
    expect((await inspect(lab)).subject).toBe("CN=lab.test");
  });

  test.for([
    ["an empty list of certificates", serverFlight([]), "no_certificate"],
    ["an empty certificate", serverFlight([Buffer.alloc(0)]), "malformed_certificate"],
    [
      "a certificate and more bytes",
      serverFlight([Buffer.concat([der, Buffer.of(0, 0)])]),
      "malformed_certificate",
    ],
    ["a list that is longer than its message", cutOff, "handshake_failed"],
    ["an alert of SSL 3.0", Buffer.of(21, 3, 0, 0, 2, 2, 40), "handshake_failed"],
    ["close_notify", Buffer.of(21, 3, 3, 0, 2, 1, 0), "connection_closed"],
    ["no_application_protocol", Buffer.of(21, 3, 3, 0, 2, 2, 120), "handshake_failed"],
    ["certificate_required", Buffer.of(21, 3, 3, 0, 2, 2, 116), "handshake_failed"],
  ] as const)("sends %s: the lookup fails", async ([, bytes, code]) => {
    const lab = await rawServer((socket) => void socket.once("data", () => socket.end(bytes)));
    expect(await failureOf(lab)).toMatchObject({ code });
  });
});

describe("a server that does not speak TLS properly", () => {
  test.for([
    ["HTTP", "HTTP/1.1 400 Bad Request\r\n\r\n"],
    ["SSH", "SSH-2.0-OpenSSH_9.2p1\r\n"],
    ["SMTP", "220 mail.lab.test ESMTP\r\n"],
    ["zeros", "\0".repeat(64)],
    ["random bytes", "\u0007\u00f3\u0012zq9\u0081\u0000\u0003".repeat(20)],
  ])("sends %s: the lookup fails with not_tls", async ([, greeting = ""]) => {
    const lab = await rawServer((socket) => socket.write(greeting, "latin1"));
    expect(await failureOf(lab)).toMatchObject({
      code: "not_tls",
      phase: "handshake",
    });
    expect(await allClosed(lab)).toBe(true);
  });

  test("sends endless bytes: the lookup fails", async () => {
    const lab = await rawServer((socket) => {
      const pour = () => {
        while (!socket.destroyed && socket.write(Buffer.alloc(65_536, 0x41)));
      };
      socket.on("drain", pour);
      pour();
    });
    expect(await failureOf(lab)).toMatchObject({ code: "not_tls" });
    expect(await allClosed(lab)).toBe(true);
  });

  test("sends random bytes inside a TLS record: the lookup fails", async () => {
    const lab = await rawServer((socket) =>
      socket.write(Buffer.from("160303000a0101010101010101010101", "hex")),
    );
    expect(await failureOf(lab)).toMatchObject({ code: "handshake_failed" });
  });

  test("announces a message that is no ServerHello: the message is not waited for", () => {
    const handshake = plainHandshake("localhost", new Uint8Array(32));
    // The hello is sent, then a record is waited for.
    handshake.next();
    handshake.next();
    handshake.next(Uint8Array.of(22, 3, 3, 0, 4));
    expect(() => handshake.next(Uint8Array.of(1, 0, 255, 255))).toThrow(
      expect.objectContaining({ code: "handshake_failed" }),
    );
  });

  test("sends a fatal alert: the error names the alert", async () => {
    const lab = await rawServer((socket) =>
      socket.once("data", () => socket.write(Buffer.from("15030300020228", "hex"))),
    );
    expect(await failureOf(lab)).toMatchObject({
      code: "handshake_failed",
      alert: "handshake_failure",
    });
  });

  test("sends the alert user_canceled: the error names it as RFC 8446 does", async () => {
    const lab = await rawServer(
      (socket) => void socket.once("data", () => socket.end(Buffer.of(21, 3, 3, 0, 2, 2, 90))),
    );
    expect(await failureOf(lab)).toMatchObject({ alert: "user_canceled" });
  });

  test.for([113, 114])("sends alert %i of RFC 6066: the error names it", async (code) => {
    const lab = await rawServer((socket) =>
      socket.once("data", () => socket.write(Buffer.from([21, 3, 3, 0, 2, 2, code]))),
    );
    expect((await failureOf(lab)).alert).toMatch(
      /^bad_certificate_(?:status_response|hash_value)$/,
    );
  });

  test("resets the connection after it has shown its certificate: the certificate is reported", async () => {
    const { der } = mint({ key: "rsa2048" });
    const lab = await rawServer((socket) => {
      socket.once("data", () => {
        socket.write(serverFlight([der]));
        socket.once("data", () => socket.resetAndDestroy());
      });
    });
    const report = await inspect(lab);
    expect(report).toMatchObject({ subject: "CN=lab.test", tls: { protocol: "TLSv1.2" } });
    expect(report.trust.authorized).toBeUndefined();
  });

  test.for([
    ["at once", (socket: Socket) => socket.end()],
    ["after the hello", (socket: Socket) => socket.once("data", () => socket.end())],
    ["with a reset", (socket: Socket) => socket.once("data", () => socket.resetAndDestroy())],
  ] as const)("closes %s: the lookup fails with connection_closed", async ([, talk]) => {
    expect(await failureOf(await rawServer((socket) => void talk(socket)))).toMatchObject({
      code: "connection_closed",
      phase: "handshake",
    });
  });

  test("has closed its port: the lookup fails with connect_refused", async () => {
    const lab = await rawServer(() => undefined);
    const { port } = lab;
    expect(port).toBeGreaterThan(0);
    const result = await safeInspectCertificate("127.0.0.1", { port: 1, allow });
    expect(result.error).toMatchObject({ code: "connect_refused", phase: "connect", port: 1 });
  });

  test("sends nothing, or one byte at a time: the lookup ends at the deadline", async () => {
    const silent = await rawServer(() => undefined);
    const drip = await rawServer((socket) => {
      const timer = setInterval(() => socket.write("\u0016"), 200);
      socket.once("close", () => clearInterval(timer));
    });
    for (const lab of [silent, drip]) {
      const failure = await failureOf(lab, { timeoutMs: 500 });
      expect(failure.code).toBe("timeout");
      expect(await allClosed(lab)).toBe(true);
    }
    // Long enough for a busy machine to reach the handshake.
    expect(await failureOf(silent, { timeoutMs: 3_000 })).toEqual({
      code: "timeout",
      phase: "handshake",
      category: "timeout",
    });
  });

  test("sends nothing: the caller's signal ends the lookup", async () => {
    const silent = await rawServer(() => undefined);
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 30);
    expect(await failureOf(silent, { signal: stop.signal })).toMatchObject({ code: "aborted" });
    expect(await failureOf(silent, { signal: stop.signal })).toMatchObject({ code: "aborted" });
    expect(await allClosed(silent)).toBe(true);
  });
});

test("mutated certificates from a server give a report or an error, and never crash the process", async () => {
  const { der } = mint({ key: "rsa2048" });
  let served: Uint8Array = der;
  const lab = await rawServer((socket) => {
    socket.once("data", () => {
      socket.write(serverFlight([served]));
      socket.once("data", () => socket.end());
    });
  });
  expect((await inspect(lab)).subject).toBe("CN=lab.test");
  const codes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ at: fc.nat(der.length - 1), byte: fc.nat(255) }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.option(fc.nat(der.length)),
      async (changes, cut) => {
        const bytes = Buffer.from(der);
        for (const { at, byte } of changes) bytes[at] = byte;
        served = cut === null ? bytes : bytes.subarray(0, cut);
        // The longest possible deadline: this test wants the answer, however slow the machine is.
        const result = await safeInspectCertificate("127.0.0.1", {
          port: lab.port,
          allow,
          timeoutMs: 600_000,
        });
        codes.add(result.success ? "report" : result.error.code);
        if (result.success) expect(result.data.expires_at).toMatch(/^\d{4}-/);
      },
    ),
    { numRuns: 150 },
  );
  const known: readonly string[] = ["report", ...certErrorCodes.unreachable];
  for (const code of codes) expect(known).toContain(code);
  expect(codes).toContain("malformed_certificate");
  expect(await allClosed(lab)).toBe(true);
});
