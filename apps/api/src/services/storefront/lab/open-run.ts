import { prepareTaskShops, type Task, taskShopOptions } from "@almanac/agent-lab";
import { present } from "@almanac/kernel/objects/objects";
import type { Sandboxes } from "../shops/sandboxes.ts";
import type { TaskRun } from "./sandbox-run.ts";
import { createTranscript } from "./transcript.ts";

/** A run, and the instruction with the ids of earlier orders. */
export interface OpenedRun {
  readonly run: TaskRun;
  readonly instruction: string;
}

/** Creates the sandboxes of a run, in the state in which the task begins. */
export async function openRun(
  sandboxes: Sandboxes,
  task: Task,
  { surface, position }: Pick<TaskRun, "surface" | "position">,
): Promise<OpenedRun> {
  const transcript = createTranscript();
  const run: TaskRun = { task, surface, position, transcript, shops: new Map() };
  const order = position === undefined ? {} : { position };
  const packs = present({
    packs: task.packs,
    packTwin: task.pack_twin,
    packProductId: task.pack_product_id,
  });
  let { instruction } = task;
  for (const [shop, options] of Object.entries(taskShopOptions(task))) {
    const sandbox = await sandboxes.create({ ...options, ...packs }, false, { ...run, shop });
    run.shops.set(shop, sandbox);
    const prepared = await sandbox.shop.work((store) => ({
      result: prepareTaskShops(task, { [shop]: store }, order),
    }));
    if (run.shops.size === 1) instruction = prepared;
  }
  return { run, instruction };
}
