import type { Task } from "@almanac/agent-lab";
import type { Command } from "commander";
import type { Answer, Invocation } from "../../../command.ts";
import { listReply, type Reply } from "../../../output/print-reply.ts";
import { printable } from "../../../text/printable.ts";

export function addTasks(shop: Command, answer: Answer): void {
  shop
    .command("tasks")
    .summary("tasks for a shopping agent")
    .usage("[names] [options]")
    .argument("[names]", "packs, packs-clean, ids, families or .json files")
    .action(answer(listTasks));
}

async function listTasks({ words }: Invocation<object>): Promise<Reply> {
  const { readTasks } = await import("./read-files.ts");
  const [names = "all"] = words;
  const chosen = readTasks(names);
  const [only] = chosen;
  if (chosen.length === 1 && only !== undefined) return show(only);
  return listReply({
    document: { tasks: chosen },
    records: chosen,
    columns: ["task", "surfaces", "trap"],
    rows: chosen.map(({ id, surfaces, trap = "" }) => [id, surfaces.join(" "), trap]),
  });
}

function show(task: Task): Reply {
  return {
    document: task,
    quiet: task.id,
    human: (style) =>
      [
        `${style("bold", task.id)}\n`,
        `${printable(task.instruction)}\n`,
        `ends with  ${task.goal.end_state}\n`,
        `surfaces   ${task.surfaces.join(", ")}\n`,
        task.scenario === undefined ? "" : `scenario   ${task.scenario}\n`,
        task.trap === undefined ? "" : `trap       ${task.trap}\n`,
        style("dim", "The whole task: --json\n"),
      ].join(""),
  };
}
