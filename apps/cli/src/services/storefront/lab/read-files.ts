import { packTasks, type Task, taskSchema, tasks } from "@almanac/agent-lab";
import { nearestName } from "@almanac/kernel/messages/nearest";
import * as z from "zod";
import { fault } from "../../../errors/almanac-error.ts";
import { quoted } from "../../../text/printable.ts";
import { matching, readJson, readText, refuseShop, refuseValue } from "../options.ts";

/**
 * Reads `--tasks`: `all`, `packs`, `packs-clean`, or a list of ids, families and files with a task
 * or a list of tasks. The tasks of the adversarial packs are not among `all`.
 */
export function readTasks(text: string): readonly Task[] {
  const parts = text.split(",").map((part) => part.trim());
  // Only if a part needs them, because the first time opens a shop for each task.
  const ofPacks = parts.some((part) => part.startsWith("pack-"))
    ? [...packTasks(), ...packTasks({ twin: "clean" })]
    : [];
  const chosen = parts.flatMap((part) => tasksOf(part, ofPacks));
  return [...new Map(chosen.map((task) => [task.id, task])).values()];
}

function tasksOf(part: string, ofPacks: readonly Task[]): readonly Task[] {
  if (part === "all") return tasks();
  if (part === "packs") return packTasks();
  if (part === "packs-clean") return packTasks({ twin: "clean" });
  if (part.endsWith(".json")) return readTaskFile(part);
  const known = part.startsWith("pack-") ? ofPacks : tasks();
  const found = known.filter(({ id, family }) => id === part || family === part);
  if (found.length > 0) return found;
  const names = [...new Set(known.flatMap(({ id, family }) => [id, family]))];
  return refuseShop(
    fault("invalid_value", "--tasks", `${quoted(part)} is not a known task`, {
      allowed: "all, packs, packs-clean, an id or a family of shop tasks, or a .json file",
      suggestion: nearestName(part, names),
      see: "almanac shop tasks",
    }),
  );
}

export function readTaskFile(path: string, parameter = "--tasks"): readonly Task[] {
  const document = readJson(path, parameter);
  const list = Array.isArray(document) ? document : [document];
  return matching(z.array(taskSchema), list, { path, parameter, noun: "task" });
}

interface SavedRun {
  readonly entries: readonly unknown[];
  /** Undefined if the file does not end with it. */
  readonly finalState: unknown;
  /** Seed of the order of search results, if the run had one. */
  readonly position: number | undefined;
}

/** Reads the lines of a transcript. The last line may have the final state and the position. */
export function readTranscript(path: string): SavedRun {
  const entries: unknown[] = [];
  let finalState: unknown;
  let position: number | undefined;
  for (const [at, line] of readText(path, "<transcript>").split("\n").entries()) {
    if (line.trim() === "") continue;
    const value = parsed(line, path, at + 1);
    if (typeof value === "object" && value !== null && "final_state" in value) {
      finalState = value.final_state;
      if ("position" in value && typeof value.position === "number") position = value.position;
    } else entries.push(value);
  }
  return { entries, finalState, position };
}

function parsed(line: string, path: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    const why = `is not JSON Lines: line ${number} is not JSON`;
    return refuseValue("<transcript>", `${quoted(path)} ${why}`);
  }
}
