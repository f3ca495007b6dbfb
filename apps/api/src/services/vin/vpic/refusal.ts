import type { Watch } from "../../../http/observed-route.ts";
import type { Log } from "../../../observe/log.ts";
import { internalErrorProblem } from "../../../problems/internal-error-problem.ts";
import { isLibraryError, libraryProblem } from "../../../problems/library-problem.ts";
import { ProblemError } from "../../../problems/problem.ts";
import { apiHeaders } from "../../../security-headers.ts";

/** Titles of this API's problems that do not fit here: these paths take a form. */
const titles: Readonly<Record<string, string>> = {
  unsupported_media_type: "The body must be a form",
};

/**
 * The answer to a request that is refused or fails, in the shape of the original: `message` and `messageDetail`. The link
 * leads to the page about the problem.
 */
export function refusal(log: Log, route: string): (error: unknown, watch: Watch) => Response {
  return (error, watch) => {
    const { problem, headers } = toProblem(error, { requestId: watch.requestId, route }, log);
    watch.code = problem.code;
    const title = titles[problem.code] ?? problem.title;
    return new Response(JSON.stringify({ message: `${title}.`, messageDetail: problem.detail }), {
      status: problem.status,
      headers: {
        ...apiHeaders,
        "Content-Type": "application/json",
        "X-Request-Id": watch.requestId,
        Link: `<${problem.type}>; rel="describedby"`,
        ...headers,
      },
    });
  };
}

function toProblem(error: unknown, where: Readonly<Record<string, string>>, log: Log) {
  if (error instanceof ProblemError) return error;
  return isLibraryError(error)
    ? libraryProblem(error, "parameter")
    : internalErrorProblem(error, where, log);
}
