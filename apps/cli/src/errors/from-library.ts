import { isLibraryError } from "@almanac/kernel/errors/library-error";
import { AlmanacError, type CommandIssue } from "./almanac-error.ts";
import { type Problem, toProblem } from "./problem.ts";

/** The error of a library in the words of the library, or undefined for any other value. */
export function fromLibrary(error: unknown): AlmanacError | undefined {
  if (!isLibraryError(error)) return undefined;
  const own = error.issues.map(({ code, path, message }): CommandIssue => {
    const parameter = path.join(".");
    const what = message.replace(/\.$/, "");
    return { code, what, ...(parameter === "" ? {} : { parameter }) };
  });
  return own.length === 0 ? undefined : new AlmanacError(error.category, own, { cause: error });
}

/** The problem for an error of a library. Throws the error if it is not about the request: it ends the command. */
export function problemOfLibrary(error: unknown): Problem {
  const known = fromLibrary(error);
  if (known === undefined || known.category === "unavailable") throw error;
  return toProblem(known);
}
