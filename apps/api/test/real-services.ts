import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The PostgreSQL cluster that the tests of the services suite share; see shared-cluster.ts. */
    readonly clusterUrl: string;
  }
}

/** Creates a database for one test, on the cluster that all tests of the services suite share. */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `almanac_test_${randomBytes(6).toString("hex")}`;
  const cluster = inject("clusterUrl");
  await administer(cluster, `create database ${name}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => administer(cluster, `drop database ${name} with (force)`),
  };
}

async function administer(cluster: string, statement: string): Promise<void> {
  const client = new pg.Client(cluster);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

export interface PrivateServer {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The server keeps its connections and accepts new ones, but no longer answers. */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
}

/**
 * A PostgreSQL cluster on loopback, in a folder of its own. PostgreSQL refuses to run as root, so
 * it runs as `postgres`.
 */
export async function createCluster(): Promise<PrivateServer> {
  const bin = globSync("/usr/lib/postgresql/*/bin").sort().at(-1);
  const program = (name: string) => (bin ? join(bin, name) : name);
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  const user = process.getuid?.() === 0 ? { uid: id("-u"), gid: id("-g") } : {};
  const folder = mkdtempSync(join(tmpdir(), "almanac-cluster-"));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = { ...user, cwd: folder, stdio: "ignore" } as const;
  // The encoding does not depend on the locale of the machine.
  const initial = ["-D", data, "-E", "UTF8", "-A", "trust", "-U", "postgres", "-N"];
  execFileSync(program("initdb"), initial, options);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, "-F"];
  return privateServer(url, folder, {
    spawn: () => spawn(program("postgres"), args, options),
    isUp: () => answers(url),
    // Fast shutdown: connections are cut, as when the machine restarts.
    signal: "SIGINT",
  });
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on("error", () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** A Redis or Valkey server for one test. */
export async function createCounters(): Promise<PrivateServer> {
  const folder = mkdtempSync(join(tmpdir(), "almanac-counters-"));
  const port = String(await freePort());
  const program = globSync(["/usr/bin/valkey-server", "/usr/bin/redis-server"]).sort().at(-1);
  const args = ["--port", port, "--bind", "127.0.0.1", "--save", "", "--dir", folder];
  return privateServer(`redis://127.0.0.1:${port}`, folder, {
    spawn: () => spawn(program ?? "redis-server", args, { stdio: "ignore" }),
    isUp: async () => (await answersPing(Number(port))) === "+PONG",
    signal: "SIGKILL",
  });
}

function answersPing(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
    socket.once("data", (bytes) => {
      socket.destroy();
      resolve(String(bytes).trim());
    });
    socket.once("error", () => resolve(""));
  });
}

/** Signals a process and its children: PostgreSQL has one for each connection. */
function signalAll(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  for (const each of [pid, ...children.filter(Boolean).map(Number)]) {
    try {
      process.kill(each, signal);
    } catch {
      // It has ended since the list was read.
    }
  }
}

interface Handling {
  spawn(): ChildProcess;
  isUp(): Promise<boolean>;
  readonly signal: NodeJS.Signals;
}

function privateServer(url: string, folder: string, handling: Handling): PrivateServer {
  let child: ChildProcess | undefined;
  const stop = async () => {
    if (child === undefined) return;
    const ended = once(child, "exit");
    child.kill(handling.signal);
    // A frozen server would never end.
    signalAll(child.pid, "SIGCONT");
    await ended;
    child = undefined;
  };
  return {
    url,
    async start() {
      child = handling.spawn();
      while (!(await handling.isUp())) await delay(50);
    },
    stop,
    freeze: () => signalAll(child?.pid, "SIGSTOP"),
    thaw: () => signalAll(child?.pid, "SIGCONT"),
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
