import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import * as dimweight from "@almanac/dimweight";
import { describe, expect, test } from "vitest";
import { createTestApp } from "../apps/api/test/create-test-app.ts";
import { calculatePay } from "../packages/tax/src/index.ts";
import { runCli } from "./run-cli.ts";
import { runExample } from "./run-example.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const blocks = (language: string) =>
  [...readme.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, "g"))].map(
    ([, text = ""]) => text,
  );

/** A block contains commands, each with its output from stdout and stderr. */
const sessions = blocks("console").flatMap((text) =>
  text
    .split(/^\$ /m)
    .slice(1)
    .map((session) => {
      const [command = "", ...printed] = session.split("\n");
      return { command, printed: printed.join("\n") };
    }),
);

describe("every command in the README prints the output that the README shows", () => {
  test("the README has at least three commands", () =>
    expect(sessions.length).toBeGreaterThanOrEqual(3));

  test.for(sessions)("$command", async ({ command, printed }) => {
    if (command.startsWith("curl")) {
      const [request = "", ...filters] = command.split(" | ");
      const body = `${await curl(request)}\n`;
      const shown =
        filters.length === 0
          ? body
          : execFileSync("sh", ["-c", filters.join(" | ")], { input: body, encoding: "utf8" });
      expect(shown).toBe(printed);
    } else {
      const prefix = "npm run -s almanac -- ";
      expect(command.startsWith(prefix)).toBe(true);
      const { stdout, stderr } = await runCli(command.slice(prefix.length).split(" "));
      expect(stdout + stderr).toBe(printed);
    }
  });
});

test.for(blocks("ts"))("code example %# of the README returns the values in its comments", (code) =>
  runExample(code, { ...dimweight, calculatePay }),
);

/** Sends the request of a curl command to the API and returns the body of the answer. */
async function curl(line: string): Promise<string> {
  const quoted = [...line.matchAll(/'([^']*)'/g)].map(([, text = ""]) => text);
  const [address = "", ...rest] = quoted;
  const headers = rest
    .filter((text) => /^[\w-]+: /.test(text))
    .map((text) => text.split(": ") as [string, string]);
  const body = rest.find((text) => text.startsWith("{"));
  const response = await createTestApp().request(new URL(address).pathname, {
    method: body === undefined ? "GET" : "POST",
    headers,
    ...(body === undefined ? {} : { body }),
  });
  return response.text();
}
