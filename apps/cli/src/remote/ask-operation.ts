import type { SafeResult } from "@almanac/kernel/result";
import type { Context } from "../context.ts";
import { AlmanacError } from "../errors/almanac-error.ts";
import { openServer } from "./open-server.ts";
import { type RemoteErrors, toError } from "./to-error.ts";

/** An operation of a library, and where the API offers it. */
export interface Operation<Answer, Fault extends Error> {
  readonly path: string;
  readonly answer: (
    request: unknown,
    clock: { readonly now: () => number },
  ) => SafeResult<Answer, Fault>;
  readonly errors: RemoteErrors;
}

/** Asks the library on this machine, or the server of --api. Both give the same result and the same errors. */
export async function askOperation<Answer, Fault extends Error>(
  { path, answer, errors }: Operation<Answer, Fault>,
  request: unknown,
  { io, settings: { api } }: Context,
): Promise<SafeResult<Answer, Fault>> {
  if (api === undefined) return answer(request, { now: io.now });
  const server = await openServer(api.value, io);
  const answered = await server.post(path, request);
  // The server answers with the type of the library.
  if ("data" in answered) return { success: true, data: answered.data as Answer };
  const error = toError(answered.problem, errors, server.url);
  if (error instanceof AlmanacError) throw error;
  // `toError` makes the library's error of a problem, or an AlmanacError.
  return { success: false, error: error as Fault };
}
