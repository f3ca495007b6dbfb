import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { createAddressPolicy, type Resolve } from "@almanac/certs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import cases from "../../../../../../packages/certs/test/cases/addresses.json" with {
  type: "json",
};
import { tlsServer } from "../../../../../../packages/certs/test/lab/servers.ts";
import { memoryLimiters } from "../../../../src/limits/limiters.ts";
import type { OutboundConnection } from "../../../../src/services/storefront/outbound/connection.ts";
import {
  createOutbound,
  type OutboundDependencies,
  OutboundFailure,
} from "../../../../src/services/storefront/outbound/outbound.ts";

const publicAddress = "93.184.216.34";
const timeoutMs = 20;

/**
 * A network whose dialer records every connection and makes none, unless a test passes its
 * own dialer.
 */
function createNetwork({
  addressesOf = () => [publicAddress],
  ...dependencies
}: Partial<OutboundDependencies> & {
  readonly addressesOf?: (hostname: string) => readonly string[];
} = {}) {
  const dialled: OutboundConnection[] = [];
  const resolved: string[] = [];
  const resolve: Resolve = async (hostname) => {
    resolved.push(hostname);
    return addressesOf(hostname).map((address) => ({
      address,
      family: address.includes(":") ? 6 : 4,
    }));
  };
  const outbound = createOutbound({
    allow: [],
    limiters: memoryLimiters,
    resolve,
    timeoutMs,
    async dial(connection): Promise<Socket> {
      dialled.push(connection);
      throw new Error("This dialler never connects.");
    },
    ...dependencies,
  });
  return { outbound, dialled, resolved };
}

const urlOf = (host: string) => `https://${host.includes(":") ? `[${host}]` : host}/profile`;

/**
 * Addresses that certificate lookups refuse, including some that an earlier list of this
 * service missed.
 */
const forbidden = [
  "127.0.0.1",
  "10.1.2.3",
  "168.63.129.16",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "255.255.255.255",
  "::1",
  "::",
  "::ffff:1.1.1.1",
  "::ffff:7f00:1",
  "64:ff9b::7f00:1",
  "4000::1",
  "e000::1",
  "1::1",
  "100:0:0:1::1",
  "fd00:ec2::254",
  "fe80::1",
  "2001:db8::1",
  "2002:7f00:1::",
];

describe("outbound calls follow the address policy", () => {
  test.concurrent.for(forbidden)(
    "%s is not dialled, whether it is named or resolved to",
    async (address, { expect }) => {
      const { outbound, dialled } = createNetwork({ addressesOf: () => [address] });
      await expect(outbound.get(urlOf(address))).rejects.toThrow(OutboundFailure);
      await expect(outbound.get("https://agent.example/")).rejects.toThrow(OutboundFailure);
      await expect(outbound.post(urlOf(address), {}, "{}")).rejects.toThrow(OutboundFailure);
      expect(dialled).toEqual([]);
    },
  );

  test("no host that certificate lookups refuse is dialled, even if it resolves to a public address", async () => {
    const { outbound, dialled } = createNetwork();
    const calls = cases.refused.map((host) => outbound.get(urlOf(host)));
    for (const { status } of await Promise.allSettled(calls)) expect(status).toBe("rejected");
    // The URL parser decides what is dialled: in `http://a@b` the host is b, and 0127.0.0.1
    // is 87.0.0.1.
    const policy = createAddressPolicy();
    for (const { address } of dialled) expect(policy.judgeAddress(address)).toBeUndefined();
  });

  test("a name with a forbidden address among public ones is not dialled", async () => {
    const { outbound, dialled } = createNetwork({ addressesOf: () => [publicAddress, "10.0.0.1"] });
    await expect(outbound.get("https://agent.example/")).rejects.toThrow(OutboundFailure);
    expect(dialled).toEqual([]);
  });

  test("the checked address is dialled, because the name is resolved only once", async () => {
    const answers = [[publicAddress], ["127.0.0.1"]];
    const { outbound, dialled, resolved } = createNetwork({
      addressesOf: () => answers.shift() ?? [],
    });
    await expect(outbound.get("https://AGENT.example./profile")).rejects.toThrow(OutboundFailure);
    expect(resolved).toEqual(["agent.example"]);
    expect(dialled).toMatchObject([
      { address: publicAddress, port: 443, servername: "agent.example", secure: true },
    ]);
  });

  test.concurrent.for([
    "http://agent.example/",
    "https://agent.example:8443/",
    "https://agent.example:22/",
    "http://agent.example:443/",
    "https://user@agent.example/",
    "https://:secret@agent.example/",
    "file:///etc/passwd",
    "ftp://agent.example/",
    "agent.example",
    "",
  ])("refuses to call %s", async (url, { expect }) => {
    const { outbound, dialled } = createNetwork();
    await expect(outbound.get(url)).rejects.toThrow(OutboundFailure);
    await expect(outbound.post(url, {}, "")).rejects.toThrow(OutboundFailure);
    expect(dialled).toEqual([]);
  });

  test("allow-listed hosts may be called over http and on any port", async () => {
    const { outbound, dialled } = createNetwork({
      allow: "10.0.0.0/8, localhost, 127.0.0.0/8, .agents.example",
      addressesOf: (hostname) => [
        hostname === "localhost"
          ? "127.0.0.1"
          : hostname === "in.example"
            ? "10.0.0.7"
            : publicAddress,
      ],
    });
    const call = (url: string) => outbound.get(url).catch(() => undefined);
    await call("http://in.example:8080/");
    await call("http://localhost:3000/");
    await call("https://a.agents.example:8443/");
    await call("http://evilagents.example/");
    expect(dialled.map(({ address, port, secure }) => [address, port, secure])).toEqual([
      ["10.0.0.7", 8080, false],
      ["127.0.0.1", 3000, false],
      [publicAddress, 8443, true],
    ]);
  });
});

describe("failed outbound calls", () => {
  /** Every kind of failure, the slowest one first, which ends only at the deadline. */
  const ways: readonly (readonly [string, Partial<Parameters<typeof createNetwork>[0]>])[] = [
    ["no answer to the connection", { dial: () => new Promise(() => undefined) }],
    ["a refused connection", {}],
    ["a forbidden address", { addressesOf: () => ["10.0.0.1"] }],
    ["no address", { addressesOf: () => [] }],
    [
      "no such name",
      { resolve: () => Promise.reject(Object.assign(new Error(), { code: "ENOTFOUND" })) },
    ],
    ["a resolver that fails", { resolve: () => Promise.reject(new Error("SERVFAIL")) }],
  ];

  test("all end with the same error at the deadline, even if the cause was known earlier", async () => {
    const settled: string[] = [];
    const errors: unknown[] = [];
    const calls = ways.map(([way, network]) =>
      createNetwork(network)
        .outbound.get("https://agent.example/")
        .catch((error: unknown) => {
          settled.push(way);
          errors.push(error);
        }),
    );
    await Promise.all(calls);
    // The calls end in the order in which they were started, so none ended when its cause
    // was known.
    expect(settled).toEqual(ways.map(([way]) => way));
    for (const error of errors) {
      expect(error).toBeInstanceOf(OutboundFailure);
      expect(Object.entries(error as Error)).toEqual([["name", "OutboundFailure"]]);
      expect((error as Error).message).toBe("The call failed.");
      expect((error as Error).cause).toBeUndefined();
    }
  });
});

describe("outbound connections are limited", () => {
  const perHost = 60;

  async function callAll(
    { outbound }: ReturnType<typeof createNetwork>,
    urls: readonly string[],
    method: "get" | "post" = "get",
  ) {
    await Promise.allSettled(
      urls.map((url) => (method === "get" ? outbound.get(url) : outbound.post(url, {}, ""))),
    );
  }
  const numbered = (count: number, make: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => make(index));

  test("per host: paths and spellings share one count, and webhooks have a separate one", async () => {
    const network = createNetwork({ timeoutMs: 200 });
    await callAll(
      network,
      numbered(200, (index) => `https://Agent.example${index % 2 ? "." : ""}/${index}`),
    );
    expect(network.dialled).toHaveLength(perHost);
    await callAll(
      network,
      numbered(200, (index) => `https://agent.example/${index}`),
      "post",
    );
    expect(network.dialled).toHaveLength(2 * perHost);
  });

  test("per address: names that share an address or an IPv6 /64 have four times the limit together", async () => {
    for (const addressOf of [
      () => publicAddress,
      (name: string) => `2606:4700:0:1::${name.slice(1, 4)}`,
    ]) {
      const network = createNetwork({
        timeoutMs: 200,
        addressesOf: (name) => [addressOf(name)],
      });
      await callAll(
        network,
        numbered(300, (index) => `https://h${100 + index}.example/`),
      );
      expect(network.dialled).toHaveLength(4 * perHost);
    }
  });

  test("every tried address counts, and at most four addresses of a host are tried", async () => {
    const many = numbered(10, (index) => `93.184.216.${index + 1}`);
    const network = createNetwork({ timeoutMs: 200, addressesOf: () => many });
    await callAll(network, ["https://agent.example/"]);
    expect(network.dialled.map(({ address }) => address)).toEqual(many.slice(0, 4));
    await callAll(
      network,
      numbered(100, (index) => `https://agent.example/${index}`),
    );
    expect(network.dialled).toHaveLength(perHost);
  });

  test("connections to allow-listed hosts do not count", async () => {
    const network = createNetwork({ timeoutMs: 200, allow: "agent.example" });
    await callAll(
      network,
      numbered(100, (index) => `https://agent.example/${index}`),
    );
    expect(network.dialled).toHaveLength(100);
  });
});

describe("outbound calls over real connections", () => {
  const server = createServer((request, response) => {
    const { url, method, headers } = request;
    if (url === "/away") response.writeHead(302, { Location: "/profile" }).end();
    else if (url === "/large") response.end("x".repeat(70_000));
    else response.end(`${method} ${url} ${headers.host} ${headers["x-test"] ?? ""}`);
  });
  let origin = "";
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  /** The real dialer, which may reach only loopback addresses. */
  const open = (timeout = 5_000) =>
    createOutbound({ allow: "127.0.0.0/8", limiters: memoryLimiters, timeoutMs: timeout });

  test("reach loopback if it is allowed", async () => {
    const { host } = new URL(origin);
    expect(await open().get(`${origin}/profile?a=1`)).toMatchObject({
      status: 200,
      body: `GET /profile?a=1 ${host} `,
    });
    const posted = await open().post(origin, { "x-test": "7" }, "{}");
    expect(posted.body).toBe(`POST / ${host} 7`);
  });

  test("follow no redirect, and read no answer above the size limit", async () => {
    expect((await open().post(`${origin}/away`, {}, "")).status).toBe(302);
    await expect(open(200).get(`${origin}/away`)).rejects.toThrow(OutboundFailure);
    await expect(open(200).get(`${origin}/large`)).rejects.toThrow(OutboundFailure);
  });

  test("refuse a certificate that no authority has signed", async () => {
    const lab = await tlsServer();
    await expect(open(200).get(`https://127.0.0.1:${lab.port}/`)).rejects.toThrow(OutboundFailure);
  });

  test("use the dialer's connection, and the host name of the URL", async () => {
    const port = Number(new URL(origin).port);
    const { outbound } = createNetwork({
      timeoutMs: 5_000,
      dial: async () => connect(port, "127.0.0.1"),
    });
    const answer = await outbound.get("https://agent.example/profile");
    expect(answer.body).toBe("GET /profile agent.example ");
  });
});
