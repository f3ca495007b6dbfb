import { packTasks, type Task, taskSchema, tasks } from "@almanac/agent-lab";
import { nearestName } from "@almanac/kernel/messages/nearest-name";
import * as z from "zod";
import { quoted } from "../../../output/printable.ts";
import { refuse } from "../refuse.ts";
import { readJson } from "../store-options.ts";

/**
 * Reads `--tasks`: `all`, `packs`, `packs-clean`, or a list of ids, families and files with a task or a list of tasks. The tasks of
 * the adversarial packs are not among `all`.
 */
export function readTasks(text: string): readonly Task[] {
  const chosen = text.split(",").flatMap((part) => tasksOf(part.trim()));
  return [...new Map(chosen.map((task) => [task.id, task])).values()];
}

function tasksOf(part: string): readonly Task[] {
  if (part === "all") return tasks();
  if (part === "packs") return packTasks();
  if (part === "packs-clean") return packTasks({ twin: "clean" });
  if (part.endsWith(".json")) return readTaskFile(part);
  const isOfPack = part.startsWith("pack-");
  const known = isOfPack ? [...packTasks(), ...packTasks({ twin: "clean" })] : tasks();
  const found = known.filter(({ id, family }) => id === part || family === part);
  if (found.length > 0) return found;
  const names = [...new Set(known.flatMap(({ id, family }) => [id, family]))];
  return refuse({
    code: "invalid_value",
    parameter: "--tasks",
    what: `--tasks ${quoted(part)} is not a known task`,
    allowed: "all, packs, packs-clean, an id or a family of shop tasks, or a .json file",
    suggestion: nearestName(part, names),
    see: "almanac shop tasks",
  });
}

/** Reads a file with one task or a list of tasks. */
export function readTaskFile(path: string, parameter = "--tasks"): readonly Task[] {
  const document = readJson(path, parameter);
  const parsed = z.array(taskSchema).safeParse(Array.isArray(document) ? document : [document]);
  if (parsed.success) return parsed.data;
  return refuse({
    code: "invalid_value",
    parameter,
    what: `${parameter} ${quoted(path)} is not a task: ${z.prettifyError(parsed.error).replaceAll(/\s+/g, " ")}`,
  });
}
