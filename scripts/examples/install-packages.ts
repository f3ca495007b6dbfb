import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { run } from "../run.ts";

/** Other packages that the examples use, in the versions of this workspace. */
const tools = ["@modelcontextprotocol/client", "@types/node", "msw", "typescript", "vitest"];
/** No test of the workspace uses Playwright, so its version is not in the catalog. */
const playwright = "@playwright/test@1.65.1";

/**
 * In a checkout, `npm run -s almanac -- ...` runs the command line from source. Here it runs the
 * packed one.
 */
const scripts = { almanac: "almanac" };

/** Installs the tarballs and the tools with npm, as a reader would. */
export function installPackages(folder: string): void {
  const tarballs = globSync(".artifacts/*.tgz").map((file) => resolve(file));
  if (tarballs.length === 0)
    throw new Error("There are no tarballs. Run: npm run check -- packages");
  const catalog = readFileSync("pnpm-workspace.yaml", "utf8");
  const versionOf = (name: string) => new RegExp(`^  "?${name}"?: (.+)$`, "m").exec(catalog)?.[1];
  const manifest = { name: "examples", private: true, type: "module", scripts };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  const wanted = [playwright, ...tools.map((name) => `${name}@${versionOf(name)}`)];
  const flags = ["--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts"];
  if (!run("npm", ["install", ...flags, ...tarballs, ...wanted], folder)) {
    throw new Error("npm could not install the tarballs.");
  }
}
