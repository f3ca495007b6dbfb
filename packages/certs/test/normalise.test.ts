import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CertError,
  type CertificateRequest,
  inspectCertificate,
  normaliseRequest,
  type Resolve,
  resolveHost,
  safeNormaliseRequest,
  safeResolveHost,
} from "../src/index.ts";
import { goodCertificate } from "./lab/servers.ts";

const publicAddress = { address: "93.184.216.34", family: 4 as const };
const resolvesTo =
  (...addresses: readonly string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));

type Pair = readonly [one: CertificateRequest, other: CertificateRequest];

/** Values whose getters throw, and other values that no caller sends by accident. */
const hostile: readonly unknown[] = [
  undefined,
  null,
  7,
  Symbol("x"),
  () => 1,
  [],
  ["example.com"],
  { hostname: { toString: () => "example.com" } },
  { hostname: Symbol("x") },
  {
    get hostname(): string {
      throw new Error("looked at");
    },
  },
  new Proxy({}, { ownKeys: () => Promise.reject as never }),
  Object.create(null),
  { hostname: "example.com", port: Number.NaN },
  { hostname: "example.com", servername: "\u0000" },
];

describe("normaliseRequest", () => {
  test("fills in every default", () => {
    expect(normaliseRequest("Example.COM.")).toEqual({
      hostname: "example.com",
      port: 443,
      starttls: "none",
      servername: "example.com",
      all_addresses: false,
      key_types: "default",
    });
    expect(normaliseRequest({ hostname: "example.com", port: 25 }).starttls).toBe("smtp");
    expect(normaliseRequest({ hostname: "example.com", starttls: "imap" }).port).toBe(143);
  });

  test.for<Pair>([
    [{ hostname: "ｅｘａｍｐｌｅ.com" }, { hostname: "example.com" }],
    [{ hostname: "BÜCHER.example" }, { hostname: "xn--bcher-kva.example" }],
    [
      { hostname: "example.com", servername: "EXAMPLE。com" },
      { hostname: "example.com", port: 443 },
    ],
    [{ hostname: "[2606:4700:0::1111]" }, { hostname: "2606:4700::1111", family: 6 }],
    [
      { hostname: "1.1.1.1", family: 4 },
      { hostname: "1.1.1.1", servername: "" },
    ],
  ])("gives equal results for %j and %j", ([one, other]) => {
    expect(normaliseRequest(one)).toEqual(normaliseRequest(other));
  });

  test.for<Pair>([
    [{ hostname: "example.com" }, { hostname: "example.com", servername: "" }],
    [{ hostname: "example.com" }, { hostname: "example.com", servername: "a.example.com" }],
    [{ hostname: "example.com" }, { hostname: "example.com", family: 4 }],
    [{ hostname: "1.1.1.1" }, { hostname: "1.1.1.1", family: 6 }],
    [{ hostname: "example.com" }, { hostname: "example.com", key_types: "both" }],
  ])("gives different results for %j and %j", ([one, other]) => {
    expect(normaliseRequest(one)).not.toEqual(normaliseRequest(other));
  });

  test("gives a result that causes the same lookup as the request", async () => {
    const names = fc.constantFrom("example.com", "EXAMPLE.com.", "1.1.1.1", "2606:4700::1111");
    const requests = fc.record(
      {
        hostname: names,
        port: fc.constantFrom(25, 443, 587),
        servername: fc.constantFrom("", "a.example", "EXAMPLE.com"),
        starttls: fc.constantFrom("none" as const, "smtp" as const),
        family: fc.constantFrom(4 as const, 6 as const),
      },
      { requiredKeys: ["hostname"] },
    );
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const seen: unknown[] = [];
        const ask = (asked: typeof request) =>
          inspectCertificate(asked, {
            resolve: resolvesTo("93.184.216.34", "2606:4700::1111"),
            now: () => 0,
            async dial({ address, port, starttls, servername }) {
              seen.push({ address, port, starttls, servername });
              return { chain: [goodCertificate().der], protocol: "TLSv1.3" };
            },
          }).catch((error: unknown) => (error as CertError).code);
        const normalised = normaliseRequest(request);
        expect(normaliseRequest(normalised)).toEqual(normalised);
        expect(await ask(normalised as typeof request)).toEqual(await ask(request));
        expect(seen[0]).toEqual(seen[1]);
      }),
    );
  });

  test("reports every fault, and never throws", () => {
    const { error } = safeNormaliseRequest({ hostname: "a..b", port: 0, colour: "red" });
    expect(error?.issues.map(({ path }) => path[0])).toEqual(["colour", "hostname", "port"]);
    expect(() => normaliseRequest("a..b")).toThrow(CertError);
    for (const value of hostile) expect(safeNormaliseRequest(value).success).toBe(false);
  });
});

describe("resolveHost", () => {
  test("returns the normalised host and the addresses to dial", async () => {
    const resolve = resolvesTo("93.184.216.34", "2606:4700::1111", "93.184.216.34");
    expect(await resolveHost("ＥＸＡＭＰＬＥ.com.", { resolve })).toEqual({
      hostname: "example.com",
      addresses: [publicAddress, { address: "2606:4700::1111", family: 6 }],
    });
    expect(await resolveHost("[2606:4700:0::1111]")).toEqual({
      hostname: "2606:4700::1111",
      addresses: [{ address: "2606:4700::1111", family: 6 }],
    });
    const six = await resolveHost("example.com", { resolve, family: 6 });
    expect(six.addresses).toHaveLength(1);
  });

  test.for(["168.63.129.16", "10.0.0.1", "4000::1", "::ffff:1.1.1.1", "localhost", "intranet"])(
    "refuses %s without asking the resolver",
    async (hostname) => {
      let asked = 0;
      const resolve: Resolve = async () => {
        asked += 1;
        return [publicAddress];
      };
      const { error } = await safeResolveHost(hostname, { resolve });
      expect(error?.code).toBe("blocked_address");
      expect(asked).toBe(0);
    },
  );

  test("refuses a name with one refused address, unless the allow-list names that address", async () => {
    const resolve = resolvesTo("93.184.216.34", "10.11.12.13");
    const { error } = await safeResolveHost("mixed.example", { resolve });
    expect(error).toMatchObject({ code: "blocked_address", phase: "dns" });
    expect(error?.message).not.toContain("10.11");
    const { data } = await safeResolveHost("mixed.example", { resolve, allow: "10.0.0.0/8" });
    expect(data?.addresses).toHaveLength(2);
  });

  test("never rejects its promise", async () => {
    const failing: Resolve = () => Promise.reject(new Error("no"));
    expect((await safeResolveHost("a.example", { resolve: failing })).error?.code).toBe(
      "dns_failure",
    );
    expect((await safeResolveHost("a.example", { allow: "10.0.0.0/33" })).error?.code).toBe(
      "invalid_allow",
    );
    const signal = AbortSignal.abort();
    const never: Resolve = () => new Promise(() => undefined);
    expect((await safeResolveHost("a.example", { resolve: never, signal })).error?.code).toBe(
      "aborted",
    );
    for (const value of hostile) expect((await safeResolveHost(value)).success).toBe(false);
    await expect(resolveHost("127.0.0.1")).rejects.toThrow(CertError);
  });
});
