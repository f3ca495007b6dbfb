import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { defineConfig } from "vitest/config";

// Every folder in packages/ and apps/ that has tests is a test project.
const roots = ["packages", "apps"]
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter((root) => existsSync(`${root}/test`));

// `vitest run` runs the tests that need only Node and little time. Each other suite runs only the
// files with its name: `--mode services` runs `*.services.test.ts`. The suite `exhaustive` needs
// only Node, but more time. It also runs `*.sampled.test.ts`, of which `vitest run` takes a sample.
const suites = ["exhaustive", "services", "browser", "conformance"];

// Node loads the tests, as it loads the programs, without transforming them first. A measurement of
// coverage lets Vite load everything, as vitest does by default, and does not use Node's cache:
// coverage of functions from the cache is less exact.
const measuresCoverage = process.argv.includes("--coverage");

// Node keeps the compiled sources here, because the tests start many processes that load the
// same files.
if (!measuresCoverage) {
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "node_modules/.cache/compiled");
}

export default defineConfig(({ mode }) => {
  const suite = suites.includes(mode) ? mode : undefined;
  const isExhaustive = suite === "exhaustive";
  return {
    test: {
      isolate: false,
      // Read in test/sample-or-everything.ts.
      provide: { isExhaustive },
      // Uses every core. By default vitest keeps one core free for itself, so that two cores would
      // have only one worker. The other suites load the machine themselves.
      ...(suite === undefined || isExhaustive ? { maxWorkers: "100%" } : {}),
      // Prints only failures and totals. `--reporter=verbose` prints every test.
      reporters: ["./scripts/progress-reporter.ts", "minimal"],
      ...(suite === "services" ? { globalSetup: ["./apps/api/test/shared-cluster.ts"] } : {}),
      projects: [...roots, "."].map((root) => ({
        test: {
          experimental: { viteModuleRunner: measuresCoverage },
          name: root === "." ? "contract" : root.replace(/^.*\//, ""),
          root: `./${root}`,
          include: [
            suite ? `test/**/*.${suite}.test.ts` : "test/**/*.test.ts",
            ...(isExhaustive ? ["test/**/*.sampled.test.ts"] : []),
          ],
          exclude: suite ? [] : suites.map((name) => `test/**/*.${name}.test.ts`),
          setupFiles: [resolve("test/clean-environment.ts")],
          // These limits only end a test that hangs. No test may fail because the machine is busy:
          // under load, a test of 1.5 s has taken 80 s.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 300_000 } },
          ...(root.startsWith("packages/") && isExhaustive
            ? {
                typecheck: {
                  enabled: true,
                  include: ["test/**/*.test-d.ts"],
                  tsconfig: "./tsconfig.json",
                },
              }
            : {}),
        },
      })),
      coverage: {
        provider: "v8",
        include: ["packages/*/src/**/*.ts"],
        thresholds: { lines: 95, branches: 90 },
      },
    },
  };
});
