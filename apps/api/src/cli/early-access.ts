import { listed } from "@almanac/kernel/messages/wording";
import { Command } from "commander";
import { approveAccess } from "../early-access/early-access.ts";
import { claimLink, dueLink, type EarlyAccess, isMailed, sendDue } from "../early-access/mails.ts";
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
  printJson,
  printTable,
  printTime,
  type Terminal,
  withContext,
  withoutControls,
  wrongOption,
} from "./context.ts";

/** `almanac-api early-access ...`: where people decide who gets a key. */
export function earlyAccessCommand(terminal: Terminal): Command {
  const command = new Command("early-access").description("Decide about requests for early access");
  addList(command, terminal);
  addApprove(command, terminal);
  addDecline(command, terminal);
  addErase(command, terminal);
  return command;
}

function addList(command: Command, terminal: Terminal): void {
  command
    .command("list")
    .description("List requests, with the link of each request whose mail was not sent")
    .option("--state <state>", earlyAccessStates.join(", "), parseState)
    .option("--json", "print one JSON object")
    .action((options: { state?: EarlyAccessState; json?: boolean }) =>
      withContext(terminal, async (context) => {
        const access = accessOf(context);
        const rows = await listRequests(context.store.database, options.state);
        if (options.json) {
          const requests = rows.map((row) => ({ ...row, link: unsentLink(access, row) ?? null }));
          return printJson(terminal, { requests });
        }
        printTable(
          terminal,
          ["ID", "STATE", "MAIL", "NAME", "SERVICES", "ASKED"],
          rows.map((row) => [
            row.id,
            row.state,
            row.email,
            row.name,
            row.services,
            printTime(row.created_at),
          ]),
        );
        for (const row of rows) {
          const link = unsentLink(access, row);
          if (link !== undefined) terminal.out(`${row.id}: ${link}\n`);
        }
      }),
    );
}

function addApprove(command: Command, terminal: Terminal): void {
  command
    .command("approve <id>")
    .description("Approve a confirmed request; its link shows a key once, within seven days")
    .option("--tier <tier>", "tier of the key", "free")
    .action((id: string, options: { tier: string }) =>
      withContext(terminal, async (context) => {
        const { tiers } = context.settings;
        if (!Object.hasOwn(tiers, options.tier)) {
          throw wrongOption("--tier", listed(Object.keys(tiers), "or"), options.tier);
        }
        const row = await find(context, id);
        const access = accessOf(context);
        const approved = await approveAccess(access, row, options.tier);
        if (approved === undefined) throw wrongState(row, "confirmed");
        terminal.out(`${claimLink(access, approved)}\n`);
        if (access.mailer && !(await sendDue(access, approved))) {
          terminal.error(
            "The mail was not sent. A running instance will try again; you can also pass the link on.\n",
          );
        }
      }),
    );
}

function addDecline(command: Command, terminal: Terminal): void {
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
}

function addErase(command: Command, terminal: Terminal): void {
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
}

function accessOf({ settings, store, pepper, now }: AdminContext): EarlyAccess {
  return createEarlyAccess(settings, { store, pepper, now, log: { warn() {} } });
}

/** The link, if its mail has not gone out: then a person must pass it on. */
function unsentLink(access: EarlyAccess, row: EarlyAccessRow): string | undefined {
  return isMailed(row) ? undefined : dueLink(access, row);
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
