import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commands } from "../src/commands/index.ts";
import { services } from "../src/services/index.ts";
import { run } from "./harness.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const session = /(?<=```console\n)[\s\S]*?(?=```)/g;

// Runs every session of the README. `vitest run --project cli -u` updates the README with
// the output.
test("the README shows what the commands print", async () => {
  const sessions = readme.match(session) ?? [];
  expect(sessions.length).toBeGreaterThan(5);
  const replayed: string[] = [];
  for (const each of sessions) replayed.push(await replay(each));
  let next = 0;
  const shown = readme.replace(session, () => replayed[next++] ?? "");
  const text = withRegion(
    withRegion(shown, "commands", await commandTable()),
    "columns",
    await columnTable(),
  );
  await expect(text).toMatchFileSnapshot("../README.md");
});

/** Replaces the text between the comments of a region. */
function withRegion(text: string, name: string, region: string): string {
  const [all] = new RegExp(`<!-- ${name}: [^]*<!-- end of ${name} -->`).exec(text) ?? [];
  if (all === undefined) throw new Error(`the README has no region ${name}`);
  const [first = ""] = all.split("\n");
  return text.replace(all, () => `${first}\n\n${region}\n<!-- end of ${name} -->`);
}

/** The commands, as in `almanac help`. */
async function commandTable(): Promise<string> {
  const { stdout } = await run(["help"], { terminal: { columns: 200 } });
  const rows = commands.map(({ name }) => {
    const [, summary = ""] = new RegExp(`^  ${name} +(.+)$`, "m").exec(stdout) ?? [];
    expect(summary, name).not.toBe("");
    return `| \`almanac ${name}\` | ${summary} |\n`;
  });
  return `| Command | What it prints |\n| --- | --- |\n${rows.join("")}`;
}

async function columnTable(): Promise<string> {
  const rows = [];
  for (const { name, bulk } of services) {
    const service = await bulk?.();
    if (service === undefined) continue;
    const list = (names: readonly string[]) => names.map((each) => `\`${each}\``).join(" ");
    const fields = list(service.fields.map((field) => field.name));
    rows.push(`| \`${name}\` | ${fields} | ${list(service.columns)} | ${list(service.rest)} |\n`);
  }
  const heading = "| Service | Columns of the input | Columns of the answer | In `rest` |";
  return `${heading}\n| --- | --- | --- | --- |\n${rows.join("")}`;
}

/** Runs the commands of a session and returns the text that a shell would show. */
async function replay(commands: string): Promise<string> {
  let shown = "";
  let exit: number | null = 0;
  for (const line of commands.split("\n").filter((each) => each.startsWith("$ "))) {
    shown += `${line}\n`;
    const [name, ...argv] = line.slice(2).split(" ");
    if (name === "echo") {
      shown += `${exit}\n`;
      continue;
    }
    expect(name).toBe("almanac");
    const outcome = await run(argv);
    shown += outcome.stdout + outcome.stderr;
    exit = outcome.exit;
  }
  return shown;
}
