import { Command } from "commander";
import { Redis } from "ioredis";
import { sql } from "kysely";
import { type Config, readConfig } from "../config.ts";
import { openStore } from "../platform/open-platform.ts";
import { readPeppers } from "../platform/secrets.ts";
import { migrations } from "../store/migrations.ts";
import type { Terminal } from "./context.ts";

interface Finding {
  readonly check: string;
  readonly ok: boolean;
  readonly detail: string;
}

/** `almanac-api doctor`: looks at everything that an instance needs, and says what is wrong. */
export function doctorCommand(terminal: Terminal, fail: () => void): Command {
  return new Command("doctor")
    .description("Check settings, secrets, storage and shared limits")
    .option("--json", "print one JSON object")
    .action(async (options: { json?: boolean }) => {
      const config = readConfig(terminal.environment);
      const findings = [
        await examine("pepper", async () => describePeppers(config)),
        await examine("store", () => examineStore(config)),
        await examine("shared limits", () => examineLimits(config)),
        ...exposure(config),
      ];
      const healthy = findings.every(({ ok }) => ok);
      if (options.json) terminal.out(`${JSON.stringify({ healthy, findings })}\n`);
      else {
        for (const { check, ok, detail } of findings) {
          terminal.out(`${ok ? "ok  " : "FAIL"}  ${check}: ${detail}\n`);
        }
      }
      if (!healthy) fail();
    });
}

async function examine(check: string, look: () => Promise<string>): Promise<Finding> {
  try {
    return { check, ok: true, detail: await look() };
  } catch (error) {
    const detail = error instanceof Error ? error.message || error.name : String(error);
    return { check, ok: false, detail };
  }
}

function describePeppers(config: Config): string {
  const versions = readPeppers(config).map(({ version }) => version);
  return `version ${versions.join(", then ")}${config.peppers ? "" : ` in ${config.dataDir}/pepper`}`;
}

async function examineStore(config: Config): Promise<string> {
  const store = await openStore(config, () => {});
  try {
    const { rows } = await sql<{ keys: number }>`select count(*) as keys from keys`.execute(
      store.database,
    );
    if (store.engine === "sqlite") {
      const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
        store.database,
      );
      const verdict = check.rows[0]?.integrity_check;
      if (verdict !== "ok") throw new Error(`the file is damaged: ${verdict}`);
    }
    return `${store.engine}, version ${migrations.length}, ${rows[0]?.keys ?? 0} keys`;
  } finally {
    await store.close();
  }
}

async function examineLimits({ valkeyUrl }: Config): Promise<string> {
  if (valkeyUrl === undefined) return "in this process; set VALKEY_URL to share them";
  const client = new Redis(valkeyUrl, { lazyConnect: true, retryStrategy: () => null });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.ping();
    return "the shared store answers";
  } finally {
    client.disconnect();
  }
}

function exposure({ auth, host, valkeyUrl, databaseUrl }: Config): Finding[] {
  const findings: Finding[] = [];
  if (auth === "off") {
    const detail = `no keys are asked for on ${host}; for closed test beds only`;
    findings.push({ check: "keys", ok: true, detail });
  }
  if (databaseUrl !== undefined && valkeyUrl === undefined) {
    const detail = "each instance counts rates alone; several together let more through";
    findings.push({ check: "rates", ok: true, detail });
  }
  return findings;
}
