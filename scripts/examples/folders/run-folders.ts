// Runs every folder of examples/ that example-folders.ts has installed, where nothing outside this
// machine can be reached. The sessions in the README of a folder say what its commands print.
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join, resolve } from "node:path";
import process from "node:process";
import { dns, utc } from "../../../packages/certs/test/lab/mint.ts";
import { codeBlocksOf } from "../find-code-blocks.ts";
import { redirect } from "../redirect.ts";
import { replaySession, type Shell } from "../replay-session.ts";
import { startTlsServer } from "../start-tls-server.ts";
import { countOutsideDials } from "../without-network.ts";
import { breakFolders } from "./break-folders.ts";
import { type Folder, inspections } from "./inspections.ts";
import { exampleFolders } from "./install-folders.ts";

const root = resolve(process.argv[2] ?? ".");
const day = 86_400_000;
/** In whole seconds, because a certificate has no smaller unit. */
const expiresAt = Math.floor((Date.now() + 60 * day) / 1000) * 1000;
const tls = await startTlsServer({ notAfter: utc(expiresAt), sans: [dns("example.com")] });
const preload = join(root, "redirect.mjs");
writeFileSync(preload, redirect);

const faults: string[] = [];
for (const folder of exampleFolders()) faults.push(...(await faultsOf(folder)));
for (const { name, folder } of breakFolders(root)) {
  if ((await faultsOf(folder)).length === 0) faults.push(`${name}, and no fault was found`);
}
tls.close();
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
process.stdout.write(
  `example folders: ${exampleFolders().length} run, ${faults.length} with a fault\n`,
);

/** Replays the sessions of a folder's README, and looks at what they leave behind. */
async function faultsOf(name: string): Promise<string[]> {
  const path = join(root, name);
  const port = await freePort();
  for (const file of ["README.md", "worker.capnp"]) usePort(join(path, file), port);
  const environment = {
    CHROMIUM: process.env.CHROMIUM ?? "/usr/bin/chromium",
    NODE_OPTIONS: `--import ${preload}`,
    PORT: port,
    TLS_PORT: tls.port,
  };
  const folder: Folder = { path, port, environment, expiresAt };
  const shell: Shell = { folder: path, environment, port };
  const dials = countOutsideDials();
  const sessions = codeBlocksOf(join(path, "README.md")).filter(
    ({ language }) => language === "console",
  );
  const found = sessions.length === 0 ? ["its README has no session"] : [];
  for (const { text } of sessions) found.push(...(await replaySession(text, shell)));
  const { inspect, mayDial = false } = inspections[name] ?? {};
  if (found.length === 0 && inspect) found.push(...(await inspect(folder)));
  const dialled = countOutsideDials() - dials;
  if (dialled > 0 && !mayDial) found.push(`dialled outside this machine ${dialled} times`);
  return found.map((fault) => `${name}: ${fault}`);
}

/**
 * Replaces the port 8080, which a README and a configuration name, because it may be in use here.
 */
function usePort(file: string, port: string): void {
  if (existsSync(file)) writeFileSync(file, readFileSync(file, "utf8").replaceAll("8080", port));
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}
