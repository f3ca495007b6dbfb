import { listed } from "@almanac/kernel/messages/wording";
import { Command } from "commander";
import { approveAccess } from "../early-access/early-access.ts";
import { claimLink, dueLink, type EarlyAccess, sendDue } from "../early-access/mails.ts";
import { createEarlyAccess } from "../start/open-platform.ts";
import {
  advanceRequest,
  type EarlyAccessRow,
  type EarlyAccessState,
  earlyAccessStates,
  eraseRequest,
  findRequest,
  listRequests,
} from "../store/early-access.ts";
import {
  type AdminContext,
  AdminError,
  columns,
  printing,
  printTime,
  type Terminal,
  withContext,
  withoutControls,
  wrongOption,
} from "./context.ts";

/** `almanac-api early-access ...`: where people decide who gets a key. */
export function earlyAccessCommand(terminal: Terminal): Command {
  const command = new Command("early-access").description("Decide about requests for early access");
  const listing = command
    .command("list")
    .description("List requests, with the link of each request whose mail was not sent")
    .option("--state <state>", earlyAccessStates.join(", "), parseState);
  printing(listing, terminal, list);
  command
    .command("approve <id>")
    .description("Approve a confirmed request; its link shows a key once, within seven days")
    .option("--tier <tier>", "tier of the key", "free")
    .action((id: string, { tier }: { tier: string }) =>
      withContext(terminal, (context) => approve(terminal, context, id, tier)),
    );
  command
    .command("decline <id>")
    .description("Decline a request")
    .action((id: string) =>
      withContext(terminal, async (context) => {
        const row = await find(context, id);
        const decision = { state: "declined", decided_at: context.now() } as const;
        const from = ["requested", "confirmed", "approved"] as const;
        if (!(await advanceRequest(context.store.database, row.id, from, decision))) {
          throw wrongState(row, from.join(" or "));
        }
        terminal.out(`${row.id} is declined.\n`);
      }),
    );
  command
    .command("erase <id-or-mail>")
    .description(
      "Erase a request and its personal data; to end a key that was issued, use keys revoke",
    )
    .action((id: string) =>
      withContext(terminal, async (context) => {
        const row = await find(context, id);
        await eraseRequest(context.store, row.id);
        terminal.out(`${row.id} is erased.${row.key_id ? ` Its key is ${row.key_id}.` : ""}\n`);
      }),
    );
  return command;
}

async function list(context: AdminContext, { state }: { readonly state?: EarlyAccessState }) {
  const access = accessOf(context);
  const rows = await listRequests(context.store.database, state);
  // If the mail has not gone out, a person must pass the link on.
  const requests = rows.map((row) => ({
    ...row,
    link: (row.mailed === row.state ? undefined : dueLink(access, row)) ?? null,
  }));
  const shown = rows.map((row) => [
    row.id,
    row.state,
    row.email,
    row.name,
    row.services,
    printTime(row.created_at),
  ]);
  const table = columns(["ID", "STATE", "MAIL", "NAME", "SERVICES", "ASKED"], shown);
  const links = requests.map(({ id, link }) => (link === null ? "" : `${id}: ${link}\n`));
  return { json: { requests }, text: table + links.join("") };
}

async function approve(terminal: Terminal, context: AdminContext, id: string, tier: string) {
  const { tiers } = context.settings;
  if (!Object.hasOwn(tiers, tier)) {
    throw wrongOption("--tier", listed(Object.keys(tiers), "or"), tier);
  }
  const row = await find(context, id);
  const access = accessOf(context);
  const approved = await approveAccess(access, row, tier);
  if (approved === undefined) throw wrongState(row, "confirmed");
  terminal.out(`${claimLink(access, approved)}\n`);
  if (access.mailer && !(await sendDue(access, approved))) {
    terminal.error(
      "The mail was not sent. A running instance will try again; you can also pass the link on.\n",
    );
  }
}

function accessOf({ settings, store, pepper, now }: AdminContext): EarlyAccess {
  return createEarlyAccess(settings, { store, pepper, now, log: { warn() {} } });
}

async function find({ store }: AdminContext, id: string): Promise<EarlyAccessRow> {
  const row = await findRequest(store.database, id);
  if (row) return row;
  throw new AdminError(
    `there is no request "${withoutControls(id)}"; almanac-api early-access list shows all`,
  );
}

function wrongState({ id, state }: EarlyAccessRow, needed: string): AdminError {
  return new AdminError(`${id} is ${state}, not ${needed}`);
}

function parseState(text: string): EarlyAccessState {
  const state = earlyAccessStates.find((name) => name === text);
  if (state === undefined) throw wrongOption("--state", listed(earlyAccessStates, "or"), text);
  return state;
}
