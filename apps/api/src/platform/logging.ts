import { type DestinationStream, type Logger, pino } from "pino";

/** One line of JSON per request. It never carries a key, a body, a VIN, an income or an address of mail. */
interface RequestRecord {
  readonly requestId: string;
  readonly method: string;
  /** The pattern, not the path: a path can carry a VIN. */
  readonly route: string;
  readonly service?: string | undefined;
  readonly status: number;
  readonly code?: string | undefined;
  readonly durationMs: number;
  readonly bytes?: number;
  readonly traceId?: string | undefined;
  /** The id of the key, not the key. */
  readonly keyId?: string | undefined;
  readonly tier?: string | undefined;
}

export interface Log extends Pick<Logger, "warn" | "error"> {
  info(record: RequestRecord): void;
}

export interface LogOutput {
  readonly logger: Logger;
  flush(): void;
}

/** Lines are gathered into larger writes: unbuffered logging costs a tenth of the throughput. */
export function createLogger(level: string, destination: string | number = 1): LogOutput {
  const stream = pino.destination({ dest: destination, minLength: 4096, sync: false });
  const timer = setInterval(() => stream.flush(), 1000);
  timer.unref();
  return {
    logger: pino({ level, base: null }, stream),
    flush: () => flushNow(stream),
  };
}

function flushNow(stream: DestinationStream & { flushSync(): void }): void {
  try {
    stream.flushSync();
  } catch {
    // The destination was never opened or is gone: there is nothing left to keep.
  }
}
