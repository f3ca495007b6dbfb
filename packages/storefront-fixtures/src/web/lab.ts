export { answerQuestion, decideOnPage } from "../lab/answerQuestion.ts";
export { canariesIn } from "../lab/canariesIn.ts";
export type { TaskSurface } from "../lab/data/surfaces.ts";
export type { ViolationCode, ViolationKind } from "../lab/data/violation-codes.ts";
export type { ScoreComponent } from "../lab/data/weights.ts";
export { type HandedOver, handOver } from "../lab/handOver.ts";
export { type MallOptions, mallCatalogs } from "../lab/mallCatalogs.ts";
export {
  openTaskShops,
  prepareTaskShops,
  type TaskShopOptions,
  type TaskShops,
  taskShopOptions,
} from "../lab/openTaskShops.ts";
export { type PackTaskOptions, packTasks } from "../lab/packTasks.ts";
export { readFinalState } from "../lab/readFinalState.ts";
export { redactBody, redactHeaders } from "../lab/redact.ts";
export { buyerAnswerSchema, buyerQuestionSchema } from "../lab/schema/buyer-question.ts";
export { finalStateSchema } from "../lab/schema/final-state.ts";
export { scoreSchema } from "../lab/schema/score.ts";
export { taskSchema } from "../lab/schema/task.ts";
export { transcriptEntrySchema, transcriptSchema } from "../lab/schema/transcript.ts";
export { safeScore, score } from "../lab/score.ts";
export { scoreWeights, violations } from "../lab/tables.ts";
export { tasks } from "../lab/tasks.ts";
export type {
  BuyerAnswer,
  BuyerQuestion,
  FinalState,
  Score,
  Task,
  TranscriptEntry,
} from "../types.ts";
export type { Agent, AgentResult, AgentTools, RunBrief, RunShop } from "./lab/agent.ts";
export { carefulAgent } from "./lab/agents/careful-agent.ts";
export { naiveAgent } from "./lab/agents/naive-agent.ts";
export { spoilerAgent } from "./lab/agents/spoiler-agent.ts";
export { type BuyerHandlerOptions, createBuyerHandler } from "./lab/createBuyerHandler.ts";
export { createMall, type Mall, type MallShop } from "./lab/createMall.ts";
export {
  type RecordedHandler,
  type RecordOptions,
  recordTranscript,
} from "./lab/recordTranscript.ts";
export type { ReplayDifference } from "./lab/replay/find-differences.ts";
export {
  type Replay,
  type ReplayOptions,
  replayTranscript,
} from "./lab/replay/replayTranscript.ts";
export { answerEntry, type RunOptions, type RunReport, runTask } from "./lab/runTask.ts";
