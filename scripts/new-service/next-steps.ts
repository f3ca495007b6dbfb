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
    `Write the request and the answer in packages/${id}/src/schema.ts, then run npm run generate -- ${id}.`,
    `Write the operation in packages/${id}/src/lookUp${pascal}.ts, and rename it and its file to what it does. Its tests and contract cases are in packages/${id}/test/.`,
    `Follow the operation into packages/questions/src/${id}.ts, which declares it, and into apps/cli/src/services/${id}.ts.`,
    `Fill in every text that contains the word EXAMPLE: git grep -n --untracked EXAMPLE -- ':!scripts/new-service' ':!CONTRIBUTING.md'`,
    "Add a row for the package to the table of docs/architecture.md.",
    `Write docs/${id}.md, if its README cannot say everything, and name it in README.md and apps/cli/src/services/index.ts.`,
    "Run npm test and npm run check.",
    `Before the first release: take "private" out of its package.json, add bundles.json as in packages/dimweight, run npm run build and npm run bundles -- --write, and add a changeset.`,
  ];
  return [
    "Written:",
    ...[...written].sort().map((path) => `  ${path}`),
    "",
    "Generated from its schemas:",
    `  packages/${id}/src/types.ts`,
    `  packages/${id}/src/request-fields.ts`,
    `  packages/${id}/test/types.test-d.ts`,
    "",
    "Changed:",
    ...[...changed, "pnpm-lock.yaml"].map((path) => `  ${path}`),
    "",
    "Next:",
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    "",
  ].join("\n");
}
