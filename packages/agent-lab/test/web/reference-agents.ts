import {
  carefulAgent,
  naiveAgent,
  type RunReport,
  runTask,
  type Task,
  type TaskSurface,
  tasks,
} from "../../src/web/index.ts";

/** The task with this id. */
export function taskNamed(id: string): Task {
  const task = tasks().find((each) => each.id === id);
  if (task === undefined) throw new TypeError(`there is no task ${id}`);
  return task;
}

/** The tasks that a surface can do. */
export function tasksOn(surface: TaskSurface): readonly Task[] {
  return tasks().filter(({ surfaces }) => surfaces.includes(surface));
}

/** Runs the careful agent. */
export const carefully = (task: Task, surface: TaskSurface, position?: number) =>
  runTask(task, {
    surface,
    agent: carefulAgent,
    ...(position === undefined ? {} : { position }),
  });

/** Runs the naive agent. */
export const naively = (task: Task, surface: TaskSurface) =>
  runTask(task, { surface, agent: naiveAgent });

/** Runs both agents on every task of a surface. */
export async function runAll(surface: TaskSurface) {
  const results: { readonly task: Task; readonly careful: RunReport; readonly naive: RunReport }[] =
    [];
  for (const task of tasksOn(surface)) {
    results.push({
      task,
      careful: await carefully(task, surface),
      naive: await naively(task, surface),
    });
  }
  return results;
}

/** One line of a golden file: task, surface, success, score and violation codes. */
export function goldenLine({ task, surface, success, score, violations }: RunReport): string {
  const codes = [...new Set(violations.map(({ code }) => code))].sort().join(" ");
  return `${task} ${surface} ${success ? "passes" : "fails"} ${score} ${codes}`.trimEnd();
}
