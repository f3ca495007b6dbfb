import { certErrorCodes } from "@almanac/certs";
import type { Command } from "commander";
import type { Answer, Invocation } from "../command.ts";
import type { Context } from "../context.ts";
import { AlmanacError } from "../errors/almanac-error.ts";
import { refuse } from "../errors/refuse.ts";
import type { Reply } from "../output/print-reply.ts";
import { printReply } from "../output/print-reply.ts";
import { calendar } from "./certs/calendar.ts";
import { type Answered, inspectTargets } from "./certs/inspect-targets.ts";
import { nagiosReply } from "./certs/nagios.ts";
import { type CertOptions, type CertRun, readRun } from "./certs/options.ts";
import { prometheus } from "./certs/prometheus.ts";
import { canStream, streamList } from "./certs/stream-list.ts";
import { readTargets } from "./certs/targets.ts";
import { manyReply, oneReply } from "./certs/view.ts";
import type { Service } from "./service.ts";

/** `almanac cert`. */
export function createCerts(): Service {
  return { configure, errorCodes: certErrorCodes };
}

function configure(command: Command, answer: Answer): void {
  command
    .description(
      "When the certificate of a TLS server expires, which names it covers and who issued it. No grading, no assurance of identity.",
    )
    .usage("<target...> [options]")
    .argument(
      "[target...]",
      "host, host:port, smtp://host:587, a PEM or DER file, or - for PEM on stdin",
    )
    .option("--port <port>", "for targets that name none (default: 443)")
    .option(
      "--starttls <protocol>",
      "smtp, imap, pop3, ftp, ldap, xmpp, postgres, mysql ... or none",
    )
    .option("--servername <name>", "send this name in SNI; an empty one sends none")
    .option("--family <4|6>", "only IPv4 or only IPv6 addresses")
    .option("--timeout <time>", "deadline of a lookup: 10s, 500ms (default: 10s)")
    .option("--all-addresses", "ask every address of the host")
    .option("--both-keys", "ask for the ECDSA and the RSA certificate")
    .option("--public-only", "refuse addresses that are not public, as the API does")
    .option("--fail-within <limit>", "exit 1 when less is left: 30d, 36h, or a share such as 1/3")
    .option("--from <file>", "targets from a file, one a line; - for stdin")
    .option("--watch <time>", "ask again every 1h, 30m, 10s, until stopped")
    .option("--nagios", "one line and the exit codes of a monitoring plug-in: 0, 1, 2, 3")
    .option("--warn-within <limit>", "with --nagios: warn below this (default: 1/3)")
    .option("--prometheus", "metrics for a textfile collector")
    .option("--calendar", "an .ics with the expiry dates")
    .addHelpText("after", examples)
    .action(answer<CertOptions>(cert));
}

const examples = `
Exit code 1 means that a certificate has expired, is within --fail-within,
or that one of several targets failed.

Examples:
  almanac cert example.com smtp://mail.example.com:587 --fail-within 30d
  almanac cert --from hosts.txt --prometheus > certs.prom
  almanac cert fullchain.pem --fail-within 1/3`;

async function cert(invocation: Invocation<CertOptions>): Promise<Reply | undefined> {
  const { words, options, context } = invocation;
  const run = readRun(options);
  refuseLocal(options, context);
  const isList = run.from !== undefined && run.watchMs === undefined;
  if (isList && canStream(run, context)) return await streamList(words, run, context);
  const targets = await readTargets(words, run, context);
  if (run.watchMs === undefined) return replyOf(await inspectTargets(targets, run, context), run);
  const { signal } = context.io;
  while (!signal.aborted) {
    await printReply(replyOf(await inspectTargets(targets, run, context), run, true), context);
    await pause(run.watchMs, signal);
  }
  return undefined;
}

/** Refuses options that only count where this machine connects. */
function refuseLocal({ timeout, publicOnly }: CertOptions, { settings }: Context): void {
  if (settings.api === undefined) return;
  const given = { "--timeout": timeout, "--public-only": publicOnly };
  const issues = Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([parameter]) => ({
      code: "unknown_field",
      parameter,
      what: `${parameter} cannot be used with --api: the server connects, and decides`,
      see: "almanac help cert",
    }));
  if (issues.length > 0) refuse(...issues);
}

function replyOf(answers: readonly Answered[], run: CertRun, keepGoing = false): Reply {
  const [only] = answers;
  switch (run.format) {
    case "nagios":
      return nagiosReply(answers, run);
    case "prometheus":
      return asText(answers, prometheus(answers));
    case "calendar":
      return asText(answers, calendar(answers));
    case "report":
      // --from always prints a list, even for one target, so that scripts read only one format.
      if (run.from !== undefined || answers.length !== 1 || only === undefined) {
        return manyReply(answers, run);
      }
      if (only.error === undefined) return oneReply(only, run);
      if (keepGoing) return manyReply(answers, run);
      throw new AlmanacError(only.error.category, only.error.issues, { cause: only.error.cause });
  }
}

/** A reply in another format (Prometheus, iCalendar), which is the same in every output mode. */
function asText(answers: readonly Answered[], text: string): Reply {
  return {
    document: undefined,
    text,
    human: () => text,
    failed: answers.some(({ error }) => error !== undefined),
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", done, { once: true });
  });
}
