import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readSettings, settingNames } from "../../src/settings.ts";
import { readContext, readCopy, readDockerfile, root } from "./dockerfile.ts";

interface Container {
  readonly image?: string;
  readonly build?: string;
  readonly user?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly privileged?: boolean;
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly tmpfs?: readonly string[];
  readonly restart?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly configs?: readonly { readonly source: string; readonly target: string }[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly networks?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Container>>;
  readonly configs: Readonly<Record<string, { readonly file?: string }>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const compose = parse(readFileSync(join(root, "compose.yaml"), "utf8"), {
  merge: true,
}) as Compose;
const containers = Object.entries(compose.services);
const stages = readDockerfile();
const context = readContext();

const exactVersion = /^[a-z0-9./-]+:\d+\.\d+(?:\.\d+)?(?:-[a-z0-9.-]+)?$/;

/** Whether a path is a file or a folder of the build context. */
const isInContext = (path: string) => {
  const plain = path.replace(/^\.\/|\/$/g, "");
  return plain === "." || context.some((file) => file === plain || file.startsWith(`${plain}/`));
};

describe("the Dockerfile", () => {
  const copies = stages.flatMap(({ instructions }) =>
    instructions.filter(({ name }) => name === "COPY"),
  );

  test("copies only files that git tracks and .dockerignore does not exclude", () => {
    const local = copies.filter(({ flags }) => flags.from === undefined).flatMap(readCopy);
    expect(local.length).toBeGreaterThan(0);
    const missing = local.flatMap(({ sources }) => sources).filter((path) => !isInContext(path));
    expect(missing).toEqual([]);
  });

  test("copies only from stages that exist", () => {
    for (const { flags } of copies) {
      if (flags.from !== undefined) expect(stages.map(({ name }) => name)).toContain(flags.from);
    }
  });

  test("uses the versions of Node and pnpm that the workspace pins", () => {
    const { catalog } = parse(readFileSync(join(root, "pnpm-workspace.yaml"), "utf8")) as {
      catalog: Record<string, string>;
    };
    for (const { image } of stages) expect(image).toBe(`node:${catalog.node}-slim`);
    const installs = stages[0]?.instructions.filter(({ name }) => name === "RUN") ?? [];
    expect(installs.map(({ text }) => /pnpm@(\S+)/.exec(text)?.[1])).toEqual([catalog.pnpm]);
  });

  test("runs a file of the build context, as a numeric user that is not root", () => {
    const last = stages.at(-1)?.instructions ?? [];
    const [user, command] = ["USER", "CMD"].map(
      (wanted) => last.filter(({ name }) => name === wanted).at(-1)?.text ?? "",
    );
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    const [program, ...given] = JSON.parse(command ?? "") as string[];
    expect(program).toBe("node");
    expect(isInContext(given.at(-1) ?? "")).toBe(true);
  });

  test("sends neither secrets nor a store to the build", () => {
    const ignored = readFileSync(join(root, ".dockerignore"), "utf8").split("\n");
    for (const path of [".env*", ".almanac", ".git"]) expect(ignored).toContain(path);
  });
});

describe.each(containers)("the container %s", (_, container) => {
  test("cannot write outside its volumes and /tmp, and has no capabilities", () => {
    expect(container).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      pids_limit: expect.any(Number),
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      restart: "unless-stopped",
    });
    expect(container.tmpfs).toContain("/tmp");
    expect(container.privileged).toBeUndefined();
  });

  test("does not run as root", () => {
    // A container that is built here gets its user from the Dockerfile.
    if (container.build === undefined) expect(container.user).toMatch(/^(?!root|0)\S+$/);
  });

  test("is built here or has an exact version", () => {
    if (container.image === undefined) expect(container.build).toBe(".");
    else expect(container.image).toMatch(exactVersion);
  });

  test("mounts only files, volumes and networks that exist", () => {
    for (const volume of container.volumes ?? []) {
      const [source = ""] = volume.split(":");
      if (/^[./]/.test(source)) expect(isInContext(source)).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
    // Compose refuses inline content in a read-only container (docker/compose issue 12031).
    for (const { source } of container.configs ?? []) {
      expect(isInContext(compose.configs[source]?.file ?? "nothing")).toBe(true);
    }
    const needed = container.depends_on ?? [];
    for (const name of Array.isArray(needed) ? needed : Object.keys(needed)) {
      expect(Object.keys(compose.services)).toContain(name);
    }
    for (const name of container.networks ?? [])
      expect(Object.keys(compose.networks)).toContain(name);
  });
});

test("only the balancer has a capability, the one that its program file carries", () => {
  const added = containers.flatMap(([name, { cap_add = [] }]) =>
    cap_add.map((capability) => `${name} ${capability}`),
  );
  expect(added).toEqual(["balancer NET_BIND_SERVICE"]);
});

test("only the balancer is published, and the databases have no network to the outside", () => {
  expect(containers.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(["balancer"]);
  for (const name of ["postgres", "valkey"]) {
    expect(compose.services[name]?.networks).toEqual(["stores"]);
  }
  expect(compose.networks.stores?.internal).toBe(true);
});

test("the instances accept their settings", () => {
  const filled = (value: string) =>
    value
      .replaceAll(/\$\{[A-Z_]+:-([^}]*)\}/g, "$1")
      .replaceAll(/\$\{[A-Z_]+:\?\}/g, "0123456789abcdef0123456789abcdef");
  const instances = containers.filter(([, { build }]) => build !== undefined);
  expect(instances.length).toBeGreaterThan(1);
  for (const [, { environment = {} }] of instances) {
    for (const name of Object.keys(environment)) expect(settingNames).toContain(name);
    const values = Object.entries(environment).map(([name, value]) => [name, filled(value)]);
    expect(readSettings(Object.fromEntries(values)).databaseUrl).toContain("@postgres:5432");
  }
});

describe("the balancer", () => {
  const caddyfile = readFileSync(join(root, compose.configs.caddyfile?.file ?? ""), "utf8");

  test("sends requests to every ready instance, and to no other", () => {
    const upstreams = /reverse_proxy ([^{]+)\{/.exec(caddyfile)?.[1]?.trim().split(/\s+/);
    const port = stages
      .at(-1)
      ?.instructions.filter(({ name }) => name === "EXPOSE")
      .map(({ text }) => text)[0];
    const instances = containers.filter(([, { build }]) => build !== undefined);
    expect(upstreams).toEqual(instances.map(([name]) => `${name}:${port}`));
    expect(caddyfile).toMatch(/^\s*health_uri \/readyz$/m);
  });

  test("tries another instance if one accepts no connection", () => {
    const seconds = (name: string) =>
      Number(new RegExp(`^\\s*${name} (\\d+)s$`, "m").exec(caddyfile)?.[1]);
    expect(seconds("lb_try_duration")).toBeGreaterThan(seconds("dial_timeout"));
    expect(seconds("fail_duration")).toBeGreaterThan(0);
  });

  test("listens on the published port", () => {
    const [, inside] = compose.services.balancer?.ports?.[0]?.split(":") ?? [];
    expect(caddyfile).toMatch(new RegExp(`^:${inside} \\{$`, "m"));
    expect(Number(inside)).toBeGreaterThan(1023);
  });
});
