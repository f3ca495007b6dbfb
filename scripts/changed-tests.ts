/** What else tests a library, besides its own tests and those whose path begins with its name. */
const further: Readonly<Record<string, readonly string[]>> = {
  tax: ["services/pay"],
  storefront: ["packages/agent-lab/"],
};

/** Tests that call every library, and the examples of the READMEs. */
const ofEveryLibrary = ["contract", "data-versions", "hostile", "readme", "tsdoc"];

/**
 * The tests that a change of these files can affect, as filters for vitest, if all of them are
 * inside of libraries: in `src/internal`, `src/data` or tests. The apps know a library only by its
 * public functions, so of their tests only those of its service are run. Undefined if another file
 * changed: then vitest follows the imports.
 */
export function testsOfLibraries(files: readonly string[]): readonly string[] | undefined {
  const inside =
    /^packages\/(?!kernel|questions|client)([a-z]+)[a-z-]*\/(?:src\/(?:internal|data)|test)\//;
  const names = new Set(files.map((file) => inside.exec(file)?.[1]));
  if (names.size === 0 || names.has(undefined)) return undefined;
  return [
    ...[...names].flatMap((name = "") => [
      `packages/${name}`,
      `services/${name}`,
      ...(further[name] ?? []),
    ]),
    ...ofEveryLibrary.map((name) => `test/${name}.test.ts`),
  ];
}
