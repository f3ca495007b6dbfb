import { createSocket } from "node:dgram";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createResolver, type Dial, safeInspectCertificate } from "../src/index.ts";
import { goodCertificate, tlsServer } from "./lab/servers.ts";

type Answer =
  | {
      readonly cname?: string;
      readonly a?: readonly string[];
      readonly aaaa?: readonly string[];
      readonly code?: number;
    }
  | "silence";

/** Starts a name server on loopback that answers each question as `script` says. */
async function nameServer(script: (name: string, type: number, asked: number) => Answer) {
  const socket = createSocket("udp4");
  const questions: string[] = [];
  socket.on("message", (query, peer) => {
    const { name, type, end } = readQuestion(query);
    const asked = questions.filter((each) => each === `${name} ${type}`).length;
    questions.push(`${name} ${type}`);
    const answer = script(name, type, asked);
    if (answer === "silence") return;
    const records: Buffer[] = [];
    if (answer.cname) records.push(record(5, encodeName(answer.cname)));
    const owner = answer.cname === undefined ? undefined : encodeName(answer.cname);
    if (type === 1)
      for (const text of answer.a ?? [])
        records.push(record(1, Buffer.from(text.split(".").map(Number)), owner));
    if (type === 28)
      for (const hex of answer.aaaa ?? []) records.push(record(28, Buffer.from(hex, "hex"), owner));
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | (answer.code ?? 0), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    socket.send(
      Buffer.concat([header, query.subarray(12, end), ...records]),
      peer.port,
      peer.address,
    );
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => socket.close(() => resolve())));
  const resolve = createResolver({
    servers: [`127.0.0.1:${socket.address().port}`],
    tries: 1,
    tryTimeoutMs: 5_000,
    hostsFile: null,
  });
  return { resolve, questions };
}

function readQuestion(query: Buffer) {
  const labels: string[] = [];
  let offset = 12;
  for (let length = query[offset] ?? 0; length > 0; length = query[offset] ?? 0) {
    labels.push(query.toString("latin1", offset + 1, offset + 1 + length));
    offset += length + 1;
  }
  return {
    name: labels.join(".").toLowerCase(),
    type: query.readUInt16BE(offset + 1),
    end: offset + 5,
  };
}

function encodeName(name: string) {
  return Buffer.concat([
    ...name.split(".").map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`)),
    Buffer.of(0),
  ]);
}

/** A record for the name of the question, or for `owner`, with a time to live of 0. */
function record(type: number, data: Buffer, owner: Buffer = Buffer.of(0xc0, 12)) {
  const head = Buffer.alloc(10);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(1, 2);
  head.writeUInt16BE(data.length, 8);
  return Buffer.concat([owner, head, data]);
}

function world() {
  const dialled: string[] = [];
  const dial: Dial = async ({ address }) => {
    dialled.push(address);
    return { chain: [goodCertificate().der], protocol: "TLSv1.3" };
  };
  return { dialled, dial };
}

const loopback6 = `${"00".repeat(15)}01`;
const mapped = `${"00".repeat(10)}ffff7f000001`;

test("a public name is dialled at the address that was vetted", async () => {
  const { resolve } = await nameServer(() => ({ a: ["93.184.216.34"] }));
  const { dial, dialled } = world();
  expect((await safeInspectCertificate("a.example", { resolve, dial })).success).toBe(true);
  expect(dialled).toEqual(["93.184.216.34"]);
});

const hostile: readonly (readonly [string, (type: number, asked: number) => Answer])[] = [
  ["loopback", () => ({ a: ["127.0.0.1"] })],
  ["a mix of public and private", () => ({ a: ["93.184.216.34", "10.0.0.1"] })],
  ["a public A and a loopback AAAA", () => ({ a: ["93.184.216.34"], aaaa: [loopback6] })],
  ["a mapped loopback", () => ({ aaaa: [mapped] })],
  ["an alias of loopback", () => ({ cname: "localhost.example", a: ["127.0.0.1"] })],
  ["cloud metadata", () => ({ a: ["169.254.169.254"] })],
  [
    "forty, the last of them private",
    () => ({
      a: [...Array.from({ length: 39 }, (_, index) => `93.184.216.${index}`), "192.168.0.1"],
    }),
  ],
];

test.for(hostile)("%s is never dialled", async ([, answer]) => {
  const { resolve } = await nameServer((_name, type, asked) => answer(type, asked));
  const canary = await tlsServer();
  const result = await safeInspectCertificate("evil.example", { resolve, port: canary.port });
  expect(result.error).toMatchObject({ code: "blocked_address", phase: "dns" });
  expect(canary.connections()).toBe(0);
});

test("DNS rebinding has no effect: the resolver asks only once", async () => {
  const { resolve, questions } = await nameServer((_name, _type, asked) => ({
    a: [asked === 0 ? "93.184.216.34" : "127.0.0.1"],
  }));
  const { dial, dialled } = world();
  await safeInspectCertificate("rebind.example", {
    resolve,
    dial,
    key_types: "both",
    all_addresses: true,
  });
  expect(questions.sort()).toEqual(["rebind.example 1", "rebind.example 28"]);
  expect(new Set(dialled)).toEqual(new Set(["93.184.216.34"]));
});

test.for([
  ["a name that does not exist", { code: 3 }, "not_found"],
  ["a name without addresses", {}, "not_found"],
  ["a server failure", { code: 2 }, "temporary"],
  ["a refusal", { code: 5 }, "temporary"],
] as const)("%s gives dns_failure", async ([, answer, detail]) => {
  const { resolve } = await nameServer(() => answer);
  const result = await safeInspectCertificate("a.example", { resolve, dial: world().dial });
  expect(result.error).toMatchObject({ code: "dns_failure", phase: "dns" });
  expect(result.error?.message).toContain(detail);
});

test("a name server that never answers ends the lookup at the deadline", async () => {
  const { resolve } = await nameServer(() => "silence");
  const result = await safeInspectCertificate("a.example", {
    resolve,
    dial: world().dial,
    timeoutMs: 100,
  });
  expect(result.error).toMatchObject({ code: "timeout", phase: "dns" });
});

test("the hosts file is read before DNS is asked", async () => {
  const folder = await mkdtemp(join(tmpdir(), "almanac-hosts-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const hostsFile = join(folder, "hosts");
  await writeFile(
    hostsFile,
    "# comment\n10.1.2.3 db1 DB1.corp.example # ours\n::1 db1\nnonsense db1\n",
  );
  const resolve = createResolver({ hostsFile });
  const { signal } = new AbortController();
  expect(await resolve("db1", { family: 0, signal })).toEqual([
    { address: "10.1.2.3", family: 4 },
    { address: "::1", family: 6 },
  ]);
  expect(await resolve("db1.corp.example", { family: 4, signal })).toHaveLength(1);
});
