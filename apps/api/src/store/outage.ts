/** PostgreSQL's classes 08 (connection), 57P (shut down, starting up), 53 (out of connections, memory, disk). */
const outageStates = /^(?:08|57P|53)/;
const outageCodes =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)$/;
const outageMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|connection error|database is locked|database is not open|already been destroyed|disk i\/o|database or disk is full/i;

/** Whether the store could not be reached or could not work, in contrast to a fault in what it was asked. */
export function isStoreOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isStoreOutage);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return outageStates.test(code) || outageCodes.test(code) || outageMessages.test(error.message);
}
