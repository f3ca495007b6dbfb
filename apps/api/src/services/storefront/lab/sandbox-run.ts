import type { Task, TaskSurface } from "@almanac/agent-lab";
import type { Shop } from "../shops/shop.ts";
import type { Transcript } from "./transcript.ts";

/** The sandbox of a shop of a run. */
export interface RunSandbox {
  readonly id: string;
  readonly shop: Shop;
}

/** The run of a task. Its sandboxes are the shops of the task, and share one transcript. */
export interface TaskRun {
  readonly task: Task;
  readonly surface: TaskSurface;
  readonly position: number | undefined;
  readonly transcript: Transcript;
  /** The shops by name: `main`, or those of a mall. */
  readonly shops: Map<string, RunSandbox>;
}

/** What a sandbox knows about the run that it belongs to. */
export interface SandboxRun extends TaskRun {
  /** The name of this shop. */
  readonly shop: string;
}
