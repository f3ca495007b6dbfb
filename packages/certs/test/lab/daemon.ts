import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { Minted } from "./mint.ts";

/** Programs from Debian's packages openssl and postgresql. */
export const programs = { openssl: "openssl", pgConfig: "pg_config" } as const;

export interface Daemon {
  readonly folder: string;
  /** Ends the program, waits for it, and removes its folder. */
  stop(): Promise<void>;
}

/** Creates a new folder with a certificate and its key as files. */
export function workFolder(name: string, minted: Minted, owner?: string): string {
  const folder = mkdtempSync(join(tmpdir(), `almanac-${name}-`));
  execFileSync("chmod", ["755", folder]);
  writeFileSync(join(folder, "cert.pem"), minted.cert);
  writeFileSync(join(folder, "key.pem"), minted.key, { mode: 0o600 });
  if (owner !== undefined && isRoot()) {
    const { uid, gid } = userOf(owner);
    for (const path of ["", "cert.pem", "key.pem"]) chownSync(join(folder, path), uid, gid);
  }
  return folder;
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

export function userOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** Returns a port of loopback that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

interface Start {
  readonly command: string;
  readonly args: readonly string[];
  readonly folder: string;
  /** Ports that must take connections before the program counts as started. */
  readonly ports: readonly number[];
  /** The account to run under if this process is root. */
  readonly user?: string;
  readonly signal?: NodeJS.Signals;
}

/** Starts a program that stays in the foreground, and waits for its ports. */
export async function startDaemon(start: Start): Promise<Daemon> {
  const { command, args, folder, ports, user, signal = "SIGTERM" } = start;
  const account = user !== undefined && isRoot() ? userOf(user) : {};
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    ...account,
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => said.push(text));
  }
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.on("error", (error) => said.push(error.message));
  for (const port of ports) await waitForPort(port, child, said);
  return {
    folder,
    async stop() {
      child.kill(signal);
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitForPort(port: number, child: ChildProcess, said: readonly string[]) {
  const deadline = performance.now() + 30_000;
  while (performance.now() < deadline && child.exitCode === null) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true));
      socket.on("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing listens on ${port}: ${said.join("")}`);
}
