import { readFileSync } from "node:fs";
import type { Names } from "./names.ts";

/** A file of the repository, and its text after the service was added to it. */
export interface Edit {
  readonly path: string;
  readonly text: string;
}

/** The place where a text is inserted: the pattern matches an empty string there. */
type Insertion = readonly [place: RegExp, text: string];

/**
 * The lines that add a service to existing files. Throws if a file does not have the
 * expected place.
 */
export function registrations(names: Names): readonly Edit[] {
  const { id, pascal } = names;
  const library = `[\`@almanac/${id}\`](packages/${id}/README.md)`;
  const commandLine = `  {
    name: "${id}",
    group: "Lookups",
    summary: "EXAMPLE: what it answers, in a few words",
    docs: "packages/${id}/README.md",
    asksServer: true,
    tables: "EXAMPLE: what the table lists",
    load: async () => (await import("./${id}.ts")).create${pascal}(),
  },
`;
  return [
    edit("apps/api/src/service-id.ts", [/(?=\] as const)/, `, "${id}"`]),
    edit(
      "apps/api/src/services/index.ts",
      [/(?=\n\n\/\*\*)/, `\nimport { create${pascal} } from "./${id}.ts";`],
      [/(?=\n {2}\];\n)/, `\n    create${pascal}(common),`],
    ),
    edit("apps/cli/src/services/index.ts", [/(?=\];\n$)/, commandLine]),
    listNames(names),
    dependOn("apps/api/package.json", id),
    dependOn("apps/cli/package.json", id),
    dependOn("packages/questions/package.json", id),
    listLibrary(names),
    edit("README.md", [
      /(?<=\| \[docs\]\([\w/-]+\.md\) \|\n)(?=\n)/,
      `| EXAMPLE: which question? | ${library} | \`POST /v1/${id}\` | \`almanac ${id}\` | [docs](packages/${id}/README.md) |\n`,
    ]),
  ];
}

/** Adds the library to those that the tests of every library import. */
function listLibrary({ id, camel }: Names): Edit {
  const line = id === camel ? id : `"${id}": ${camel}`;
  return edit(
    "test/libraries.ts",
    [/^/, `import * as ${camel} from "../packages/${id}/src/index.ts";\n`],
    [/(?=\n\};\n$)/, `\n  ${line},`],
  );
}

/** Adds the names that the entries of the library export. */
function listNames({ id, camel, pascal }: Names): Edit {
  const path = "test/exported-names.json";
  const operations = ["entries", `lookUp${pascal}`, `safeLookUp${pascal}`];
  const schemas = ["entryCode", `${camel}Entries`, `${camel}Request`, `${camel}Result`];
  const own = {
    ".": [`${pascal}Error`, `${camel}ErrorCodes`, ...operations].sort(),
    "./schema": schemas.map((name) => `${name}Schema`).sort(),
  };
  const listed: object = JSON.parse(readFileSync(path, "utf8"));
  const entries = Object.entries({ ...listed, [id]: own }).sort(([a], [b]) => (a < b ? -1 : 1));
  return { path, text: `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n` };
}

function edit(path: string, ...insertions: readonly Insertion[]): Edit {
  let text = readFileSync(path, "utf8");
  for (const [place, addition] of insertions) {
    if (!place.test(text)) throw new Error(`${path} has no place ${place} for a new service`);
    text = text.replace(place, () => addition);
  }
  return { path, text };
}

type Manifest = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Adds the library to a list that contains the kernel, sorted by name. */
function dependOn(path: string, id: string): Edit {
  const manifest = JSON.parse(readFileSync(path, "utf8")) as Manifest;
  const group = ["dependencies", "devDependencies"].find((each) => {
    return manifest[each]?.["@almanac/kernel"] !== undefined;
  });
  if (group === undefined) throw new Error(`${path} does not depend on the kernel`);
  const entries = Object.entries({ ...manifest[group], [`@almanac/${id}`]: "workspace:^" });
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify({ ...manifest, [group]: Object.fromEntries(entries) }, null, 2);
  return { path, text: `${text}\n` };
}
