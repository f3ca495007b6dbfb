import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";

export const root = new URL("../../../../", import.meta.url).pathname;

export interface Instruction {
  /** In upper case, such as `COPY`. */
  readonly name: string;
  /** Options such as `--from=install`, by name. */
  readonly flags: Readonly<Record<string, string>>;
  /** The rest of the instruction, with continued lines joined. */
  readonly text: string;
}

/** One `FROM` and the instructions that follow it. */
export interface Stage {
  readonly image: string;
  readonly name: string | undefined;
  readonly instructions: readonly Instruction[];
}

/** Reads the stages of the Dockerfile. */
export function readDockerfile(text = readFileSync(join(root, "Dockerfile"), "utf8")): Stage[] {
  const lines = text
    .split("\n")
    .filter((line) => !/^\s*#/.test(line))
    .join("\n")
    .replaceAll(/\\\n\s*/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const stages: (Stage & { instructions: Instruction[] })[] = [];
  for (const line of lines) {
    const [, name = "", rest = ""] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    const [, image = "", , alias] = /^(\S+)(\s+AS\s+(\S+))?$/i.exec(rest) ?? [];
    if (name === "FROM") stages.push({ image, name: alias, instructions: [] });
    else stages.at(-1)?.instructions.push(readInstruction(name, rest));
  }
  return stages;
}

function readInstruction(name: string, rest: string): Instruction {
  const flags: Record<string, string> = {};
  const text = rest.replace(/^(?:--[\w-]+=\S+\s+)+/, (given) => {
    for (const [, flag = "", value = ""] of given.matchAll(/--([\w-]+)=(\S+)/g)) {
      flags[flag] = value;
    }
    return "";
  });
  return { name, flags, text };
}

/** The sources and the target of a `COPY`. */
export function readCopy({ text }: Instruction): {
  readonly sources: readonly string[];
  readonly target: string;
} {
  const words = text.split(/\s+/);
  return { sources: words.slice(0, -1), target: words.at(-1) ?? "" };
}

/** The files that a build can copy: tracked by git and not excluded by .dockerignore. */
export function readContext(): string[] {
  const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  const ignored = readFileSync(join(root, ".dockerignore"), "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  return tracked
    .split("\0")
    .filter((file) => file !== "" && existsSync(join(root, file)))
    .filter((file) => !isIgnored(file, ignored));
}

/** A pattern that matches a folder excludes everything in it. */
function isIgnored(file: string, patterns: readonly string[]): boolean {
  const parts = file.split("/");
  const paths = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  return patterns.some((pattern) => paths.some((path) => matchesGlob(path, pattern)));
}
