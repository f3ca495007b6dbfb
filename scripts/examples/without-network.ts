import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { cleanEnvironment } from "./clean-environment.ts";

/** Linux can give a process a network of its own, which has only the loopback address. */
const isolate = ["-rn", "sh", "-c", 'ip link set lo up && exec "$@"', "sh"];
const variable = "ALMANAC_EXAMPLES_ISOLATED";

/** Whether this process runs in such a network. */
export const isIsolated = process.env[variable] === "yes";

/**
 * Runs a script of this folder in a clean environment, where nothing outside this machine can be
 * reached. Returns whether it succeeded. On a system without network namespaces it runs all the
 * same, and only the programs that Node runs are guarded (redirect.ts).
 */
export function runWithoutNetwork(script: string, args: readonly string[]): boolean {
  const command = [process.execPath, script, ...args];
  const canIsolate = spawnSync("unshare", [...isolate, "true"]).status === 0;
  if (!canIsolate) {
    process.stdout.write(
      "examples: no network namespace here, so only Node is kept from dialling\n",
    );
  }
  const [program = "", ...rest] = canIsolate ? ["unshare", ...isolate, ...command] : command;
  const env = { ...cleanEnvironment(), ...(canIsolate ? { [variable]: "yes" } : {}) };
  return spawnSync(program, rest, { env, stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}

/**
 * How often a program has dialled an address outside this machine so far, over TCP or UDP, in the
 * isolated network. The kernel counts the packets for which there is no route, so that a program
 * cannot hide an attempt.
 */
export function countOutsideDials(): number {
  if (!isIsolated) return 0;
  const [names, values] = readFileSync("/proc/net/snmp", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("Ip: "))
    .map((line) => line.split(" "));
  const ipv6 = existsSync("/proc/net/snmp6") ? readFileSync("/proc/net/snmp6", "utf8") : "";
  const [, six = 0] = /^Ip6OutNoRoutes\s+(\d+)$/m.exec(ipv6) ?? [];
  return Number(values?.[names?.indexOf("OutNoRoutes") ?? -1] ?? 0) + Number(six);
}
