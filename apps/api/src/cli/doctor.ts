import { accessSync, constants, existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { Redis } from "ioredis";
import { greetMailServer } from "../early-access/mails.ts";
import { readSettings, type Settings } from "../settings.ts";
import { SettingsError } from "../settings-error.ts";
import { findPeppers } from "../start/secrets.ts";
import { type Terminal, withoutControls } from "./context.ts";
import { compareClocks, examineStore } from "./doctor-store.ts";

interface Finding {
  readonly check: string;
  readonly ok: boolean;
  readonly detail: string;
}

/**
 * `almanac-api doctor`: checks everything that an instance needs, changes none of it, and reports
 * what is wrong.
 */
export function doctorCommand(terminal: Terminal, fail: () => void): Command {
  return new Command("doctor")
    .description("Check settings, secrets, storage, clocks, shared limits and mail; change nothing")
    .option("--json", "print one JSON object")
    .action(async (options: { json?: boolean }) => {
      const settings = readSettings(terminal.environment);
      const findings = await examineAll(settings, terminal.now);
      const healthy = findings.every(({ ok }) => ok);
      if (options.json) terminal.out(`${JSON.stringify({ healthy, findings })}\n`);
      else {
        for (const { check, ok, detail } of findings) {
          terminal.out(`${ok ? "ok  " : "FAIL"}  ${check}: ${withoutControls(detail)}\n`);
        }
      }
      if (!healthy) fail();
    });
}

async function examineAll(settings: Settings, now: () => number): Promise<Finding[]> {
  // The files come first: opening the store changes the permissions of its files.
  const files = await examine("files", async () => examineFiles(settings));
  return [
    files,
    await examine("pepper", async () => describePeppers(settings)),
    await examine("store", () => examineStore(settings, now)),
    await examine("shared limits", () => examineLimits(settings, now)),
    ...(settings.smtpUrl === undefined ? [] : [await examine("mail", () => examineMail(settings))]),
    ...exposure(settings),
  ];
}

async function examine(check: string, look: () => Promise<string>): Promise<Finding> {
  try {
    return { check, ok: true, detail: await look() };
  } catch (error) {
    return { check, ok: false, detail: reasonOf(error).replaceAll(/\s*\n\s*/g, " ") };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof SettingsError) return error.problems.join(" ");
  if (!(error instanceof Error)) return String(error);
  // When Node has tried several addresses in vain, the message of its error is empty and only the
  // code is set.
  return error.message || ("code" in error ? String(error.code) : error.name);
}

function describePeppers(settings: Settings): string {
  const peppers = findPeppers(settings);
  if (peppers === undefined) return "none yet; the first start creates one";
  const versions = peppers.map(({ version }) => version);
  return `version ${versions.join(", then ")}${settings.peppers ? "" : ` in ${settings.dataDir}/pepper`}`;
}

async function examineMail({ smtpUrl = "", publicUrl }: Settings): Promise<string> {
  await greetMailServer(smtpUrl);
  return publicUrl === undefined
    ? "the server answers; links lead to this machine until ALMANAC_PUBLIC_URL is set"
    : `the server answers; links lead to ${publicUrl}`;
}

function exposure({ auth, host, valkeyUrl, databaseUrl }: Settings): Finding[] {
  const findings: Finding[] = [];
  if (auth === "off") {
    const detail = `no keys are required on ${host}; use this in closed test environments only`;
    findings.push({ check: "keys", ok: true, detail });
  }
  if (databaseUrl !== undefined && valkeyUrl === undefined) {
    const detail =
      "each instance counts requests on its own, so several instances together allow more";
    findings.push({ check: "rates", ok: true, detail });
  }
  return findings;
}

const secrets = [
  "pepper",
  "local.key",
  "almanac.sqlite",
  "almanac.sqlite-wal",
  "almanac.sqlite-shm",
];

/**
 * Checks that the data directory is writable and that only its owner can read it and the secrets
 * in it.
 */
function examineFiles({ dataDir, databaseUrl, peppers }: Settings): string {
  if (!existsSync(dataDir)) {
    return databaseUrl !== undefined && peppers !== undefined
      ? "none are needed"
      : `${dataDir} does not exist yet; the first start creates it`;
  }
  accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  const open = [".", ...secrets].map((name) => join(dataDir, name)).filter(isOpen);
  if (open.length === 0) return `only its owner can read ${dataDir}`;
  throw new Error(
    `other users can read ${open.join(", ")}; remove their access: chmod go= ${open.join(" ")}`,
  );
}

function isOpen(path: string): boolean {
  return existsSync(path) && (statSync(path).mode & 0o077) !== 0;
}

const patienceMs = 3_000;

/** Reports where limits are counted, and whether Valkey or Redis answers. */
async function examineLimits({ valkeyUrl, openLimit }: Settings, now: () => number) {
  const limit = `${openLimit} requests a minute from one address without a key`;
  if (valkeyUrl === undefined) return `in this process; set VALKEY_URL to share them; ${limit}`;
  const client = new Redis(valkeyUrl, {
    lazyConnect: true,
    retryStrategy: () => null,
    connectTimeout: patienceMs,
    commandTimeout: patienceMs,
  });
  let fault: Error | undefined;
  client.on("error", (error) => {
    fault = error;
  });
  try {
    await client.connect();
    await compareClocks("the shared store", now, async () => {
      const [seconds, microseconds] = await client.time();
      return Number(seconds) * 1000 + Number(microseconds) / 1000;
    });
    return `the shared store answers; ${limit}`;
  } catch (error) {
    // The client's own error is only "Connection is closed"; `fault` has the reason.
    throw fault ?? error;
  } finally {
    client.disconnect();
  }
}
