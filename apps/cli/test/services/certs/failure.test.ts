import { expect, test } from "vitest";
import { run } from "../../harness.ts";
import { certificateFiles } from "./lab.ts";

const file = certificateFiles();

test.for([
  [["good.pem"], "failed: <good.pem> has less time left than --fail-within 50d\n"],
  [["expired.pem"], "failed: <expired.pem> has expired\n"],
  [["good.pem", "good.der"], "failed: 2 of 2 have less time left than --fail-within 50d\n"],
  [
    ["good.pem", "expired.pem", "broken.pem"],
    "failed: <expired.pem> has expired, <good.pem> has less time left than --fail-within 50d\n",
  ],
] as const)("cert %j says on stderr why it exits with 1", async ([names, line]) => {
  const paths = names.map(file);
  const { exit, stdout, stderr } = await run(["cert", ...paths, "--fail-within", "50d"]);
  expect(exit).toBe(1);
  expect(stdout).not.toBe("");
  expect(stderr).toBe(line.replaceAll(/<(.*?)>/g, (_match, name: string) => file(name)));
});

test("a list of targets that is printed row by row says it too", async () => {
  const input = `${file("good.pem")}\n${file("expired.pem")}\n${file("good.der")}\n`;
  const { exit, stderr } = await run(["cert", "--from", "-", "--fail-within", "50d"], { input });
  expect(exit).toBe(1);
  expect(stderr).toBe(
    `failed: ${file("expired.pem")} has expired, 2 of 3 have less time left than --fail-within 50d\n`,
  );
});

test("nothing is said if no check failed", async () => {
  const { exit, stderr } = await run(["cert", file("good.pem"), "--fail-within", "30d"]);
  expect({ exit, stderr }).toEqual({ exit: 0, stderr: "" });
});

test.for([["--json"], ["--ndjson"], ["--csv"], ["--nagios"], ["-q"]])(
  "%j prints nothing but the answer",
  async ([flag = ""]) => {
    const { exit, stderr } = await run(["cert", file("good.pem"), "--fail-within", "50d", flag]);
    expect(exit).toBeGreaterThan(0);
    expect(stderr).toBe("");
  },
);
