import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { compareClocks } from "../../src/cli/doctor-store.ts";
import { runAdmin } from "../../src/cli/program.ts";
import { migrate, migrations } from "../../src/store/migrations.ts";
import { openSqlite } from "../../src/store/sqlite.ts";
import { startMailServer } from "../mail-server.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "almanac-doctor-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

async function admin(settings: Record<string, string>, ...args: string[]) {
  let out = "";
  let error = "";
  const exit = await runAdmin(args, {
    environment: { ALMANAC_DATA_DIR: folder, ...settings },
    now: Date.now,
    out: (text) => {
      out += text;
    },
    error: (text) => {
      error += text;
    },
  });
  return { exit, out, error };
}

const createKey = (settings: Record<string, string> = {}, tier = "free") =>
  admin(settings, "keys", "create", "--owner", "acme", "--tier", tier, "--scopes", "all");

/** Runs the doctor and returns the result of one check. */
async function finding(check: string, settings: Record<string, string> = {}) {
  const { exit, out } = await admin(settings, "doctor", "--json");
  const { healthy, findings } = JSON.parse(out) as {
    healthy: boolean;
    findings: { check: string; ok: boolean; detail: string }[];
  };
  expect(exit).toBe(healthy ? 0 : 1);
  expect(healthy).toBe(findings.every(({ ok }) => ok));
  const found = findings.find((each) => each.check === check);
  if (!found) throw new Error(`no word about ${check}`);
  return found;
}

test("the doctor shows the rate limit for callers without a key", async () => {
  const detail = async (settings?: Record<string, string>) =>
    (await finding("shared limits", settings)).detail;
  expect(await detail()).toContain("; 600 requests a minute from one address without a key");
  expect(await detail({ ALMANAC_OPEN_LIMIT: "42" })).toContain("; 42 requests a minute");
});

test("the doctor finds no fault in an instance that was never started, and creates no files", async () => {
  rmSync(folder, { recursive: true });
  expect(await finding("pepper")).toMatchObject({
    ok: true,
    detail: expect.stringContaining("none yet"),
  });
  expect(await finding("store")).toMatchObject({
    ok: true,
    detail: expect.stringContaining("none"),
  });
  expect(() => chmodSync(folder, 0o700)).toThrow("ENOENT");
});

test("the doctor finds no fault in a store that is in use", async () => {
  await createKey();
  const { exit, out } = await admin({}, "doctor");
  expect(exit).toBe(0);
  expect(out).toContain(`ok    store: sqlite, version ${migrations.length}, 1 keys`);
  expect(out).not.toContain("FAIL");
});

describe("the doctor checks the secrets", () => {
  test("if the pepper is gone, the doctor and other commands fail, and none creates a new one", async () => {
    await createKey();
    rmSync(join(folder, "pepper"));
    expect(await finding("pepper")).toMatchObject({ ok: false });
    expect(await createKey()).toMatchObject({
      exit: 1,
      error: expect.stringContaining("Restore it"),
    });
    expect(await finding("pepper")).toMatchObject({ ok: false });
  });

  test("refuses another pepper under the same version, and accepts it under a new version", async () => {
    const [old, other] = [
      "1:first-pepper-0123456789-0123456789",
      "1:other-pepper-0123456789-01234567",
    ];
    await createKey({ ALMANAC_PEPPER: old });
    expect(await finding("store", { ALMANAC_PEPPER: other })).toMatchObject({
      ok: false,
      detail: expect.stringContaining("version 1"),
    });
    expect((await createKey({ ALMANAC_PEPPER: other })).exit).toBe(1);
    const both = `${other.replace("1:", "2:")},${old}`;
    expect((await createKey({ ALMANAC_PEPPER: both })).exit).toBe(0);
    expect(await finding("store", { ALMANAC_PEPPER: both })).toMatchObject({ ok: true });
  });

  test.for(["pepper", "local.key", "."])("fails if others can read %s", async (name) => {
    await createKey();
    writeFileSync(join(folder, "local.key"), "x", { mode: 0o600 });
    expect(await finding("files")).toMatchObject({ ok: true });
    chmodSync(join(folder, name), 0o755);
    const { ok, detail } = await finding("files");
    expect(ok).toBe(false);
    expect(detail).toContain(join(folder, name));
  });
});

describe("the doctor checks the store", () => {
  const open = () => openSqlite(join(folder, "almanac.sqlite"));

  test("accepts a store of an older version and does not migrate it", async () => {
    await createKey();
    rmSync(join(folder, "almanac.sqlite"));
    const database = open();
    await migrate(database, "sqlite", 3);
    const version = `version 3 of ${migrations.length}`;
    for (const _ of [1, 2]) {
      expect(await finding("store")).toMatchObject({
        ok: true,
        detail: expect.stringContaining(version),
      });
    }
    await database.destroy();
  });

  test("fails for a store of a newer version", async () => {
    await createKey();
    const database = open();
    await sql`insert into migrations (version, name) values (999, 'later')`.execute(database);
    await database.destroy();
    expect(await finding("store")).toMatchObject({
      ok: false,
      detail: expect.stringContaining("newer than this program"),
    });
  });

  test("fails for a damaged store", async () => {
    await createKey();
    rmSync(join(folder, "almanac.sqlite"));
    writeFileSync(join(folder, "almanac.sqlite"), "no database".repeat(1_000));
    expect(await finding("store")).toMatchObject({ ok: false });
  });

  test("fails if keys have a tier that the settings do not name", async () => {
    const tiers = join(folder, "tiers.json");
    writeFileSync(tiers, '{"gold":{"requestsPerMinute":5,"requestsPerMonth":null}}', {
      mode: 0o600,
    });
    await createKey({ ALMANAC_TIERS: tiers }, "gold");
    expect(await finding("store", { ALMANAC_TIERS: tiers })).toMatchObject({ ok: true });
    expect(await finding("store")).toMatchObject({
      ok: false,
      detail: expect.stringContaining("gold"),
    });
  });
});

describe("the doctor fails if a server does not answer", () => {
  const peppered = { ALMANAC_PEPPER: "0123456789abcdef0123456789abcdef" };

  test.for([
    ["store", { ...peppered, DATABASE_URL: "postgres://127.0.0.1:1/none" }],
    ["shared limits", { VALKEY_URL: "redis://127.0.0.1:1" }],
    ["mail", { ALMANAC_SMTP_URL: "smtp://127.0.0.1:1" }],
  ] as const)("%s", async ([check, settings]) => {
    const { ok, detail } = await finding(check, settings);
    expect(ok).toBe(false);
    expect(detail).toContain("ECONNREFUSED");
  });

  test("fails if the mail server does not know the user", async () => {
    const server = await startMailServer({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(new Error("no such user")),
      allowInsecureAuth: true,
    });
    const url = (user: string) => ({ ALMANAC_SMTP_URL: `smtp://${user}127.0.0.1:${server.port}` });
    try {
      expect(await finding("mail", url("who:what@"))).toMatchObject({
        ok: false,
        detail: expect.stringContaining("no such user"),
      });
      expect(await finding("mail", url(""))).toMatchObject({ ok: true });
    } finally {
      await server.close();
    }
  });
});

test.for([
  [0, undefined],
  [1_900, undefined],
  [-1_900, undefined],
  [5_000, /5 seconds behind/],
  [-60_000, /60 seconds ahead/],
] as const)(
  "the doctor reports clocks that differ by more than two seconds: %d ms",
  async ([differsMs, said]) => {
    const now = () => 1_000_000;
    const compared = compareClocks("PostgreSQL", now, async () => now() + differsMs);
    if (said === undefined) await expect(compared).resolves.toBeUndefined();
    else await expect(compared).rejects.toThrow(said);
  },
);
