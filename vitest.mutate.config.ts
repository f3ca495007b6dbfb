import { join } from "node:path";
import process from "node:process";
import { defineConfig } from "vitest/config";

// The tests that judge the mutants of a package: its own ones that run in `npm test`.
// scripts/mutate.ts sets the package.
const { ALMANAC_MUTATED_PACKAGE: folder = "packages/kernel" } = process.env;

export default defineConfig({
  test: {
    root: join(import.meta.dirname, folder),
    include: ["test/**/*.test.ts"],
    exclude: ["exhaustive", "services", "browser", "conformance"].map(
      (suite) => `test/**/*.${suite}.test.ts`,
    ),
    // A test that runs longer because the machine is busy notices nothing. The command ends a
    // change that makes a test hang.
    testTimeout: 600_000,
    provide: { isExhaustive: false },
    setupFiles: [join(import.meta.dirname, "test/clean-environment.ts")],
  },
});
