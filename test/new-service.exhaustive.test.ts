import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyRepository } from "./copy-repository.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "almanac-new-service-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Uses the Node and the package store of this repository, so that nothing is downloaded. */
const { storeDir } = JSON.parse(readFileSync(join(root, "node_modules/.modules.yaml"), "utf8")) as {
  readonly storeDir: string;
};
const environment = {
  ...process.env,
  PATH: [join(copy, "node_modules/.bin"), dirname(process.execPath), process.env.PATH].join(
    delimiter,
  ),
  npm_config_store_dir: dirname(storeDir),
};

/** Runs a command in the copy. */
function run(command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    env: environment,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return { status, stdout, stderr };
}

/** Runs a command that must succeed. If it fails, the test shows its output. */
function succeed(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = run(command, ...args);
  expect(status, `${command} ${args.join(" ")}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

const newService = (...args: readonly string[]) =>
  run(process.execPath, "scripts/new-service.ts", ...args);

beforeAll(() => {
  copyRepository(copy);
  const install = ["install", "--offline", "--frozen-lockfile", "--ignore-scripts"];
  succeed(join(root, "node_modules/.bin/pnpm"), ...install);
});

describe("an invalid id is refused before any file is written", () => {
  test.for<[id: string, reason: string]>([
    ["Postcode", "is not an id"],
    ["post_code", "is not an id"],
    ["post--code", "is not an id"],
    ["../postcode", "is not an id"],
    ["postcode2", "is not an id"],
    ["", "is not an id"],
    ["all", "stands for every service"],
    ["type", "would be TypeError"],
    ["library", "would be LibraryError"],
    ["kernel", "packages/kernel exists"],
    ["storefront", "apps/api/src/services/storefront"],
    ["architecture", "docs/architecture.md exists"],
    ["shop", "almanac shop is a command"],
    ["environment", "almanac environment is a command or a topic"],
    ["carts", "the API has the path /v1/carts"],
  ])("%s", ([id, reason]) => {
    const { status, stdout, stderr } = newService(id);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(reason);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  test("refuses a call without an id, and with two ids", () => {
    expect(newService().stderr).toContain("Send one id");
    expect(newService("one", "two").status).toBe(2);
  });
});

const ids = ["postcode", "flight-time"];

describe("a new service", () => {
  test.for(ids)("%s is written, and the output lists the next steps with numbers", (id) => {
    const { status, stdout, stderr } = newService(id);
    expect(status, stderr).toBe(0);
    expect(stdout).toContain(`  packages/${id}/src/schema.ts\n`);
    expect(stdout).toContain("  pnpm-lock.yaml\n");
    const [, written = ""] = /^Written:\n((?: {2}.*\n)+)/m.exec(stdout) ?? [];
    expect(written.trim().split("\n")).toHaveLength(14);
    expect(stdout).toMatch(/\nNext:\n {2}1\. See that it works: .*\n {2}2\. /);
    expect(stdout).not.toMatch(/_(?:id|name|Name|Title)_/);
  });

  test("is refused if a service with its id exists already", () => {
    expect(newService("postcode").stderr).toContain("postcode is taken");
  });

  test("has EXAMPLE in each file that the author must complete", () => {
    for (const path of ["README.md", "package.json", "src/data/entries.ts"]) {
      expect(readFileSync(join(copy, "packages/postcode", path), "utf8")).toContain("EXAMPLE");
    }
  });

  test("installs with the lockfile that was written", () => {
    succeed("pnpm", "install", "--offline", "--frozen-lockfile", "--ignore-scripts");
  });

  test("has the format and style of the repository", () => {
    succeed("biome", "ci", "--error-on-warnings", ".");
  });

  test.for(["tsconfig.json", "apps/api", "apps/cli", ...ids.map((id) => `packages/${id}`)])(
    "has no type errors in %s",
    (project) => {
      succeed("tsc", "-p", project);
    },
  );

  test.for(ids)("has examples in the README of %s that compile", (id) => {
    const readme = readFileSync(join(copy, `packages/${id}/README.md`), "utf8");
    const examples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code);
    expect(examples.length).toBeGreaterThan(1);
    const files = examples.map((code, index) => {
      const file = join(copy, `packages/${id}/test/readme-example-${index}.ts`);
      writeFileSync(file, code);
      return file;
    });
    succeed("tsc", "-p", `packages/${id}`);
    for (const file of files) rmSync(file);
  });

  test.for(["purity", "rings", "lengths"])("passes the check of %s", (check) => {
    succeed(process.execPath, `scripts/${check}.ts`);
  });

  test("has types that are up to date with its schemas", () => {
    succeed(process.execPath, "scripts/generate.ts", "--check", "api", "client", ...ids);
  });

  test("has no unused code", () => {
    succeed("knip");
  });

  test("passes its own tests, and the tests of the apps and of the contract that use it", () => {
    const report = join(copy, "report.json");
    const ofApps = ["room-imports", "settings", "openapi", "nesting-limit", "help", "register"];
    const ofEveryLibrary = [
      "contract",
      "data-versions",
      "entry-points",
      "hostile",
      "links",
      "readmes",
      "tsdoc",
    ];
    const filters = [
      ...ids.map((id) => `packages/${id}/`),
      ...[...ofApps, ...ofEveryLibrary].map((name) => `${name}.test.ts`),
    ];
    const projects = ["api", "cli", "contract", ...ids].flatMap((name) => ["--project", name]);
    succeed("vitest", "run", "--reporter=json", `--outputFile=${report}`, ...projects, ...filters);
    const { testResults } = JSON.parse(readFileSync(report, "utf8")) as {
      readonly testResults: readonly {
        readonly name: string;
        readonly assertionResults: readonly { readonly fullName: string }[];
      }[];
    };
    const files = testResults.map(({ name }) => relative(copy, name));
    /** The titles of the tests of a file. Only the paths and ids in them matter here. */
    const titlesOf = (file: string) =>
      testResults
        .filter(({ name }) => relative(copy, name) === file)
        .flatMap(({ assertionResults }) => assertionResults.map(({ fullName }) => fullName))
        .join("\n");
    for (const filter of filters) expect(files.join(" "), "no test was run").toContain(filter);
    for (const id of ids) {
      // The compiler has checked the type tests.
      const written = globSync(`packages/${id}/test/*.test.ts`, { cwd: copy });
      expect(written).toHaveLength(1);
      expect(files).toEqual(expect.arrayContaining(written));
      expect(titlesOf("test/contract.test.ts")).toContain(id);
      expect(titlesOf("apps/api/test/http/openapi.test.ts")).toContain(`/v1/${id}`);
    }
  });

  test("answers on the command line", () => {
    const cli = "apps/cli/src/main.ts";
    expect(succeed(process.execPath, cli, "flight-time", "EX1", "--json")).toBe(
      '{"code":"EX1","name":"First example"}\n',
    );
    expect(succeed(process.execPath, cli, "tables")).toMatch(/^postcode +EXAMPLE/m);
  });

  test("builds to a library that works and does not import the kernel", () => {
    succeed("pnpm", "--filter", "@almanac/postcode", "build");
    const built = join(copy, "packages/postcode/dist/index.js");
    expect(readFileSync(built, "utf8")).not.toContain("@almanac/kernel");
    const script = `import { lookUpPostcode } from ${JSON.stringify(built)};
      process.stdout.write(lookUpPostcode({ code: "EX2" }).name);`;
    writeFileSync(join(copy, "built.mjs"), script);
    expect(succeed(process.execPath, "built.mjs")).toBe("Second example");
  });
});
