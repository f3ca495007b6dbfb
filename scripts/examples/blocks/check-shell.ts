import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { members } from "../../members.ts";
import { replaySession, runScript } from "../replay-session.ts";
import type { Workshop } from "./open-workshop.ts";

/**
 * Commands that install packages or start something in a checkout. They are not run, but the
 * packages and scripts that they name must exist.
 */
const naming =
  /^npm (?:start|test|install (?:--global )?(?<packages>.+)|run (?<script>[\w:-]+)(?: .*)?)$/;
/** `npm run -s almanac` is an exception: it runs, with the packed command line. */
const runs = /^npm run -s /;

/** Replays a printed session. */
export function checkSession(text: string, workshop: Workshop): Promise<readonly string[]> {
  return replaySession(asHere(text, workshop), workshop);
}

/** Runs a block of commands, which has to succeed. */
export async function checkCommands(text: string, workshop: Workshop): Promise<readonly string[]> {
  const lines = text
    .split("\n")
    .map((line) => line.replace(/ +#.*$/, ""))
    .filter((line) => line !== "");
  if (lines.every((line) => naming.test(line) && !runs.test(line))) {
    return lines.flatMap(missingNames);
  }
  // A page writes into a folder that exists on a reader's machine.
  mkdirSync(join(workshop.folder, ".config/fish/completions"), { recursive: true });
  const script = `set -e\n${asHere(text, workshop)}`;
  const { status, output, complaints } = await runScript(script, workshop);
  return status === 0 ? [] : [`ends with ${status}:\n${output}${complaints}`];
}

function missingNames(line: string): string[] {
  const { packages = "", script } = naming.exec(line)?.groups ?? {};
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const published = members().filter(({ manifest }) => !manifest.private);
  const names = published.map(({ manifest }) => manifest.name);
  const unknown = packages.split(" ").filter((name) => name !== "" && !names.includes(name));
  return [
    ...unknown.map((name) => `${name} is not a package that is published`),
    ...(script === undefined || script in scripts ? [] : [`there is no script ${script}`]),
  ];
}

/** Puts the address and the key of the running API in place of the printed ones. */
function asHere(text: string, { apiUrl, key }: Workshop): string {
  return text.replaceAll("http://127.0.0.1:8787", apiUrl).replaceAll("alm_live_...", key);
}
