import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../real-services.ts";
import {
  type Instruction,
  readContext,
  readCopy,
  readDockerfile,
  root as repository,
  type Stage,
} from "./dockerfile.ts";

/**
 * Replays the Dockerfile without a container engine. Each stage is a folder, `/` of the image is
 * that folder, and the build context is what git tracks. The contents of the base image are left
 * out, except Node, which is the one that runs this test.
 */
const folder = mkdtempSync(join(tmpdir(), "almanac-image-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isRoot = process.getuid?.() === 0;

interface Image {
  readonly root: string;
  readonly environment: Record<string, string>;
  workdir: string;
  user: { readonly uid: number; readonly gid: number } | undefined;
  command: readonly string[];
  healthcheck: readonly string[];
}

const context = join(folder, "context");
const images = new Map<string, Image>();

function createImage(name: string): Image {
  const root = join(folder, name);
  const bin = join(root, "usr/local/bin");
  mkdirSync(bin, { recursive: true });
  mkdirSync(join(root, "tmp"));
  copyFileSync(process.execPath, join(bin, "node"));
  if (!isRoot) {
    // Only root can change the owner of files. In this test the files already belong to the user
    // that runs the program.
    writeFileSync(join(bin, "chown"), "#!/bin/sh\n");
    chmodSync(join(bin, "chown"), 0o755);
  }
  return {
    root,
    environment: {
      PATH: `${bin}:${process.env.PATH ?? ""}`,
      HOME: process.env.HOME ?? "",
      TMPDIR: join(root, "tmp"),
    },
    workdir: "/",
    user: undefined,
    command: [],
    healthcheck: [],
  };
}

/** Converts a path of the image to a path of this machine. */
const outside = ({ root, workdir }: Image, path: string) =>
  join(root, resolve("/", workdir, path.replace(/\/$/, "/.")));

function copy(image: Image, instruction: Instruction): void {
  const { sources, target } = readCopy(instruction);
  const from = instruction.flags.from;
  const base = from === undefined ? context : (images.get(from)?.root ?? "");
  for (const source of sources) {
    const path = join(base, source);
    if (!existsSync(path)) throw new Error(`COPY finds no ${source}`);
    const into = statSync(path).isDirectory() ? "" : (source.split("/").at(-1) ?? "");
    const to = target.endsWith("/") ? join(target, into) : target;
    cpSync(path, outside(image, to), { recursive: true, verbatimSymlinks: true });
  }
}

/** Replaces absolute paths of the image in a command with paths of this machine. */
function run({ root, workdir, environment }: Image, { text }: Instruction): void {
  const command = text.replaceAll(/(?<=^|\s)\/(?=\w)/g, `${root}/`);
  execFileSync("sh", ["-ec", command], {
    cwd: join(root, workdir),
    env: environment,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

function apply(image: Image, instruction: Instruction): void {
  const { name, text } = instruction;
  if (name === "WORKDIR") {
    image.workdir = resolve(image.workdir, text);
    mkdirSync(outside(image, "."), { recursive: true });
  } else if (name === "ENV") {
    for (const [, key = "", value = ""] of text.matchAll(/(\w+)=(\S+)/g)) {
      image.environment[key] = value;
    }
  } else if (name === "USER") {
    const [uid = 0, gid = 0] = text.split(":").map(Number);
    image.user = { uid, gid };
  } else if (name === "CMD") image.command = JSON.parse(text) as string[];
  else if (name === "HEALTHCHECK") {
    image.healthcheck = JSON.parse(text.replace(/^CMD\s+/, "")) as string[];
  } else if (name === "COPY") copy(image, instruction);
  else if (name === "RUN") run(image, instruction);
  else if (!["VOLUME", "EXPOSE", "STOPSIGNAL"].includes(name)) {
    throw new Error(`The replay does not know ${name}`);
  }
}

function build({ name, instructions }: Stage, index: number): Image {
  const image = createImage(`stage-${index}`);
  for (const instruction of instructions) apply(image, instruction);
  if (name !== undefined) images.set(name, image);
  return image;
}

/** Runs a program of the image as its user, with the settings of the image and these. */
function start(image: Image, command: readonly string[], settings: Record<string, string>) {
  const mapped = Object.entries(image.environment).map(([key, value]) => [
    key,
    value.startsWith("/") && existsSync(join(image.root, value)) ? join(image.root, value) : value,
  ]);
  const [program = "", ...rest] = command;
  const child = spawn(join(image.root, "usr/local/bin", program), rest, {
    cwd: outside(image, "."),
    env: { ...Object.fromEntries(mapped), ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    ...(isRoot ? image.user : {}),
  });
  let said = "";
  let answered = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    answered += text;
  });
  return { child, said: () => said, answered: () => answered, ended: once(child, "close") };
}

/**
 * Packages that are not in the store of this machine must be downloaded. The limit only ends an
 * installation that hangs.
 */
const installTimeoutMs = 900_000;

let image: Image;
beforeAll(() => {
  chmodSync(folder, 0o755);
  for (const file of readContext()) {
    mkdirSync(dirname(join(context, file)), { recursive: true });
    copyFileSync(join(repository, file), join(context, file));
  }
  const built = readDockerfile().map(build).at(-1);
  if (built === undefined) throw new Error("The Dockerfile has no stage.");
  image = built;
}, installTimeoutMs);

test("the image builds from tracked files, starts without privileges, becomes ready and answers a key", async () => {
  // In the container HOST is every address. A test listens on loopback only.
  const settings = { HOST: "127.0.0.1", PORT: String(await freePort()) };
  const server = start(image, image.command, settings);
  const url = `http://127.0.0.1:${settings.PORT}`;
  try {
    await expect
      .poll(
        async () => {
          if (server.child.exitCode !== null) throw new Error(server.said());
          return (await fetch(`${url}/readyz`).catch(() => undefined))?.status;
        },
        { timeout: 60_000, interval: 100 },
      )
      .toBe(200);

    const health = start(image, image.healthcheck, settings);
    expect(await health.ended).toEqual([0, null]);

    const admin = ["node", "apps/api/src/cli/main.ts", "keys", "create"];
    const asked = [...admin, "--owner", "image", "--tier", "free", "--scopes", "all"];
    const keys = start(image, asked, settings);
    expect(await keys.ended, keys.said()).toEqual([0, null]);
    const key = keys.answered().trim();

    const ask = async (path: string, body?: object) => {
      const answer = await fetch(url + path, {
        method: body === undefined ? "GET" : "POST",
        headers: { "X-API-Key": key, "Content-Type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    const parcel = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2, carrier: "dhl" };
    expect(await ask("/v1/calculate", parcel)).toMatchObject({
      status: 200,
      body: { billableWeightKg: expect.any(Number) },
    });
    // Checks that the vehicle data is in the image too.
    const vehicle = await ask("/v1/vehicles/1HGCM82633A004352");
    expect(vehicle).toMatchObject({ status: 200, body: { make: expect.any(String) } });
    expect((await fetch(`${url}/v1/calculate`, { method: "POST" })).status).toBe(401);
  } finally {
    server.child.kill("SIGTERM");
  }
  expect(await server.ended).toEqual([0, null]);
});

test.runIf(isRoot)(
  "the program can write to its data directory and nothing else in the image",
  () => {
    const writable = execFileSync("find", [image.root, "-writable", "-not", "-type", "l"], {
      encoding: "utf8",
      ...image.user,
    })
      .trim()
      .split("\n")
      .filter((path) => !path.startsWith(join(image.root, "data")));
    expect(writable.filter((path) => path !== "")).toEqual([]);
  },
);
