import type { ScoreComponent } from "../../data/weights.ts";
import type { Wish } from "../../tasks/wish.ts";
import type { AgentTools, RunBrief } from "../agent.ts";

/** The errand of a scripted agent: the run, what the agent wants, and what it spoils on purpose. */
export interface Errand {
  readonly brief: RunBrief;
  readonly tools: AgentTools;
  readonly wish: Wish;
  readonly spoils?: ScoreComponent;
}

/** Ends an errand without a purchase. The message is the answer to the buyer. */
export class GivenUp extends Error {
  constructor(message: string) {
    super(message);
    this.name = "GivenUp";
  }
}
