import type { Reply } from "../../output/print-reply.ts";
import type { Answered } from "./inspect-targets.ts";

/** Prints the answers for a list of targets in one format. The answers come one by one and are not kept. */
export interface AnswerPrinter {
  /** Whether it prints nothing for a long time, so that a person would like to see that the program works. */
  readonly waits: boolean;
  readonly add: (answer: Answered) => Promise<void>;
  /** Prints the rest. The result decides the exit code. */
  readonly end: () => Promise<Pick<Reply, "failed" | "failure" | "exit">>;
}
