import { CertError, type Dial, type Handshake, hostedPorts } from "@almanac/certs";
import { describe, expect, test } from "vitest";
import { mint } from "../../../../packages/certs/test/lab/mint.ts";
import { rawServer, tlsServer } from "../../../../packages/certs/test/lab/servers.ts";
import { memoryLimiters } from "../../src/limits/limiters.ts";
import { createCertificateLookup, createTargetLimits } from "../../src/services/certs/lookup.ts";
import type { CertsDependencies } from "../../src/services/certs/settings.ts";
import { readSettings } from "../../src/settings.ts";
import { ask } from "../ask.ts";
import { createTestApp } from "../create-test-app.ts";
import { certificatesLab } from "./certs-lab.ts";

const app = createTestApp();
const path = (query: Record<string, string>) => `/v1/certificates?${new URLSearchParams(query)}`;
const appWith = (certs: Partial<CertsDependencies>) =>
  createTestApp({ certs: { ...certificatesLab, ...certs } });

const shown: Handshake = { chain: [mint().der], protocol: "TLSv1.3" };

/** A dialer that answers when the test calls `release`. */
function heldDial() {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let dialled = 0;
  const dial: Dial = async () => {
    dialled += 1;
    await gate;
    return shown;
  };
  return { dial, release, dialled: () => dialled };
}

async function until(met: () => boolean) {
  while (!met()) await new Promise((resolve) => setImmediate(resolve));
}

test("returns the report of a real server, with no-store", async () => {
  const lab = await tlsServer();
  const answer = await ask(app, "GET", path({ hostname: "127.0.0.1", port: String(lab.port) }));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.body).toMatchObject({
    hostname: "127.0.0.1",
    port: lab.port,
    subject: "CN=lab.test",
  });
  expect(answer.body).not.toHaveProperty("address");
});

test("returns the normalised host name", async () => {
  const answer = await ask(app, "GET", path({ hostname: "BÜCHER.example." }));
  expect(answer.body.hostname).toBe("xn--bcher-kva.example");
});

describe("the certificate service refuses", () => {
  test.for([
    [{ hostname: "" }, 400, "invalid_hostname"],
    [{ hostname: "http://example.com" }, 400, "invalid_hostname"],
    [{ hostname: "0x7f.1" }, 400, "invalid_hostname"],
    [{ hostname: "example.com", port: "4e2" }, 400, "invalid_port"],
    [{ hostname: "example.com", port: " 443" }, 400, "invalid_port"],
    [{ hostname: "example.com", port: "+443" }, 400, "invalid_port"],
    [{ hostname: "example.com", port: "65536" }, 400, "invalid_port"],
    [{ hostname: "example.com", starttls: "gopher" }, 400, "invalid_protocol"],
    [{ hostname: "a..b", port: "0" }, 400, "invalid_request"],
    [{}, 400, "missing_field"],
    [{ hostname: "example.com", colour: "red" }, 400, "unknown_field"],
    [{ hostname: "10.0.0.1" }, 403, "blocked_address"],
    [{ hostname: "intranet" }, 403, "blocked_address"],
    [{ hostname: "169.254.169.254", port: "80" }, 403, "blocked_address"],
  ] as const)("%j with %d %s", async ([query, status, code]) => {
    expect(await ask(app, "GET", path(query as Record<string, string>))).toMatchObject({
      status,
      body: { status, code },
    });
  });

  test("a port that is not on the list, with blocked_port", async () => {
    const hosted = appWith({ ports: "hosted" });
    const answer = await ask(hosted, "GET", path({ hostname: "example.com", port: "22" }));
    expect(answer).toMatchObject({ status: 403, body: { code: "blocked_port" } });
    expect(hostedPorts()).toContain(443);
  });

  test("a name with a private address with 403, and does not reveal the address", async () => {
    const inside = appWith({ resolve: async () => [{ address: "10.11.12.13", family: 4 }] });
    const answer = await ask(inside, "GET", path({ hostname: "inside.example" }));
    expect(answer).toMatchObject({ status: 403, body: { code: "blocked_address", phase: "dns" } });
    expect(JSON.stringify(answer.body)).not.toContain("10.11");
  });

  test("a name that does not exist and a closed port with 502, and names the phase", async () => {
    const nowhere = appWith({
      resolve: () => Promise.reject(Object.assign(new Error("no"), { code: "ENOTFOUND" })),
    });
    expect(await ask(nowhere, "GET", path({ hostname: "nowhere.example" }))).toMatchObject({
      status: 502,
      body: { code: "dns_failure", phase: "dns", errors: [{ parameter: "hostname" }] },
    });
    const closed = await ask(app, "GET", path({ hostname: "127.0.0.1", port: "1" }));
    expect(closed).toMatchObject({
      status: 502,
      body: { code: "connect_refused", phase: "connect", errors: [{ parameter: "hostname" }] },
    });
  });

  test("a server without TLS, and does not repeat what that server sends", async () => {
    const lab = await rawServer((socket) => socket.write("220 secret-banner\r\n"));
    const answer = await ask(app, "GET", path({ hostname: "127.0.0.1", port: String(lab.port) }));
    expect(answer).toMatchObject({ status: 502, body: { code: "not_tls", phase: "handshake" } });
    expect(JSON.stringify(answer.body)).not.toContain("secret");
  });
});

describe("equal lookups that run at the same time", () => {
  const spellings: readonly Record<string, string>[] = [
    { hostname: "example.com" },
    { hostname: "EXAMPLE.com" },
    { hostname: "example.com." },
    { hostname: "ｅｘａｍｐｌｅ.com" },
    { hostname: "example。com", port: "443" },
    { hostname: "example.com", port: "0443", starttls: "none" },
    { hostname: "example.com", servername: "Example.COM" },
    { hostname: "example.com", servername: "ｅxample.com.", key_types: "default" },
    { hostname: "example.com", all_addresses: "false" },
  ];

  test("share one connection, however the host name is spelled", async () => {
    const held = heldDial();
    const certs = { ...certificatesLab, dial: held.dial };
    const limits = createTargetLimits(memoryLimiters, "test", spellings.length);
    const lookUp = createCertificateLookup(certs, limits, Date.now);
    const reports = spellings.map((request) => lookUp(request));
    await until(() => held.dialled() > 0);
    held.release();
    expect(new Set(await Promise.all(reports)).size).toBe(1);
    expect(held.dialled()).toBe(1);
    await lookUp(spellings[0]);
    expect(held.dialled()).toBe(2);
  });

  test("are separate lookups if the name in SNI differs or is empty", async () => {
    const held = heldDial();
    const app = appWith({ dial: held.dial });
    const asked = ["", "a.example.com", "b.example.com", "example.com"].map((servername) =>
      ask(app, "GET", path({ hostname: "example.com", servername })),
    );
    await until(() => held.dialled() === 4);
    held.release();
    for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200);
  });
});

test("answers 503 with Retry-After above the limit of running lookups, and works again afterwards", async () => {
  const held = heldDial();
  const small = appWith({ dial: held.dial, maxInFlight: 2 });
  const running = ["a.example", "b.example"].map((hostname) =>
    ask(small, "GET", path({ hostname })),
  );
  await until(() => held.dialled() === 2);
  const refused = await ask(small, "GET", path({ hostname: "c.example" }));
  expect(refused).toMatchObject({ status: 503, body: { code: "overloaded" } });
  expect(refused.headers.get("retry-after")).toBe("1");
  held.release();
  await Promise.all(running);
  expect((await ask(small, "GET", path({ hostname: "c.example" }))).status).toBe(200);
});

test("limits connections per host; refused requests and allow-listed hosts do not count", async () => {
  const limited = appWith({ targetLimitPerMinute: 2, dial: async () => shown });
  const once = (hostname: string, port = "443") => ask(limited, "GET", path({ hostname, port }));
  expect((await once("10.0.0.1")).status).toBe(403);
  expect((await once("a.example", "x")).status).toBe(400);
  expect((await once("a.example")).status).toBe(200);
  expect((await once("A.example.")).status).toBe(200);
  const refused = await once("a.example", "8443");
  expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await once("b.example")).status).toBe(200);
  for (let time = 0; time < 4; time += 1) expect((await once("127.0.0.1")).status).toBe(200);
});

describe("connections are counted for all callers together", () => {
  const limit = 60;
  const address = (text: string) =>
    ({ address: text, family: text.includes(":") ? 6 : 4 }) as const;

  /** An app whose dialer never connects and records the addresses that it was asked for. */
  function countingApp(addressesOf: (hostname: string) => readonly string[]) {
    const dialled: string[] = [];
    const app = appWith({
      ports: "hosted",
      resolve: async (hostname) => addressesOf(hostname).map(address),
      async dial(connection) {
        dialled.push(connection.address);
        return shown;
      },
    });
    return { app, dialled };
  }
  const publicAddress = "93.184.216.34";

  /** Spellings of a name, with each letter in ASCII or full width. */
  const spellingsOf = (name: string, count: number) =>
    Array.from({ length: count }, (_, bits) =>
      [...name]
        .map((letter, index) =>
          (bits >> index) & 1 && letter !== "."
            ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)
            : letter,
        )
        .join(""),
    );

  test("500 spellings of one name count as one host", async () => {
    const { app, dialled } = countingApp(() => [publicAddress]);
    const statuses: number[] = [];
    for (const hostname of spellingsOf("hostnames.example", 500)) {
      statuses.push((await ask(app, "GET", path({ hostname }))).status);
    }
    expect(new Set(spellingsOf("hostnames.example", 500)).size).toBe(500);
    expect(dialled).toHaveLength(limit);
    expect(statuses).toEqual(statuses.map((_, index) => (index < limit ? 200 : 429)));
  });

  test("500 rows of batches count like 500 requests", async () => {
    const { app, dialled } = countingApp(() => [publicAddress]);
    const spellings = spellingsOf("hostnames.example", 500);
    for (let from = 0; from < 500; from += 100) {
      const items = spellings
        .slice(from, from + 100)
        .map((hostname, row) => ({ hostname, servername: `${from + row}.example` }));
      const { body } = await ask(app, "POST", "/v1/certificates/batch", { items });
      expect(body.results).toHaveLength(100);
    }
    expect(dialled).toHaveLength(limit);
  });

  test("another name in SNI does not count as another host", async () => {
    const { app, dialled } = countingApp(() => [publicAddress]);
    for (let turn = 0; turn < 100; turn += 1) {
      await ask(app, "GET", path({ hostname: "a.example", servername: `${turn}.example` }));
    }
    expect(dialled).toHaveLength(limit);
  });

  test("names that share an address have four times the limit together, and other addresses are not affected", async () => {
    const { app, dialled } = countingApp((hostname) => [
      hostname.startsWith("other") ? "1.1.1.1" : publicAddress,
    ]);
    for (let turn = 0; turn < 300; turn += 1) {
      await ask(app, "GET", path({ hostname: `h${turn}.victim.example` }));
    }
    expect(dialled).toHaveLength(4 * limit);
    const refused = await ask(app, "GET", path({ hostname: "new.victim.example" }));
    expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(JSON.stringify(refused.body)).not.toContain(publicAddress);
    expect((await ask(app, "GET", path({ hostname: "other.example" }))).status).toBe(200);
  });

  test("addresses in the same IPv6 /64 count as one", async () => {
    const { app, dialled } = countingApp((hostname) => [
      hostname === "other.example" ? "2606:4700:0:2::1" : `2606:4700:0:1::${hostname.slice(1, 4)}`,
    ]);
    for (let turn = 100; turn < 400; turn += 1) {
      await ask(app, "GET", path({ hostname: `h${turn}.example` }));
    }
    expect(dialled).toHaveLength(4 * limit);
    expect((await ask(app, "GET", path({ hostname: "other.example" }))).status).toBe(200);
  });

  test("every connection of a lookup counts: for all addresses, both kinds of key, and simpler settings", async () => {
    const many = Array.from({ length: 20 }, (_, index) => `93.184.216.${index + 1}`);
    const { app, dialled } = countingApp(() => many);
    const all = { hostname: "many.example", all_addresses: "true", key_types: "both" };
    for (let turn = 0; turn < 6; turn += 1) await ask(app, "GET", path(all));
    expect(dialled).toHaveLength(limit);
    const closing: string[] = [];
    const obsolete = appWith({
      async dial({ hello, groups }) {
        closing.push(`${hello}, ${groups}`);
        throw new CertError([{ code: "connection_closed", path: [], message: "It closed." }], {
          phase: "handshake",
        });
      },
    });
    for (let turn = 0; turn < limit; turn += 1) {
      await ask(obsolete, "GET", path({ hostname: "old.example" }));
    }
    expect(closing).toHaveLength(limit);
    expect(new Set(closing).size).toBe(4);
    expect(closing.filter((hello) => hello === "plain, classical")).toHaveLength(limit / 4);
  });

  test("a lookup that exceeds the limit while it runs is refused as a whole", async () => {
    const many = Array.from({ length: 61 }, (_, index) => `93.184.216.${index + 1}`);
    const { app } = countingApp(() => many);
    const answer = await ask(app, "GET", path({ hostname: "many.example", all_addresses: "true" }));
    expect(answer).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  });
});

describe("a batch of certificates", () => {
  test("answers the rows in order, and a bad row does not affect the others", async () => {
    const lab = await tlsServer();
    const answer = await ask(app, "POST", "/v1/certificates/batch", {
      items: [
        { hostname: "10.0.0.1" },
        { hostname: "127.0.0.1", port: lab.port },
        { hostname: "example.com", port: "x", extra: 1 },
        "example.com",
        7,
        { hostname: "127.0.0.1", port: 1 },
      ],
    });
    expect(answer.status).toBe(200);
    expect(answer.body.results).toMatchObject([
      { error: { code: "blocked_address", status: 403 } },
      { data: { subject: "CN=lab.test" } },
      {
        error: {
          code: "invalid_request",
          errors: [{ pointer: "/items/2/extra" }, { pointer: "/items/2/port" }],
        },
      },
      { data: { subject: "CN=public.test" } },
      { error: { code: "invalid_type" } },
      { error: { code: "connect_refused", phase: "connect" } },
    ]);
  });

  test("answers a row above the limit with its own problem", async () => {
    const limited = appWith({ targetLimitPerMinute: 1 });
    const answer = await ask(limited, "POST", "/v1/certificates/batch", {
      items: [{ hostname: "a.example" }, { hostname: "a.example", port: 8443 }],
    });
    expect(answer.body.results).toMatchObject([
      { data: {} },
      { error: { code: "rate_limited", status: 429 } },
    ]);
  });

  test.for([0, 101])("refuses %d rows", async (count) => {
    const items = Array.from({ length: count }, () => ({ hostname: "example.com" }));
    expect((await ask(app, "POST", "/v1/certificates/batch", { items })).status).toBe(400);
  });

  test("accepts 100 rows", async () => {
    const items = Array.from({ length: 100 }, (_, index) => ({ hostname: `h${index}.example` }));
    const { body } = await ask(app, "POST", "/v1/certificates/batch", { items });
    expect(
      (body.results as { data?: { hostname: string } }[]).map(({ data }) => data?.hostname),
    ).toEqual(items.map(({ hostname }) => hostname));
  });
});

describe("the settings of certificate lookups", () => {
  test("accept an allow-list and a list of ports", () => {
    const environment = {
      ALMANAC_CERTS_ALLOW: "10.0.0.0/8, ::1/128,.corp.example",
      ALMANAC_CERTS_PORTS: "443, 8443",
    };
    expect(readSettings(environment).certs).toEqual({
      allow: "10.0.0.0/8, ::1/128,.corp.example",
      ports: [443, 8443],
    });
    expect(readSettings({ ALMANAC_CERTS_PORTS: "any" }).certs.ports).toBe("any");
  });

  test.for([
    { ALMANAC_CERTS_ALLOW: "10.0.0.0/33" },
    { ALMANAC_CERTS_ALLOW: "10.0.0.0/8,10.0.0.1/8" },
    { ALMANAC_CERTS_ALLOW: "300.0.0.1" },
    { ALMANAC_CERTS_ALLOW: "fe80::1%eth0" },
    { ALMANAC_CERTS_PORTS: "0" },
    { ALMANAC_CERTS_PORTS: "443;22" },
    { ALMANAC_CERTS_PORTS: "70000" },
  ])("%j stops the start", (environment) => {
    expect(() => readSettings(environment)).toThrow(Object.keys(environment)[0]);
  });
});
