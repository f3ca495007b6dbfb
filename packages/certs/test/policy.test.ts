import fc from "fast-check";
import ipaddr from "ipaddr.js";
import { describe, expect, test } from "vitest";
import { refusedIpv4, refusedIpv6 } from "../src/data/address-rules.ts";
import {
  CertError,
  createAddressPolicy,
  type Dial,
  inspectCertificate,
  type Resolve,
  safeInspectCertificate,
  safeResolveHost,
} from "../src/index.ts";
import { formatAddress, parseAddress } from "../src/internal/address.ts";
import cases from "./cases/addresses.json" with { type: "json" };
import { mint } from "./lab/mint.ts";
import { goodCertificate, tlsServer } from "./lab/servers.ts";

const long = [`${"a".repeat(64)}.example.com`, `${"a.".repeat(127)}com`];
const refused = [...cases.refused, ...long];
const publicAddress = { address: "93.184.216.34", family: 4 as const };

/** Whether the address is in the network, according to another library. */
function isInside(address: string, cidr: string): boolean {
  const [parsed, network] = [ipaddr.parse(address), ipaddr.parseCIDR(cidr)];
  return parsed.kind() === network[0].kind() && parsed.match(network);
}

/**
 * The options that connect a lookup to a network with one public server, and a record of every
 * address that is dialled.
 */
function network(answer: Resolve = async () => [publicAddress]) {
  const dialled: string[] = [];
  let resolved = 0;
  const dial: Dial = async ({ address }) => {
    dialled.push(address);
    return { chain: [goodCertificate().der], protocol: "TLSv1.3" };
  };
  const resolve: Resolve = (...args) => {
    resolved += 1;
    return answer(...args);
  };
  return { options: { dial, resolve }, dialled, resolved: () => resolved };
}

test.for(refused)("refuses %j without sending a packet, also not to DNS", async (hostname) => {
  const world = network();
  const result = await safeInspectCertificate(hostname, world.options);
  expect(result.success).toBe(false);
  expect(["invalid_hostname", "blocked_address"]).toContain(result.error?.code);
  expect(world.dialled).toEqual([]);
  expect(world.resolved()).toBe(0);
});

test.for(cases.accepted)("does not refuse %j", async (hostname) => {
  const world = network();
  expect((await inspectCertificate(hostname, world.options)).subject).toBe("CN=lab.test");
  expect(world.dialled).toHaveLength(1);
});

test("a server on loopback is never reached, however its address is written", async () => {
  const canary = await tlsServer();
  for (const hostname of refused) {
    const result = await safeInspectCertificate(hostname, { port: canary.port });
    expect(result.success, hostname).toBe(false);
  }
  expect(canary.connections()).toBe(0);
});

test.for([undefined, null, 7, {}, [], true, Symbol("x"), () => "x", { hostname: 7 }, 10n])(
  "refuses a host that is not text: %o",
  async (hostname) => {
    const result = await safeInspectCertificate(hostname);
    expect(["missing_field", "invalid_type"]).toContain(result.error?.code);
  },
);

test.for([undefined, null, true, 7, {}, Symbol("x")])(
  "refuses an entry of an allow-list that is not text: %o",
  (entry) => {
    expect(() => createAddressPolicy(["10.0.0.0/8", entry as string])).toThrow(
      expect.objectContaining({
        code: "invalid_allow",
        issues: [expect.objectContaining({ path: ["allow", 1] })],
      }),
    );
  },
);

test("options of a wrong type are returned as an error, not thrown", async () => {
  const options = { ...network().options, timeoutMs: "5", allow: null } as object;
  const { error } = await safeInspectCertificate("example.com", options);
  expect(error?.issues.map(({ code }) => code)).toEqual(["invalid_type", "invalid_allow"]);
});

test.for<[options: unknown, message: string]>([
  [3, "The options must be an object, not 3."],
  [[], "The options must be an object, not an empty list."],
  [
    { timeoutms: 5 },
    '"timeoutms" is not a field of the options (did you mean "timeoutMs"?). The fields are',
  ],
])("the options %j are refused before any packet is sent", async ([options, message]) => {
  const inspected = await safeInspectCertificate("127.0.0.1", options as object);
  expect(inspected.error?.message).toContain(message);
  const resolved = await safeResolveHost("127.0.0.1", options as object);
  expect(resolved.error?.message).toContain(message.replace(/ \(did.*/, ""));
});

test.for<[hostname: unknown, code: string, message: string]>([
  [undefined, "missing_field", "hostname is missing. Send a host name or an address."],
  [42, "invalid_type", "hostname must be a host name or an address, not 42."],
])("the host %j gets the same sentence from every operation", async ([hostname, code, message]) => {
  for (const operation of [safeInspectCertificate, safeResolveHost]) {
    expect((await operation(hostname)).error).toMatchObject({ code, message });
  }
});

test("every fault of a request is reported at once", async () => {
  const request = {
    hostname: "a..b",
    port: 0,
    starttls: "x",
    family: 5,
    key_types: "all",
    other: 1,
  };
  const result = await safeInspectCertificate(request, { timeoutMs: 0, allow: ["10.0.0.0/40"] });
  expect(result.error?.code).toBe("invalid_request");
  expect(result.error?.issues.map(({ code, path }) => [code, path[0]])).toEqual([
    ["unknown_field", "other"],
    ["invalid_hostname", "hostname"],
    ["invalid_protocol", "starttls"],
    ["invalid_port", "port"],
    ["invalid_value", "family"],
    ["invalid_value", "key_types"],
    ["invalid_value", "timeoutMs"],
    ["invalid_allow", "allow"],
  ]);
});

test("a value whose getters throw is refused like any other", async () => {
  const hostile = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error("no");
      },
    },
  );
  expect((await safeInspectCertificate(hostile)).error).toBeInstanceOf(CertError);
});

test.for([
  "4e2",
  "+443",
  " 443",
  "443 ",
  "0x1bb",
  "",
  "-1",
  "65536",
  "443.0",
  Number.NaN,
  1.5,
  0,
  65536,
  null,
])("refuses %o as a port", async (port) => {
  const result = await safeInspectCertificate({ hostname: "example.com", port }, network().options);
  expect(result.error?.code).toBe("invalid_port");
});

test("dials only the ports that the option `ports` allows", async () => {
  const world = network();
  const blocked = await safeInspectCertificate("example.com", {
    ...world.options,
    port: 22,
    ports: "hosted",
  });
  expect(blocked.error).toMatchObject({ code: "blocked_port", category: "blocked" });
  expect(
    (await safeInspectCertificate("example.com", { ...world.options, ports: [8443] })).success,
  ).toBe(false);
  expect(world.dialled).toEqual([]);
  expect(
    (await safeInspectCertificate("example.com", { ...world.options, port: 993, ports: "hosted" }))
      .success,
  ).toBe(true);
});

describe("what DNS answers", () => {
  const mixed: [string, readonly string[]][] = [
    ["a public and a private address", ["93.184.216.34", "10.0.0.1"]],
    [
      "a private address among forty",
      [...Array.from({ length: 39 }, (_, index) => `93.184.216.${index}`), "127.0.0.1"],
    ],
    ["a mapped loopback", ["::ffff:127.0.0.1"]],
    ["a translated loopback", ["64:ff9b::7f00:1"]],
    ["an address with a zone", ["fe80::1%eth0"]],
    ["an odd spelling", ["127.1"]],
    ["an answer without an address", ["localhost"]],
    ["Azure's platform address", ["168.63.129.16"]],
  ];
  test.for(mixed)(
    "%s: is refused as a whole, and the message names no address",
    async ([, addresses]) => {
      const world = network(async () =>
        addresses.map((address) => ({
          address,
          family: address.includes(":") ? (6 as const) : (4 as const),
        })),
      );
      const result = await safeInspectCertificate("rebind.example", world.options);
      expect(result.error).toMatchObject({ code: "blocked_address", phase: "dns" });
      expect(result.error?.message).not.toContain(addresses.at(-1));
      expect(world.dialled).toEqual([]);
    },
  );

  test("one lookup resolves the name once, so a second answer has no effect", async () => {
    let asked = 0;
    const world = network(async () => {
      asked += 1;
      return [asked === 1 ? publicAddress : { address: "127.0.0.1", family: 4 }];
    });
    await inspectCertificate("rebind.example", {
      ...world.options,
      key_types: "both",
      all_addresses: true,
    });
    expect(asked).toBe(1);
    expect(new Set(world.dialled)).toEqual(new Set([publicAddress.address]));
  });

  test("no address and no such name give dns_failure, and no answer gives timeout", async () => {
    expect(
      (await safeInspectCertificate("a.example", network(async () => []).options)).error,
    ).toMatchObject({
      code: "dns_failure",
      phase: "dns",
    });
    const rejecting = (code: string) =>
      network(() => Promise.reject(Object.assign(new Error(code), { code }))).options;
    const missing = await safeInspectCertificate("a.example", rejecting("ENOTFOUND"));
    expect(missing.error?.message).toContain("not_found");
    const broken = await safeInspectCertificate("a.example", rejecting("ESERVFAIL"));
    expect(broken.error?.message).toContain("temporary");
    const never = network(() => new Promise(() => undefined));
    const late = await safeInspectCertificate("a.example", { ...never.options, timeoutMs: 30 });
    expect(late.error).toMatchObject({ code: "timeout", phase: "dns" });
  });

  test("family chooses among the addresses", async () => {
    const both = network(async () => [
      publicAddress,
      { address: "2606:4700:4700::1111", family: 6 },
    ]);
    await inspectCertificate("a.example", { ...both.options, family: 6 });
    expect(both.dialled).toEqual(["2606:4700:4700::1111"]);
    const wrong = await safeInspectCertificate("1.1.1.1", { ...both.options, family: 6 });
    expect(wrong.error?.code).toBe("dns_failure");
  });
});

describe("many addresses", () => {
  const four = ["93.184.216.1", "93.184.216.2", "93.184.216.3"].map((address) => ({
    address,
    family: 4 as const,
  }));
  const other = mint({ subject: [["CN", "other.test"]] });
  const dial: Dial = async ({ address }) => {
    if (address.endsWith(".1")) {
      throw new CertError([{ code: "connect_refused", path: [], message: "Refused." }], {
        phase: "connect",
      });
    }
    const { der } = address.endsWith(".2") ? goodCertificate() : other;
    return { chain: [der], protocol: "TLSv1.3" };
  };
  const resolve: Resolve = async () => four;

  test("the next address is tried if one accepts no connection", async () => {
    const report = await inspectCertificate("a.example", { resolve, dial, revealAddress: true });
    expect(report).toMatchObject({ subject: "CN=lab.test", address: "93.184.216.2" });
  });

  test("all_addresses asks every address and gives each its own answer", async () => {
    const report = await inspectCertificate("a.example", { resolve, dial, all_addresses: true });
    expect(report.addresses_differ).toBe(true);
    expect(report.addresses).toMatchObject([
      { address: "93.184.216.1", family: 4, error: { code: "connect_refused" } },
      { address: "93.184.216.2", report: { subject: "CN=lab.test" } },
      { address: "93.184.216.3", report: { subject: "CN=other.test" } },
    ]);
  });

  test("an internal address is named only with revealAddress", async () => {
    const inside = {
      resolve: async () => [{ address: "10.0.0.1", family: 4 as const }],
      dial: network().options.dial,
      allow: ["10.0.0.0/8"],
      all_addresses: true,
    };
    const plain = await inspectCertificate("a.example", inside);
    expect(JSON.stringify(plain)).not.toContain("10.0.0.1");
    const trusted = await inspectCertificate("a.example", { ...inside, revealAddress: true });
    expect(trusted.addresses?.[0]?.address).toBe("10.0.0.1");
  });
});

describe("allow-lists", () => {
  test("exempt exactly the listed addresses, names and suffixes", () => {
    const policy = createAddressPolicy("10.0.0.0/8, ::1, .corp.example, db1");
    expect(policy.judgeAddress("10.255.255.255")).toBeUndefined();
    expect(policy.judgeAddress("::1")).toBeUndefined();
    expect(policy.judgeAddress("11.0.0.1")).toBeUndefined();
    expect(policy.judgeAddress("192.168.0.1")).toBe("private use");
    expect(policy.judgeAddress("::ffff:10.0.0.1")).toBeDefined();
    expect(policy.judgeName("db1")).toBeUndefined();
    expect(policy.judgeName("db2")).toBeDefined();
    expect(policy.isListed("a.corp.example")).toBe(true);
    expect(policy.isListed("corp.example")).toBe(true);
    expect(policy.isListed("notcorp.example")).toBe(false);
    expect(policy.summary).toBe("public addresses, 10.0.0.0/8, ::1, .corp.example, db1");
  });

  test("a suffix exempts names only, not their addresses", async () => {
    const inside = network(async () => [{ address: "10.0.0.1", family: 4 }]);
    const options = { ...inside.options, allow: [".lan"] };
    expect((await safeInspectCertificate("nas.lan", options)).error?.code).toBe("blocked_address");
    expect(inside.resolved()).toBe(1);
    const both = { ...inside.options, allow: [".lan", "10.0.0.0/8"] };
    expect((await safeInspectCertificate("nas.lan", both)).success).toBe(true);
  });

  test("never exempt from the rules of syntax", async () => {
    for (const hostname of ["127.1", "0x7f.1", "127.0.0.1:22", "::1%lo", ""]) {
      const result = await safeInspectCertificate(hostname, { ...network().options, allow: "any" });
      expect(result.error?.code).toBe("invalid_hostname");
    }
  });

  test.for([
    ["10.0.0.0/33"],
    ["10.0.0.1/8"],
    ["::/129"],
    ["10.0.0"],
    ["1.2.3.4.5"],
    ["a b"],
    ["-/8"],
    ["fe80::1%lo"],
    [7],
  ])("%j is refused, and the error names the wrong entry", (entries) => {
    expect(() => createAddressPolicy(entries as string[])).toThrow(
      expect.objectContaining({ code: "invalid_allow" }),
    );
  });
});

describe("addresses", () => {
  test("are judged correctly on both sides of every boundary of the tables", () => {
    const policy = createAddressPolicy();
    for (const { cidr } of [...refusedIpv4, ...refusedIpv6]) {
      const [base = "", prefix] = cidr.split("/");
      const address = parseAddress(base) ?? [];
      const size = address.length * 8;
      const first = address.reduce((value, byte) => value * 256n + BigInt(byte), 0n);
      const last = first + (1n << BigInt(size - Number(prefix))) - 1n;
      const text = (value: bigint) =>
        formatAddress(
          Array.from({ length: size / 8 }, (_, index) =>
            Number((value >> BigInt(size - 8 - 8 * index)) & 255n),
          ),
        );
      expect(policy.judgeAddress(text(first)), cidr).toBeDefined();
      expect(policy.judgeAddress(text(last)), cidr).toBeDefined();
      const neighbours = [first - 1n, last + 1n].filter(
        (value) => value >= 0n && value < 1n << BigInt(size),
      );
      for (const neighbour of neighbours) {
        const inOther = [...refusedIpv4, ...refusedIpv6].some((other) =>
          isInside(text(neighbour), other.cidr),
        );
        if (!inOther)
          expect(
            policy.judgeAddress(text(neighbour)),
            `${cidr} ${text(neighbour)}`,
          ).toBeUndefined();
      }
    }
  });

  const bytes4 = fc.uint8Array({ minLength: 4, maxLength: 4 });
  const bytes16 = fc.uint8Array({ minLength: 16, maxLength: 16 });
  test("are parsed and written as by an independent library", () => {
    fc.assert(
      fc.property(fc.oneof(bytes4, bytes16), (bytes) => {
        const text = formatAddress([...bytes]);
        expect(parseAddress(text)).toEqual([...bytes]);
        expect(ipaddr.parse(text).toByteArray()).toEqual([...bytes]);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.ipV6(), fc.ipV4()), (text) => {
        const host = new URL(`http://${text.includes(":") ? `[${text}]` : text}`).hostname;
        expect(formatAddress(parseAddress(text) ?? [])).toBe(host.replace(/^\[|\]$/g, ""));
      }),
    );
  });

  test("are refused whenever an independent library calls them private", () => {
    const policy = createAddressPolicy();
    fc.assert(
      fc.property(fc.oneof(bytes4, bytes16), (bytes) => {
        const text = formatAddress([...bytes]);
        if (ipaddr.process(text).range() !== "unicast") {
          expect(policy.judgeAddress(text), text).toBeDefined();
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("any text is accepted as a host, or refused with an error", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: "binary" }), fc.webUrl(), fc.domain(), fc.ipV6()),
        async (text) => {
          const world = network();
          const result = await safeInspectCertificate(text, world.options);
          if (result.success) expect(result.data.hostname).toMatch(/^[a-z0-9._:-]+$/);
          else expect(["invalid_hostname", "blocked_address"]).toContain(result.error.code);
        },
      ),
      { numRuns: 500 },
    );
  });
});
