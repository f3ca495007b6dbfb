import type { Logger } from "pino";

/** The fields that are the same for all requests of one operation. */
export interface OperationRecord {
  readonly method: string;
  /** The route pattern, not the path: a path can contain a VIN. */
  readonly route: string;
  readonly service?: string | undefined;
}

/** One log line in JSON per request. It never contains a key, a body, a VIN, an income or an email address. */
export interface RequestRecord {
  readonly requestId: string;
  readonly status: number;
  readonly code?: string | undefined;
  readonly durationMs: number;
  readonly bytes?: number | undefined;
  readonly traceId?: string | undefined;
  /** The key's id, not the key itself. */
  readonly keyId?: string | undefined;
  readonly tier?: string | undefined;
}

export interface RequestLog {
  info(record: RequestRecord): void;
}

export interface Log extends Pick<Logger, "warn" | "error"> {
  /** A log for one operation. The fields of the operation are converted to JSON only once. */
  child(operation: OperationRecord): RequestLog;
}

/** Discards everything. It is not in the file of `createLogger`, so that a program without a log does not load pino. */
export const silentLog: Log = { warn() {}, error() {}, child: () => ({ info() {} }) };
