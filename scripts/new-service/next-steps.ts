import type { Names } from "./names.ts";

/** A text that lists the written files and the next steps of the author. */
export function nextSteps(
  { id, pascal }: Names,
  written: Iterable<string>,
  changed: readonly string[],
): string {
  const steps = [
    `See that it works: npm run -s almanac -- ${id} EX1`,
    `Run its tests: npx vitest run --project ${id}`,
    `Replace the made-up table in packages/${id}/src/data/entries.ts with rows that you read on public pages. Write down the page and the day of each row.`,
    `Write the request and the answer in packages/${id}/src/internal/request-shape.ts and src/schema.ts, then run npm run generate -- ${id}.`,
    `Write the operation in packages/${id}/src/lookUp${pascal}.ts, and rename it and its file to what it does. Its tests and contract cases are in packages/${id}/test/.`,
    `Follow the operation into packages/questions/src/${id}.ts, which declares it, and into apps/api/src/services/${id}.ts and apps/cli/src/services/${id}.ts.`,
    `Fill in every text that contains the word EXAMPLE: git grep -n --untracked EXAMPLE -- ':!scripts/new-service' ':!CONTRIBUTING.md'`,
    "Add a row for the package to the table of docs/architecture.md.",
    "Run npm test and npm run check. Fit the limits in its size-limit.json and bundles.json to what check prints, then run npm run bundles -- --write.",
  ];
  return [
    "Written:",
    ...[...written].sort().map((path) => `  ${path}`),
    `  packages/${id}/src/types.ts, packages/${id}/test/types.test-d.ts (from the schemas)`,
    "",
    "Changed:",
    ...[...changed, "pnpm-lock.yaml"].map((path) => `  ${path}`),
    "",
    "Next:",
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    "",
  ].join("\n");
}
