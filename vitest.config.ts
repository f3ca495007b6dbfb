import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

// Every folder in packages/ and apps/ that has tests is a test project.
const roots = ["packages", "apps"]
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter((root) => existsSync(`${root}/test`));

// `vitest run` runs the tests that need only Node and little time. Each other suite runs only the files with its name:
// `--mode services` runs `*.services.test.ts`. The suite `exhaustive` needs only Node, but more time.
const suites = ["exhaustive", "services", "browser", "conformance"];

export default defineConfig(({ mode }) => {
  const suite = suites.includes(mode) ? mode : undefined;
  return {
    test: {
      isolate: false,
      // Uses every core. By default vitest keeps one core free for itself, so that two cores would have only one worker.
      ...(suite ? {} : { maxWorkers: "100%" }),
      // Prints only failures and totals. `--reporter=verbose` prints every test.
      reporters: ["./scripts/progress-reporter.ts", "minimal"],
      projects: [...roots, "."].map((root) => ({
        test: {
          name: root === "." ? "contract" : root.replace(/^.*\//, ""),
          root: `./${root}`,
          include: [suite ? `test/**/*.${suite}.test.ts` : "test/**/*.test.ts"],
          exclude: suite ? [] : suites.map((name) => `test/**/*.${name}.test.ts`),
          setupFiles: [resolve("test/clean-environment.ts")],
          // These limits only end a test that hangs. No test may fail because the machine is busy: under load, a test of
          // 1.5 s has taken 80 s.
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
