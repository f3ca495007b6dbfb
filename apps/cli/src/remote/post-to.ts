import type { Server, ServerAnswer } from "./server.ts";

/** Sends a request, and gives the answer the type that the OpenAPI document has for the path. */
export async function postTo<Answer>(
  { post }: Server,
  path: string,
  body: unknown,
): Promise<ServerAnswer<Answer>> {
  // The API answers with the types of the libraries: the contract tests compare its answers with theirs.
  return (await post(path, body)) as ServerAnswer<Answer>;
}
