import { listed } from "@almanac/kernel/messages/wording";
import { Command } from "commander";
import { AlreadyReplacedError, type IssuedKey, issueKey, rotateKey } from "../access/api-key.ts";
import { parseScopes } from "../access/key-ring.ts";
import { serviceIds } from "../service-id.ts";
import { findKey, type KeyRow, listKeys, revokeKey } from "../store/keys.ts";
import {
  type AdminContext,
  AdminError,
  AdminUsageError,
  printJson,
  printTable,
  printTime,
  type Terminal,
  withContext,
  wrongOption,
} from "./context.ts";

const maxOverlapHours = 168;

interface CreateOptions {
  readonly owner: string;
  readonly tier: string;
  readonly scopes: string;
  readonly test?: boolean;
  readonly expires?: number;
  readonly json?: boolean;
}

interface RotateOptions {
  readonly overlap: number;
  readonly expires?: number;
  readonly json?: boolean;
}

/** `almanac-api keys ...`: the only place where keys are created, listed and revoked. */
export function keysCommand(terminal: Terminal): Command {
  const keys = new Command("keys").description("Create, list, rotate and revoke API keys");
  addCreate(keys, terminal);
  addList(keys, terminal);
  addShow(keys, terminal);
  addRotate(keys, terminal);
  addRevoke(keys, terminal);
  return keys;
}

function addCreate(keys: Command, terminal: Terminal): void {
  keys
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
    .option("--expires <date>", "ISO date or time at which the key expires", parseDate)
    .option("--json", "print one JSON object")
    .action((options: CreateOptions) =>
      withContext(terminal, async (context) =>
        printIssued(terminal, await create(context, options), options),
      ),
    );
}

function addList(keys: Command, terminal: Terminal): void {
  keys
    .command("list")
    .description("List keys, without the keys themselves")
    .option("--owner <name>", "only the keys of one owner")
    .option("--json", "print one JSON object")
    .action((options: { owner?: string; json?: boolean }) =>
      withContext(terminal, async ({ store, now }) => {
        const rows = await listKeys(store.database, options.owner);
        if (options.json)
          return printJson(terminal, { keys: rows.map((row) => describe(row, now())) });
        printTable(
          terminal,
          ["ID", "KEY", "OWNER", "TIER", "SCOPES", "STATE", "LAST USED"],
          rows.map((row) => [
            row.id,
            row.hint,
            row.owner,
            row.tier,
            row.scopes,
            stateOf(row, now()),
            printTime(row.last_used_at),
          ]),
        );
      }),
    );
}

function addShow(keys: Command, terminal: Terminal): void {
  keys
    .command("show <id>")
    .description("Show all that is known about a key")
    .option("--json", "print one JSON object")
    .action((id: string, options: { json?: boolean }) =>
      withContext(terminal, async (context) => {
        const known = describe(await find(context, id), context.now());
        if (options.json) return printJson(terminal, known);
        for (const [name, value] of Object.entries(known))
          terminal.out(`${name.padEnd(14)}${value ?? "-"}\n`);
      }),
    );
}

function addRotate(keys: Command, terminal: Terminal): void {
  keys
    .command("rotate <id>")
    .description("Create a successor; the old key continues to work during the overlap")
    .option("--overlap <hours>", `0 to ${maxOverlapHours}`, parseOverlap, 24)
    .option(
      "--expires <date>",
      "expiry of the successor; by default that of the old key",
      parseDate,
    )
    .option("--json", "print one JSON object")
    .action((id: string, options: RotateOptions) =>
      withContext(terminal, async (context) =>
        printIssued(terminal, await rotate(context, id, options), options),
      ),
    );
}

function addRevoke(keys: Command, terminal: Terminal): void {
  keys
    .command("revoke <id>")
    .description("End a key; every instance refuses it within five seconds")
    .option("--json", "print one JSON object")
    .action((id: string, options: { json?: boolean }) =>
      withContext(terminal, async (context) => {
        const { store, now } = context;
        if (!(await revokeKey(store.database, id, now()))) throw unknown(id);
        if (options.json) return printJson(terminal, describe(await find(context, id), now()));
        terminal.out(`${id} is revoked.\n`);
      }),
    );
}

function create({ settings, store, pepper, now }: AdminContext, options: CreateOptions) {
  if (!Object.hasOwn(settings.tiers, options.tier)) {
    throw wrongOption("--tier", listed(Object.keys(settings.tiers), "or"), options.tier);
  }
  requireFuture(options.expires, now());
  return issueKey(store.database, pepper, {
    owner: options.owner,
    tier: options.tier,
    scopes: options.scopes,
    mode: options.test ? "test" : "live",
    expiresAt: options.expires ?? null,
    now: now(),
  });
}

async function rotate(context: AdminContext, id: string, { overlap, expires }: RotateOptions) {
  const { store, pepper, now } = context;
  requireFuture(expires, now());
  const old = await find(context, id);
  if (stateOf(old, now()) !== "active") {
    throw new AdminError(`${id} is ${stateOf(old, now())}; create a new key instead`);
  }
  const rotation = { now: now(), overlapMs: overlap * 3_600_000, expiresAt: expires };
  try {
    return await store.transact((transaction) => rotateKey(transaction, pepper, old, rotation));
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

function printIssued(terminal: Terminal, { row, key }: IssuedKey, { json }: { json?: boolean }) {
  if (json) return printJson(terminal, { ...describe(row, row.created_at), key });
  terminal.out(`${key}\n`);
  terminal.error(`This is ${row.id} of ${row.owner}. The key is shown only once.\n`);
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
