import { batchPathOf, pathOf } from "@almanac/questions/question";
import type { Operation, RemoteBatch } from "./ask.ts";
import { type DeclaredErrors, remoteErrors } from "./to-error.ts";

/** The operation that a question declares. */
export function operationOf<Answer, Code extends string, Fault extends Error>(
  service: DeclaredErrors<Code, Fault>,
  question: { readonly at: string; readonly ask: Operation<Answer, Fault>["answer"] },
): Operation<Answer, Fault> {
  return { path: pathOf(question), answer: question.ask, errors: remoteErrors(service) };
}

/** The operation of the API that answers a question many times at once. */
export function remoteBatchOf<Code extends string, Fault extends Error>(
  service: DeclaredErrors<Code, Fault>,
  question: { readonly at: string; readonly batch: { readonly most: number } },
): RemoteBatch<Fault> {
  const errors = remoteErrors(service);
  return { path: batchPathOf(question), mostItems: question.batch.most, errors };
}
