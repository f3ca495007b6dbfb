import { Command } from "commander";
import { parseBlocked } from "../access/blocks.ts";
import { type BlockRow, listBlocks, putBlock, removeBlock } from "../store/blocks.ts";
import { findKey } from "../store/keys.ts";
import {
  type AdminContext,
  AdminError,
  columns,
  printing,
  printTime,
  type Terminal,
  wrongOption,
} from "./context.ts";

const dayMs = 86_400_000;
const unitsMs: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: dayMs };
const maxDurationMs = 366 * dayMs;

interface AddOptions {
  readonly for?: number;
  readonly rate?: number;
}

/**
 * `almanac-api block ...`: refuses the requests of a key or of addresses, or slows them down, on
 * every instance.
 */
export function blockCommand(terminal: Terminal): Command {
  const block = new Command("block").description("Block a key or addresses, or limit their rate");
  const adding = block
    .command("add")
    .argument("<caller>", undefined, callerOf)
    .description("Block the id of a key, an address or a CIDR block, within five seconds")
    .option("--for <time>", "how long, as 90s, 10m, 1h or 7d; by default until removed", parseTime)
    .option("--rate <rate>", "requests still allowed, as 10/min; by default none", parseRate);
  printing(adding, terminal, add);
  const listing = block.command("list").description("List the blocks that have not ended");
  printing(listing, terminal, list);
  const removing = block.command("remove <caller>").description("End a block, within five seconds");
  printing(removing, terminal, async ({ store }, _options, text) => {
    const caller = callerOf(text);
    if (await removeBlock(store.database, caller)) {
      return { json: { caller, removed: true }, text: `${caller} is no longer blocked.\n` };
    }
    throw new AdminError(`${caller} is not blocked; almanac-api block list shows all`);
  });
  return block;
}

async function add({ store, now }: AdminContext, options: AddOptions, caller: string) {
  if (caller.startsWith("key_") && (await findKey(store.database, caller)) === undefined) {
    throw new AdminError(`there is no key "${caller}"; almanac-api keys list shows all`);
  }
  const row = {
    caller,
    requests_per_minute: options.rate ?? null,
    created_at: now(),
    ends_at: options.for === undefined ? null : now() + options.for,
  };
  await putBlock(store.database, row);
  const limit = options.rate === undefined ? "is blocked" : `may make ${options.rate}/min`;
  const end =
    row.ends_at === null ? "until the block is removed" : `until ${printTime(row.ends_at)}`;
  return { json: describe(row), text: `${caller} ${limit} ${end}.\n` };
}

async function list({ store, now }: AdminContext) {
  const rows = await listBlocks(store.database, now());
  const shown = rows.map(({ caller, requests_per_minute: rate, created_at, ends_at }) => [
    caller,
    rate === null ? "none" : `${rate}/min`,
    printTime(created_at),
    printTime(ends_at),
  ]);
  return {
    json: { blocks: rows.map(describe) },
    text: columns(["CALLER", "RATE", "SINCE", "UNTIL"], shown),
  };
}

function describe({ caller, requests_per_minute, created_at, ends_at }: BlockRow) {
  return {
    caller,
    requestsPerMinute: requests_per_minute ?? 0,
    since: new Date(created_at).toISOString(),
    until: ends_at === null ? null : new Date(ends_at).toISOString(),
  };
}

function callerOf(text: string): string {
  const caller = parseBlocked(text);
  if (caller !== undefined) return caller;
  // The text may be a key itself, which must not be printed.
  const shown = text.startsWith("alm_") ? "a key itself" : text;
  throw wrongOption(
    "<caller>",
    "the id of a key (key_...), an address, or a CIDR block from /8 to /32 (IPv6: /16 to /64)",
    shown,
  );
}

function parseTime(text: string): number {
  const [, count = "", unit = ""] = /^(\d{1,9})([smhd])$/.exec(text) ?? [];
  const milliseconds = Number(count) * (unitsMs[unit] ?? 0);
  if (milliseconds > 0 && milliseconds <= maxDurationMs) return milliseconds;
  throw wrongOption("--for", "a time up to 366 days, such as 90s, 10m, 1h or 7d", text);
}

function parseRate(text: string): number {
  const [, count = ""] = /^(\d{1,7})\/min$/.exec(text) ?? [];
  if (Number(count) >= 1) return Number(count);
  throw wrongOption("--rate", "a number of requests a minute from 1/min to 9999999/min", text);
}
