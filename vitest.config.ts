import { existsSync, readdirSync } from "node:fs";
import { defineConfig } from "vitest/config";

// A member is picked up by its place alone: a folder under packages/ or apps/ that has tests.
const roots = ["packages", "apps"]
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter((root) => existsSync(`${root}/test`));

// `vitest run` runs the tests that need only Node and take little time. `--mode services` runs `*.services.test.ts` and
// nothing else, and so for each suite: its files carry the suite's name. `exhaustive` needs only Node, but more time.
const suites = ["exhaustive", "services", "browser", "conformance"];

export default defineConfig(({ mode }) => {
  const suite = suites.includes(mode) ? mode : undefined;
  return {
    test: {
      isolate: false,
      // By default one core stays free for vitest itself, which needs little: with two cores there would be one worker.
      ...(suite ? {} : { maxWorkers: "100%" }),
      // Prints failures and the totals; `--reporter=verbose` prints every test.
      reporters: ["./scripts/progress-reporter.ts", "minimal"],
      projects: [...roots, "."].map((root) => ({
        test: {
          name: root === "." ? "contract" : root.replace(/^.*\//, ""),
          root: `./${root}`,
          include: [suite ? `test/**/*.${suite}.test.ts` : "test/**/*.test.ts"],
          exclude: suite ? [] : suites.map((name) => `test/**/*.${name}.test.ts`),
          // No test may fail because the machine is busy: the limits only end what hangs. Under load, a test of 1.5 s has
          // taken 80 s.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 300_000 } },
          ...(root.startsWith("packages/") && !suite
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
