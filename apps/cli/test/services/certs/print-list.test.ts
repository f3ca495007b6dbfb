import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import process from "node:process";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { rawServer, tlsServer } from "../../../../../packages/certs/test/lab/servers.ts";
import { entry, run } from "../../harness.ts";
import { certificateFiles, good } from "./lab.ts";

const file = certificateFiles();

/** Makes Node take stdout, which is a pipe here, for a terminal. */
const onTerminal = ["--import", "data:text/javascript,process.stdout.isTTY=true"];

/** Starts the program, and collects what it prints. */
function start(argv: readonly string[], node: readonly string[] = []) {
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, [...node, entry, ...argv], {
    stdio: "pipe",
  });
  onTestFinished(() => void child.kill());
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += String(chunk);
  });
  const count = (mark: string) => printed.split(mark).length - 1;
  const exit = once(child, "close");
  return {
    child,
    exit,
    printed: () => printed,
    count,
    /** Waits until a mark has been printed so many times. */
    async prints(mark: string, times: number) {
      while (count(mark) < times) {
        const ended = exit.then(() => Promise.reject(new Error(`the end came after ${printed}`)));
        await Promise.race([once(child.stdout, "data"), ended]);
      }
    },
  };
}

// Each format with a text that it prints once for each target.
const streams = [
  [["--ndjson"], '"hostname":', []],
  [["--json"], '"hostname":', []],
  [["--json"], '"hostname": ', onTerminal],
  [["--csv"], "\n127.0.0.1:", []],
  [["-q"], "127.0.0.1:", []],
  [["--calendar"], "END:VEVENT", []],
  [["--fields", "hostname", "--ndjson"], '{"hostname":', []],
  [["--fields", "hostname", "--json"], '"hostname":', []],
  [["--fields", "hostname", "--json"], '"hostname": ', onTerminal],
  [["--fields", "hostname", "--csv"], "\n127.0.0.1:", []],
  [["--fields", "hostname", "-q"], "127.0.0.1:", []],
] as const;

test.for(streams)(
  "--from with %j prints each answer (%j) before the next target comes",
  async ([flags, mark, node]) => {
    const lab = await tlsServer({ cert: good.cert, key: good.key });
    const { child, exit, prints, count } = start(["cert", "--from", "-", ...flags], node);
    for (const times of [1, 2, 3]) {
      child.stdin.write(`127.0.0.1:${lab.port}\n`);
      await prints(mark, times);
    }
    child.stdin.end("# the end\n");
    // The certificate of the lab has expired by the clock of the machine, or will.
    expect([0, 1]).toContain((await exit)[0]);
    expect(count(mark)).toBe(3);
  },
);

test.for([
  [["--ndjson"], '"hostname":'],
  [["--calendar"], "END:VEVENT"],
  [["--fields", "hostname", "--csv"], "\n127.0.0.1:"],
] as const)(
  "--from with %j prints the first answer (%j) while the last server does not answer",
  async ([flags, mark]) => {
    const lab = await tlsServer({ cert: good.cert, key: good.key });
    const silent = await rawServer(() => undefined);
    const { child, exit, prints } = start(["cert", "--from", "-", "--timeout", "10m", ...flags]);
    child.stdin.end(`127.0.0.1:${lab.port}\n127.0.0.1:${silent.port}\n`);
    await prints(mark, 1);
    expect(child.exitCode).toBe(null);
    child.kill("SIGINT");
    expect(await exit).not.toEqual([0, null]);
  },
);

/** A server of the API that answers a batch when the test says so. */
async function openApi() {
  const answers: (() => void)[] = [];
  const server = createServer(async (request, reply) => {
    const { items } = JSON.parse(await text(request)) as { items: { hostname: string }[] };
    const results = items.map(({ hostname }) => ({
      data: { hostname, seconds_remaining: 1, trust: { expired: false } },
    }));
    answers.push(() => {
      reply.writeHead(200, { "Content-Type": "application/json" });
      reply.end(JSON.stringify({ results }));
    });
    server.emit("asked");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Answers the request that has waited longest. */
    async answer() {
      while (answers.length === 0) await once(server, "asked");
      answers.shift()?.();
    },
  };
}

test("--from with --api asks for up to 100 targets together, and prints them before the next answer", async () => {
  const api = await openApi();
  const argv = ["cert", "--from", "-", "--api", api.url, "--fields", "hostname", "--ndjson"];
  const { child, exit, prints, printed } = start(argv);
  const hosts = Array.from({ length: 250 }, (_, index) => `host-${index}.test`);
  child.stdin.end(`${hosts.join("\n")}\n`);
  for (const times of [100, 200, 250]) {
    await api.answer();
    await prints('{"hostname":', times);
  }
  expect(await exit).toEqual([0, null]);
  const lines = printed().trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).hostname)).toEqual(hosts);
});

test("on a terminal, --json prints an indented document, as for one answer", async () => {
  const argv = ["cert", file("good.pem"), file("broken.pem"), file("bundle.pem"), "--json"];
  const compact = JSON.parse((await run(argv)).stdout);
  const { stdout } = await run(argv, { terminal: { columns: 80 } });
  expect(stdout).toBe(`${JSON.stringify(compact, null, 2)}\n`);
});

test.for([
  ["--ndjson", /^\{"subject":.*\}\n\{"input":"[^"]*broken\.pem","error":\{.*\}\}\n$/],
  ["--json", /^\{"results":\[\{"data":\{"subject":.*\}\},\{"error":\{.*\}\}\]\}\n$/],
  ["--csv", /^input,subject,error,detail\n.*good\.pem,"CN=.*",,\n.*broken\.pem,,invalid_.*\n$/],
  ["-q", /^.*good\.pem CN=.*\n.*broken\.pem invalid_certificate\n$/],
] as const)(
  "--fields with %s prints the error of a target that failed, as every other command",
  async ([flag, printed]) => {
    const argv = ["cert", file("good.pem"), file("broken.pem"), "--fields", "subject", flag];
    const { exit, stdout } = await run(argv);
    expect(exit).toBe(1);
    expect(stdout).toMatch(printed);
  },
);

test("an unknown name in --fields is refused before any server is asked", async () => {
  const lab = await tlsServer();
  const { exit, stderr } = await run(["cert", `127.0.0.1:${lab.port}`, "--fields", "sujet"]);
  expect(exit).toBe(2);
  expect(stderr).toContain("did you mean");
  expect(lab.connections()).toBe(0);
});

test("--nagios names 100 targets of each state, and counts the others", async () => {
  const hosts = Array.from({ length: 104 }, (_, index) => `bad..${index}`);
  const input = `${hosts.join("\n")}\n${file("good.pem")}\n`;
  const { exit, stdout } = await run(["cert", "--from", "-", "--nagios"], { input });
  const lines = stdout.trimEnd().split("\n");
  expect(exit).toBe(3);
  expect(lines).toHaveLength(102);
  expect(lines[0]).toMatch(/^UNKNOWN - bad\.\.0: /);
  expect(lines[100]).toBe("UNKNOWN - and 4 more");
  expect(lines[101]).toMatch(/^OK - /);
});

test("--prometheus prints the samples of more targets than it writes at a time, each metric as one group", async () => {
  const input = `${file("good.pem")}\n`.repeat(2_500);
  const { stdout } = await run(["cert", "--from", "-", "--prometheus"], { input });
  const names = stdout.match(/^[a-z_]+(?=\{)/gm) ?? [];
  const groups = names.filter((name, index) => name !== names[index - 1]);
  expect(names.length).toBe(2_500 * groups.length);
  expect(new Set(groups).size).toBe(groups.length);
  expect(stdout.match(/^# TYPE /gm)).toHaveLength(groups.length);
});
