/**
 * PostgreSQL's classes 08 (connection), 53 (out of connections, memory, disk), 57P (shutting down,
 * starting up) and 58 (disk failure), and 25006: a server that accepts no writes, such as a standby
 * or one that protects a full disk.
 */
const postgresStates = /^(?:08|53|57P|58)...?$|^25006$/;
const nodeCodes =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)$/;
const messages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|connection error|database is not open|already been destroyed/i;

/**
 * Primary result codes of SQLite (sqlite.org/rescode.html): busy, locked, out of memory, read-only,
 * input or output error, corrupt, full, cannot open, not a database. Extended codes have these in
 * their lowest byte.
 */
const sqliteCodes = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);

/**
 * Whether the store was unreachable or could not do its work, as opposed to an error in the query.
 */
export function isStoreOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isStoreOutage);
  const { code, errcode } = codesOf(error);
  if (errcode !== undefined) return sqliteCodes.has(errcode & 0xff);
  return postgresStates.test(code) || nodeCodes.test(code) || messages.test(error.message);
}

/**
 * The cause of an outage, as the engine's fixed text or code. Never a message, because a message
 * may contain what a caller sent.
 */
export function outageReason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error instanceof AggregateError) return outageReason(error.errors.find(isStoreOutage));
  const { code, errstr } = codesOf(error);
  if (errstr !== undefined) return errstr;
  return code || messages.exec(error.message)?.[0].toLowerCase() || error.name;
}

/**
 * `node:sqlite` puts SQLite's number and its fixed text on the error. The PostgreSQL driver and
 * Node put a code on it.
 */
function codesOf(error: Error): { code: string; errcode?: number; errstr?: string } {
  const found: Error & { readonly code?: unknown; errcode?: unknown; errstr?: unknown } = error;
  const { code, errcode, errstr } = found;
  return {
    code: typeof code === "string" ? code : "",
    ...(typeof errcode === "number" ? { errcode } : {}),
    ...(typeof errstr === "string" ? { errstr } : {}),
  };
}
