export { canariesIn } from "../lab/canariesIn.ts";
export type { TaskSurface } from "../lab/data/surfaces.ts";
export type { ViolationCode, ViolationKind } from "../lab/data/violation-codes.ts";
export type { ScoreComponent } from "../lab/data/weights.ts";
export { readFinalState } from "../lab/readFinalState.ts";
export { redactBody, redactHeaders } from "../lab/redact.ts";
export { finalStateSchema } from "../lab/schema/final-state.ts";
export { scoreSchema } from "../lab/schema/score.ts";
export { taskSchema } from "../lab/schema/task.ts";
export { transcriptEntrySchema, transcriptSchema } from "../lab/schema/transcript.ts";
export { safeScore, score } from "../lab/score.ts";
export { scoreWeights, violations } from "../lab/tables.ts";
export type { FinalState, Score, Task, TranscriptEntry } from "../types.ts";
export {
  type RecordedHandler,
  type RecordOptions,
  recordTranscript,
} from "./lab/recordTranscript.ts";
