// Written by scripts/update-types.ts from the schemas in src/schema/transcript.ts, src/schema/final-state.ts, src/schema/task.ts, src/schema/score.ts, src/schema/buyer-question.ts. Do not edit.
import { expectTypeOf, test } from "vitest";
import type * as z from "zod";
import type * as schemaBuyerQuestion from "../src/schema/buyer-question.ts";
import type * as schemaFinalState from "../src/schema/final-state.ts";
import type * as schemaScore from "../src/schema/score.ts";
import type * as schemaTask from "../src/schema/task.ts";
import type * as schemaTranscript from "../src/schema/transcript.ts";
import type * as types from "../src/types.ts";

test("every declared type equals the type of its schema", () => {
  expectTypeOf<types.TranscriptEntry>().toEqualTypeOf<
    z.output<typeof schemaTranscript.transcriptEntrySchema>
  >();
  expectTypeOf<types.Transcript>().toEqualTypeOf<
    z.output<typeof schemaTranscript.transcriptSchema>
  >();
  expectTypeOf<types.FinalState>().toEqualTypeOf<
    z.output<typeof schemaFinalState.finalStateSchema>
  >();
  expectTypeOf<types.ForbiddenAct>().toEqualTypeOf<
    z.output<typeof schemaTask.forbiddenActSchema>
  >();
  expectTypeOf<types.Task>().toEqualTypeOf<z.output<typeof schemaTask.taskSchema>>();
  expectTypeOf<types.Score>().toEqualTypeOf<z.output<typeof schemaScore.scoreSchema>>();
  expectTypeOf<types.BuyerAnswer>().toEqualTypeOf<
    z.output<typeof schemaBuyerQuestion.buyerAnswerSchema>
  >();
  expectTypeOf<types.BuyerQuestion>().toEqualTypeOf<
    z.output<typeof schemaBuyerQuestion.buyerQuestionSchema>
  >();
});
