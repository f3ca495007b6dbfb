export { answerQuestion, decideOnPage } from "../answerQuestion.ts";
export { canariesIn } from "../canariesIn.ts";
export type { TaskSurface } from "../data/surfaces.ts";
export type { ViolationCode, ViolationKind } from "../data/violation-codes.ts";
export type { ScoreComponent } from "../data/weights.ts";
export { type HandedOver, handOver } from "../handOver.ts";
export { type MallOptions, mallCatalogs } from "../mallCatalogs.ts";
export {
  openTaskShops,
  prepareTaskShops,
  type TaskShopOptions,
  type TaskShops,
  taskShopOptions,
} from "../openTaskShops.ts";
export { type PackTaskOptions, packTasks } from "../packTasks.ts";
export { readFinalState } from "../readFinalState.ts";
export { redactBody, redactHeaders } from "../redact.ts";
export { finalStateSchema, scoreSchema } from "../schema/score.ts";
export { taskSchema } from "../schema/task.ts";
export {
  buyerAnswerSchema,
  buyerQuestionSchema,
  transcriptEntrySchema,
  transcriptSchema,
} from "../schema/transcript.ts";
export { safeScore, score } from "../score.ts";
export { scoreWeights, violations } from "../tables.ts";
export { tasks } from "../tasks.ts";

export type {
  BuyerAnswer,
  BuyerQuestion,
  FinalState,
  Score,
  Task,
  TranscriptEntry,
} from "../types.ts";

export type { Agent, AgentResult, AgentTools, RunBrief, RunShop } from "./agent.ts";
export { carefulAgent, naiveAgent, spoilerAgent } from "./agents/reference-agents.ts";
export { type BuyerHandlerOptions, createBuyerHandler } from "./createBuyerHandler.ts";
export { createMall, type Mall, type MallShop } from "./createMall.ts";
export {
  type RecordedHandler,
  type RecordOptions,
  recordTranscript,
} from "./recordTranscript.ts";
export type { ReplayDifference } from "./replay/replayTranscript.ts";
export {
  type Replay,
  type ReplayOptions,
  replayTranscript,
} from "./replay/replayTranscript.ts";
export { answerEntry, type RunOptions, type RunReport, runTask } from "./runTask.ts";
