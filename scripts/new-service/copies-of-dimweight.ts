import { readFileSync } from "node:fs";
import type { Names } from "./names.ts";

type Replacement = readonly [found: string | RegExp, text: string];

/**
 * The files of a new service that are those of dimweight with other names, by their paths.
 * Dimweight is read when the command runs, so these files are always as the repository has them.
 * Throws if a text that must change is not there.
 */
export function copiesOfDimweight(
  names: Names,
): readonly (readonly [path: string, text: string])[] {
  const { id, camel, pascal } = names;
  const folder = `packages/${id}`;
  return [
    [`${folder}/package.json`, manifest(names)],
    [`${folder}/tsconfig.json`, readFileSync("packages/dimweight/tsconfig.json", "utf8")],
    [
      `${folder}/src/errors.ts`,
      copy(
        "packages/dimweight/src/errors.ts",
        [/\["unsupported_carrier"[^\]]*\]/, '["unsupported_code"]'],
        ["unsupported_carrier", "unsupported_code"],
        [/safeCalculateDimWeight\(.*/, `safeLookUp${pascal}({}).error.issues.length; // => 1`],
        ["DimWeight", pascal],
        ["dimWeight", camel],
      ),
    ],
    [
      `apps/api/src/services/${id}.ts`,
      copy(
        "apps/api/src/services/dimweight.ts",
        [/(?<=@almanac\/)dimweight/, id],
        ["questions/dimweight", `questions/${id}`],
        ["Dimweight", pascal],
        [/\bdimweight\b/, camel],
        ["calculateDimWeight", `lookUp${pascal}`],
        ["dimWeightRequestSchema", `${camel}RequestSchema`],
      ),
    ],
  ];
}

/** A file with each text replaced everywhere. */
function copy(path: string, ...replacements: readonly Replacement[]): string {
  return replacements.reduce(
    (text, [found, wanted]) => {
      const pattern = typeof found === "string" ? found : new RegExp(found, "g");
      const replaced = text.replaceAll(pattern, () => wanted);
      if (replaced === text) throw new Error(`${path} does not have ${String(found)} any more`);
      return replaced;
    },
    readFileSync(path, "utf8"),
  );
}

type Entries = Readonly<Record<string, unknown>>;

interface Manifest {
  readonly exports: Entries;
  readonly publishConfig: { readonly exports: Entries };
  readonly scripts: Readonly<Record<string, string>>;
}

/**
 * The manifest of dimweight, without the entries that only dimweight has. It is private until the
 * first release.
 */
function manifest({ id }: Names): string {
  const text = copy("packages/dimweight/package.json", ["dimweight", id]);
  const { exports, publishConfig, scripts, ...rest } = JSON.parse(text) as Manifest;
  const own = {
    ...rest,
    private: true,
    description: "EXAMPLE: one sentence that says what the library answers.",
    keywords: ["almanac"],
    exports: common(exports),
    publishConfig: { ...publishConfig, exports: common(publishConfig.exports) },
    scripts: { ...scripts, build: "tsup --config ../../tsup.config.ts" },
  };
  return `${JSON.stringify(own, null, 2)}\n`;
}

function common(entries: Entries): Entries {
  const paths = [".", "./schema", "./package.json"];
  return Object.fromEntries(Object.entries(entries).filter(([path]) => paths.includes(path)));
}
