import { listed } from "@almanac/kernel/messages/wording";
import { Command } from "commander";
import { AlreadyReplacedError, type IssuedKey, issueKey, rotateKey } from "../access/api-key.ts";
import { parseScopes } from "../access/key-ring.ts";
import { serviceIds } from "../service-id.ts";
import { findKey, type KeyRow, listKeys, revokeKey } from "../store/keys.ts";
import type { Queries } from "../store/store.ts";
import {
  type AdminContext,
  AdminError,
  AdminUsageError,
  columns,
  printing,
  printTime,
  type Terminal,
  wrongOption,
} from "./context.ts";

const maxOverlapHours = 168;

interface CreateOptions {
  readonly owner: string;
  readonly tier: string;
  readonly scopes: string;
  readonly test?: boolean;
  readonly expires?: number;
}

interface RotateOptions {
  readonly overlap: number;
  readonly expires?: number;
}

/** `almanac-api keys ...`: the only place where keys are created, listed and revoked. */
export function keysCommand(terminal: Terminal): Command {
  const keys = new Command("keys").description("Create, list, rotate and revoke API keys");
  const creating = keys
    .command("create")
    .description("Create a key; it is shown only once")
    .requiredOption(
      "--owner <name>",
      "owner of the key; keys of one owner share a quota",
      parseOwner,
    )
    .requiredOption("--tier <tier>", "free, starter, growth, custom, or one of ALMANAC_TIERS")
    .requiredOption("--scopes <ids>", `all, or some of ${serviceIds.join(",")}`, parseScopeList)
    .option("--test", "an alm_test_ key instead of an alm_live_ one")
    .option("--expires <date>", "ISO date or time at which the key expires", parseDate);
  printing(creating, terminal, create);
  const listing = keys
    .command("list")
    .description("List keys, without the keys themselves")
    .option("--owner <name>", "only the keys of one owner");
  printing(listing, terminal, list);
  const showing = keys.command("show <id>").description("Show all that is known about a key");
  printing(showing, terminal, async (context, _options, id) => {
    const json = describe(await find(context, id), context.now());
    const lines = Object.entries(json).map(
      ([name, value]) => `${name.padEnd(14)}${value ?? "-"}\n`,
    );
    return { json, text: lines.join("") };
  });
  const rotating = keys
    .command("rotate <id>")
    .description("Create a successor; the old key continues to work during the overlap")
    .option("--overlap <hours>", `0 to ${maxOverlapHours}`, parseOverlap, 24)
    .option(
      "--expires <date>",
      "expiry of the successor; by default that of the old key",
      parseDate,
    );
  printing(rotating, terminal, rotate);
  const revoking = keys
    .command("revoke <id>")
    .description("End a key; every instance refuses it within five seconds");
  printing(revoking, terminal, async (context, _options, id) => {
    const { store, now } = context;
    if (!(await revokeKey(store.database, id, now()))) throw unknown(id);
    return { json: describe(await find(context, id), now()), text: `${id} is revoked.\n` };
  });
  return keys;
}

async function list({ store, now }: AdminContext, { owner }: { readonly owner?: string }) {
  const rows = await listKeys(store.database, owner);
  const shown = rows.map((row) => [
    row.id,
    row.hint,
    row.owner,
    row.tier,
    row.scopes,
    stateOf(row, now()),
    printTime(row.last_used_at),
  ]);
  return {
    json: { keys: rows.map((row) => describe(row, now())) },
    text: columns(["ID", "KEY", "OWNER", "TIER", "SCOPES", "STATE", "LAST USED"], shown),
  };
}

async function create({ settings, store, pepper, now }: AdminContext, options: CreateOptions) {
  if (!Object.hasOwn(settings.tiers, options.tier)) {
    throw wrongOption("--tier", listed(Object.keys(settings.tiers), "or"), options.tier);
  }
  requireFuture(options.expires, now());
  const issued = await issueKey(store.database, pepper, {
    owner: options.owner,
    tier: options.tier,
    scopes: options.scopes,
    mode: options.test ? "test" : "live",
    expiresAt: options.expires ?? null,
    now: now(),
  });
  return shownOnce(issued);
}

async function rotate(context: AdminContext, { overlap, expires }: RotateOptions, id: string) {
  const { store, pepper, now } = context;
  requireFuture(expires, now());
  const old = await find(context, id);
  if (stateOf(old, now()) !== "active") {
    throw new AdminError(`${id} is ${stateOf(old, now())}; create a new key instead`);
  }
  const rotation = { now: now(), overlapMs: overlap * 3_600_000, expiresAt: expires };
  try {
    const rotated = (transaction: Queries) => rotateKey(transaction, pepper, old, rotation);
    return shownOnce(await store.transact(rotated));
  } catch (error) {
    if (!(error instanceof AlreadyReplacedError)) throw error;
    const { replaced_by: successor } = await find(context, id);
    throw new AdminError(`${id} was already replaced by ${successor}`);
  }
}

function requireFuture(expires: number | undefined, now: number): void {
  if (expires !== undefined && expires <= now)
    throw new AdminUsageError("--expires is in the past");
}

async function find({ store }: AdminContext, id: string): Promise<KeyRow> {
  const row = await findKey(store.database, id);
  if (row === undefined) throw unknown(id);
  return row;
}

function unknown(id: string): AdminError {
  return new AdminError(`there is no key "${id}"; almanac-api keys list shows all`);
}

function shownOnce({ row, key }: IssuedKey) {
  return {
    json: { ...describe(row, row.created_at), key },
    text: `${key}\n`,
    note: `This is ${row.id} of ${row.owner}. The key is shown only once.\n`,
  };
}

function describe(row: KeyRow, now: number) {
  const time = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  return {
    id: row.id,
    hint: row.hint,
    owner: row.owner,
    tier: row.tier,
    scopes: row.scopes,
    state: stateOf(row, now),
    createdAt: time(row.created_at),
    expiresAt: time(row.expires_at),
    lastUsedAt: time(row.last_used_at),
    revokedAt: time(row.revoked_at),
    replacedBy: row.replaced_by,
  };
}

function stateOf({ revoked_at, expires_at }: KeyRow, now: number): string {
  if (revoked_at !== null) return "revoked";
  return expires_at !== null && expires_at <= now ? "expired" : "active";
}

function parseOwner(text: string): string {
  if (/^[\w.@-]{1,64}$/.test(text)) return text;
  throw wrongOption("--owner", "1 to 64 of A-Z a-z 0-9 . _ @ -", text);
}

function parseScopeList(text: string): string {
  const known: readonly string[] = [...serviceIds, "all"];
  const wrong = text.split(",").filter((name) => !known.includes(name.trim()));
  if (wrong.length > 0) {
    throw wrongOption("--scopes", `all, or a list of ${listed(serviceIds)}`, text);
  }
  const scopes = parseScopes(text);
  return scopes === "all" ? "all" : scopes.join(",");
}

function parseDate(text: string): number {
  const at = Date.parse(text);
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(at)) {
    throw wrongOption("--expires", "an ISO date or time such as 2027-01-31", text);
  }
  return at;
}

function parseOverlap(text: string): number {
  const hours = Number(text);
  if (!/^\d+(?:\.\d+)?$/.test(text) || hours > maxOverlapHours) {
    throw wrongOption("--overlap", `a number of hours from 0 to ${maxOverlapHours}`, text);
  }
  return hours;
}
