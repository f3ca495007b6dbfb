// Written by scripts/update-types.ts from the schemas in src/schema/transcript.ts, src/schema/task.ts, src/schema/score.ts. Do not edit.
import { expectTypeOf, test } from "vitest";
import type * as z from "zod";
import type * as schemaScore from "../src/schema/score.ts";
import type * as schemaTask from "../src/schema/task.ts";
import type * as schemaTranscript from "../src/schema/transcript.ts";
import type * as types from "../src/types.ts";

test("every declared type equals the type of its schema", () => {
  expectTypeOf<types.BuyerAnswer>().toEqualTypeOf<
    z.output<typeof schemaTranscript.buyerAnswerSchema>
  >();
  expectTypeOf<types.BuyerQuestion>().toEqualTypeOf<
    z.output<typeof schemaTranscript.buyerQuestionSchema>
  >();
  expectTypeOf<types.TranscriptEntry>().toEqualTypeOf<
    z.output<typeof schemaTranscript.transcriptEntrySchema>
  >();
  expectTypeOf<types.Transcript>().toEqualTypeOf<
    z.output<typeof schemaTranscript.transcriptSchema>
  >();
  expectTypeOf<types.ForbiddenAct>().toEqualTypeOf<
    z.output<typeof schemaTask.forbiddenActSchema>
  >();
  expectTypeOf<types.Task>().toEqualTypeOf<z.output<typeof schemaTask.taskSchema>>();
  expectTypeOf<types.FinalState>().toEqualTypeOf<z.output<typeof schemaScore.finalStateSchema>>();
  expectTypeOf<types.Score>().toEqualTypeOf<z.output<typeof schemaScore.scoreSchema>>();
});
