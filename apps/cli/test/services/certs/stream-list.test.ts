import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { expect, test } from "vitest";
import { tlsServer } from "../../../../../packages/certs/test/lab/servers.ts";
import { entry } from "../../harness.ts";
import { good } from "./lab.ts";

const start = (argv: readonly string[]) =>
  spawn(process.execPath, [entry, ...argv], { stdio: "pipe" });

test.for([["--ndjson"], ["--csv"], ["-q"]])(
  "--from with %s prints each report before the next target comes",
  async (flags) => {
    const lab = await tlsServer({ cert: good.cert, key: good.key });
    const child = start(["cert", "--from", "-", ...flags]);
    const exit = once(child, "close");
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += String(chunk);
    });
    const rows = () => text.split("\n").filter((line) => line.includes("127.0.0.1")).length;
    for (const count of [1, 2, 3]) {
      child.stdin.write(`127.0.0.1:${lab.port}\n`);
      while (rows() < count) await once(child.stdout, "data");
    }
    child.stdin.end("# the end\n");
    // The certificate of the lab has expired by the clock of the machine, or will.
    expect([0, 1]).toContain((await exit)[0]);
    expect(rows()).toBe(3);
  },
);
