import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Example, Runner } from "./find-examples.ts";
import { countOutsideDials } from "./without-network.ts";

/** The file that an example becomes, and the program that runs it. */
const runners: Readonly<
  Record<Runner, { readonly ending: string; readonly command: readonly string[] }>
> = {
  node: { ending: ".mts", command: ["node", "--import", "./redirect.mjs"] },
  vitest: { ending: ".test.ts", command: ["npx", "vitest", "run"] },
  playwright: {
    ending: ".spec.ts",
    command: ["npx", "playwright", "test", "--config", "playwright.config.ts"],
  },
};

const check = `import { deepStrictEqual } from "node:assert";
const check = (actual: unknown, expected: unknown) => deepStrictEqual(plain(actual), plain(expected));
const plain = (value: unknown) => (typeof value === "object" ? JSON.parse(JSON.stringify(value)) : value);
`;

/** Runs the examples one after another. Returns one message for each that fails. */
export async function runExamples(
  folder: string,
  examples: readonly Example[],
  environment: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const sources = join(folder, "run");
  rmSync(sources, { recursive: true, force: true });
  mkdirSync(sources);
  writeFileSync(
    join(folder, "playwright.config.ts"),
    `export default { testDir: "run", use: { launchOptions: { executablePath: "${environment.CHROMIUM}", args: ["--no-sandbox"] } } };\n`,
  );
  const faults: string[] = [];
  for (const { name, file, code, runner } of examples) {
    const { ending, command } = runners[runner];
    const path = join("run", `${file}${ending}`);
    writeFileSync(join(folder, path), runner === "node" ? withChecks(code, environment) : code);
    const [program = "", ...args] = [...command, path];
    const dials = countOutsideDials();
    const env = {
      ...process.env,
      HOME: folder,
      npm_config_update_notifier: "false",
      ...environment,
    };
    const child = spawn(program, args, { cwd: folder, env });
    const exited = once(child, "exit");
    const [printed, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [status] = await exited;
    if (status !== 0) faults.push(`${name} failed:\n${printed}${complaints}`);
    // Chromium looks for a network by itself. It finds none here.
    const hasDialled = runner !== "playwright" && countOutsideDials() > dials;
    if (hasDialled) faults.push(`${name} failed: it dialled an address outside this machine`);
  }
  return faults;
}

/**
 * Turns every line with a value into a check, and replaces the printed address and key by those of
 * the test API.
 */
function withChecks(
  code: string,
  { API_URL = "", API_KEY = "" }: Readonly<Record<string, string>>,
) {
  const checked = code
    .replace(/^(.*?);? *\/\/ => (.*)$/gm, ";check($1, $2);")
    .replaceAll("http://127.0.0.1:8787", API_URL)
    .replaceAll("alm_live_...", API_KEY);
  return check + checked;
}
