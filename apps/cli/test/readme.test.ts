import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { run } from "./harness.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const session = /(?<=```console\n)[\s\S]*?(?=```)/g;

// Runs every session of the README. `vitest run --project cli -u` updates the README with the output.
test("the README shows what the commands print", async () => {
  const sessions = readme.match(session) ?? [];
  expect(sessions.length).toBeGreaterThan(5);
  const replayed: string[] = [];
  for (const each of sessions) replayed.push(await replay(each));
  let next = 0;
  const text = readme.replace(session, () => replayed[next++] ?? "");
  await expect(text).toMatchFileSnapshot("../README.md");
});

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
