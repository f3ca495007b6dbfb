import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isWellFormedKey } from "../../src/access/api-key.ts";
import { runAdmin } from "../../src/cli/program.ts";
import { insertRequest } from "../../src/store/early-access.ts";
import { openSqlite } from "../../src/store/sqlite.ts";
import { createStore } from "../../src/store/store.ts";
import { startMailServer } from "../mail-server.ts";

let folder: string;
const clock = { at: Date.UTC(2026, 10, 20) };
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "almanac-admin-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const admin = (...args: string[]) => adminWith({}, ...args);

async function adminWith(settings: Record<string, string>, ...args: string[]) {
  let out = "";
  let error = "";
  const exit = await runAdmin(args, {
    environment: { ALMANAC_DATA_DIR: folder, ...settings },
    now: () => clock.at,
    out: (text) => {
      out += text;
    },
    error: (text) => {
      error += text;
    },
  });
  return { exit, out, error };
}

async function create(...more: string[]) {
  const { out } = await admin(
    "keys",
    "create",
    "--owner",
    "acme",
    "--tier",
    "growth",
    "--scopes",
    "all",
    "--json",
    ...more,
  );
  return JSON.parse(out) as { id: string; key: string; state: string; expiresAt: string | null };
}

describe("the keys command", () => {
  test("create prints one JSON object with the key, and makes the pepper file readable only by its owner", async () => {
    const made = await create("--expires", "2027-01-31");
    expect(isWellFormedKey(made.key)).toBe(true);
    expect(made).toMatchObject({ state: "active", expiresAt: "2027-01-31T00:00:00.000Z" });
    expect(statSync(join(folder, "pepper")).mode & 0o777).toBe(0o600);
  });

  test("list and show never print a key", async () => {
    const { id, key } = await create();
    const list = await admin("keys", "list");
    const show = await admin("keys", "show", id, "--json");
    expect(list.out).toContain(id);
    expect(JSON.parse(show.out)).toMatchObject({
      id,
      owner: "acme",
      tier: "growth",
      scopes: "all",
    });
    for (const { out } of [list, show]) expect(out).not.toContain(key);
  });

  test("rotate replaces a key, and revoke ends it", async () => {
    const { id } = await create();
    const rotated = await admin("keys", "rotate", id, "--overlap", "2", "--json");
    const successor = JSON.parse(rotated.out) as { id: string };
    const old = JSON.parse((await admin("keys", "show", id, "--json")).out);
    expect(old).toMatchObject({ replacedBy: successor.id, expiresAt: "2026-11-20T02:00:00.000Z" });
    expect((await admin("keys", "rotate", id)).error).toContain("was already replaced");
    expect((await admin("keys", "revoke", successor.id)).exit).toBe(0);
    expect((await admin("keys", "rotate", successor.id)).error).toContain("revoked");
  });

  test.for([
    [["keys", "create"], 2, "error: --owner is missing; allowed: --owner <name>\n"],
    [["keys", "create", "--owner"], 2, "error: --owner needs a value; allowed: --owner <name>\n"],
    [["keys", "create", "--owner", "a b"], 2, "--owner must be 1 to 64 of A-Z a-z 0-9 . _ @ -"],
    [["keys", "revoke"], 2, "error: <id> is missing\n"],
    [
      ["keys", "revoke", "a", "b"],
      2,
      'error: unexpected argument "b": almanac-api keys revoke takes 1\n',
    ],
    [
      ["keys", "list", "--jsn"],
      2,
      'error: --jsn is not an option of almanac-api keys list (did you mean "--json"?); allowed: ',
    ],
    [
      ["keys", "creat"],
      2,
      'error: "creat" is not a command of almanac-api keys (did you mean "create"?); allowed: ',
    ],
    [
      ["keys", "create", "--owner", "a", "--tier", "huge", "--scopes", "all"],
      2,
      '--tier must be free, starter, growth or custom, not "huge"',
    ],
    [
      ["keys", "create", "--owner", "a", "--tier", "free", "--scopes", "dim"],
      2,
      '--scopes must be all, or a list of dimweight, vin, tax, certs and storefront, not "dim"',
    ],
    [
      [
        "keys",
        "create",
        "--owner",
        "a",
        "--tier",
        "free",
        "--scopes",
        "all",
        "--expires",
        "2020-01-01",
      ],
      2,
      "past",
    ],
    [["keys", "show", "key_x"], 1, "there is no key"],
    [
      ["keys", "rotate", "key_x", "--overlap", "169"],
      2,
      '--overlap must be a number of hours from 0 to 168, not "169"',
    ],
    [
      ["block", "add", "203.0.113.0/4"],
      2,
      '<caller> must be the id of a key (key_...), an address, or a CIDR block from /8 to /32 (IPv6: /16 to /64), not "203.0.113.0/4"',
    ],
    [["block", "add", "alm_live_secret"], 2, 'not "a key itself"'],
    [["block", "add"], 2, "error: <caller> is missing\n"],
    [["block", "add", "key_0"], 1, 'there is no key "key_0"'],
    [
      ["block", "add", "203.0.113.9", "--for", "soon"],
      2,
      '--for must be a time up to 366 days, such as 90s, 10m, 1h or 7d, not "soon"',
    ],
    [
      ["block", "add", "203.0.113.9", "--rate", "10"],
      2,
      '--rate must be a number of requests a minute from 1/min to 9999999/min, not "10"',
    ],
    [["block", "remove", "203.0.113.9"], 1, "203.0.113.9 is not blocked"],
    [["nonsense"], 2, 'error: "nonsense" is not a command of almanac-api; allowed: keys, '],
    [["early-access", "list", "--state", "x"], 2, "--state must be requested, confirmed, "],
    [
      ["early-access", "approve", "ea_x", "--tier", "huge"],
      2,
      "--tier must be free, starter, growth or custom",
    ],
    [["early-access", "approve", "ea_x"], 1, "there is no request"],
  ] as const)(
    "refuses %j with the right exit code and no stack trace",
    async ([args, exit, text]) => {
      const refused = await admin(...args);
      expect(refused.exit).toBe(exit);
      expect(refused.error).toContain(text);
      expect(refused.error).not.toContain("    at ");
    },
  );
});

describe("the block command", () => {
  test("add, list and remove name the caller as it is counted", async () => {
    const { id } = await create();
    const key = await admin("block", "add", id, "--for", "1h", "--rate", "10/min");
    expect(key).toMatchObject({
      exit: 0,
      out: `${id} may make 10/min until 2026-11-20T01:00:00Z.\n`,
    });
    const network = await admin("block", "add", "2001:DB8::7");
    expect(network.out).toBe("2001:db8:0:0::/64 is blocked until the block is removed.\n");
    const { blocks } = JSON.parse((await admin("block", "list", "--json")).out);
    expect(blocks).toMatchObject([
      { caller: "2001:db8:0:0::/64", requestsPerMinute: 0, until: null },
      { caller: id, requestsPerMinute: 10, until: "2026-11-20T01:00:00.000Z" },
    ]);
    expect((await admin("block", "list")).out).toContain(`${id}  10/min`);
    expect((await admin("block", "remove", "2001:db8::9")).exit).toBe(0);
    clock.at += 3_600_000;
    expect(JSON.parse((await admin("block", "list", "--json")).out)).toEqual({ blocks: [] });
    clock.at -= 3_600_000;
    expect((await admin("block", "remove", id)).out).toBe(`${id} is no longer blocked.\n`);
  });
});

describe("the early-access command", () => {
  test("list shows the links that are due, and each request is decided only once", async () => {
    const store = await createStore(openSqlite(join(folder, "almanac.sqlite")), "sqlite");
    const row = {
      id: "ea_1",
      email: "ada@example.com",
      name: "Ada\u001b[2J",
      company: null,
      use_case: "x",
      services: "dimweight",
      expected_volume: null,
      state: "confirmed",
      tier: null,
      key_id: null,
      created_at: clock.at,
      confirmed_at: null,
      decided_at: null,
      issued_at: null,
    };
    await insertRequest(store.database, row);
    await insertRequest(store.database, {
      ...row,
      id: "ea_2",
      email: "b@example.com",
      state: "requested",
    });
    await store.close();
    const list = await admin("early-access", "list");
    expect(list.out).toContain("ea_2: http://127.0.0.1:8787/early-access/confirm?token=ea_2.");
    expect(list.out).not.toContain("\u001b");
    const approved = await admin("early-access", "approve", "ea_1", "--tier", "starter");
    expect(approved.out).toMatch(/\/early-access\/claim\?token=ea_1\./);
    expect((await admin("early-access", "approve", "ea_1")).error).toContain(
      "is approved, not confirmed",
    );
    expect((await admin("early-access", "decline", "ea_1")).exit).toBe(0);
    expect((await admin("early-access", "erase", "ada@example.com")).exit).toBe(0);
    const { requests } = JSON.parse((await admin("early-access", "list", "--json")).out);
    expect(requests).toMatchObject([{ id: "ea_2" }]);
  });
});

describe("the early-access command with a mail server", () => {
  const ask = async (id: string, state: string, mailed: string | null) => {
    const store = await createStore(openSqlite(join(folder, "almanac.sqlite")), "sqlite");
    await insertRequest(store.database, {
      id,
      email: `${id}@mailed.example`,
      name: "Ada",
      use_case: "x",
      services: "dimweight",
      state,
      created_at: clock.at,
      mailed,
    });
    await store.close();
  };

  test("list shows the links of people whose mail has not gone out, and no others", async () => {
    await ask("ea_sent", "requested", "requested");
    await ask("ea_unsent", "requested", null);
    await ask("ea_approved", "approved", "requested");
    const settings = { ALMANAC_SMTP_URL: "smtp://127.0.0.1:1" };
    const { out } = await adminWith(settings, "early-access", "list");
    expect(out).toContain("ea_unsent: http");
    expect(out).toMatch(/ea_approved: http\S+\/claim\?/);
    expect(out).not.toContain("ea_sent: http");
  });

  test("approve mails the link, or reports that the mail failed and prints the link", async () => {
    await ask("ea_mail", "confirmed", "requested");
    await ask("ea_fail", "confirmed", "requested");
    const server = await startMailServer();
    const settings = { ALMANAC_SMTP_URL: `smtp://127.0.0.1:${server.port}` };
    const sent = await adminWith(settings, "early-access", "approve", "ea_mail");
    await server.close();
    expect(sent).toMatchObject({ exit: 0, error: "" });
    expect(server.delivered[0]?.text).toContain(sent.out.trim());
    const failed = await adminWith(settings, "early-access", "approve", "ea_fail");
    expect(failed.exit).toBe(0);
    expect(failed.out).toMatch(/\/claim\?token=ea_fail\./);
    expect(failed.error).toContain("was not sent");
  });

  test("erase leaves nothing in the files, even while the API has the store open", async () => {
    const open = await createStore(openSqlite(join(folder, "almanac.sqlite")), "sqlite");
    await ask("ea_gone", "requested", null);
    const files = () =>
      readdirSync(folder)
        .filter((name) => name.startsWith("almanac.sqlite"))
        .map((name) => readFileSync(join(folder, name), "latin1"))
        .join();
    expect(files()).toContain("ea_gone@mailed.example");
    expect((await admin("early-access", "erase", "ea_gone")).exit).toBe(0);
    expect(files()).not.toContain("ea_gone");
    await open.close();
  });
});

test("backup writes a private copy of the store, and never overwrites a file", async () => {
  await create();
  const file = join(folder, "copy.sqlite");
  expect((await admin("backup", file)).exit).toBe(0);
  expect((await admin("backup", file)).error).toContain("already");
  expect(statSync(file).size).toBeGreaterThan(4096);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
