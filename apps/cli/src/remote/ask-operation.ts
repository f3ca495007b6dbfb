import { failure, type SafeResult, success } from "@almanac/kernel/errors/result";
import type { Context } from "../context.ts";
import { AlmanacError } from "../errors/almanac-error.ts";
import { openServer } from "./open-server.ts";
import { postTo } from "./post-to.ts";
import { type RemoteErrors, toError } from "./to-error.ts";

/** An operation of a library, and where the API offers it. */
export interface Operation<Answer, Fault extends Error> {
  readonly path: string;
  readonly answer: (
    request: unknown,
    clock: { readonly now: () => number },
  ) => SafeResult<Answer, Fault>;
  readonly errors: RemoteErrors<Fault>;
}

/** Asks the library on this machine, or the server of --api. Both give the same result and the same errors. */
export async function askOperation<Answer, Fault extends Error>(
  { path, answer, errors }: Operation<Answer, Fault>,
  request: unknown,
  { io, settings: { api } }: Context,
): Promise<SafeResult<Answer, Fault>> {
  if (api === undefined) return answer(request, { now: io.now });
  const server = await openServer(api.value, io);
  const answered = await postTo<Answer>(server, path, request);
  if ("data" in answered) return success(answered.data);
  const error = toError(answered.problem, errors, server.url);
  if (error instanceof AlmanacError) throw error;
  return failure(error);
}
