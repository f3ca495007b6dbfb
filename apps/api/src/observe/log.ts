import { type DestinationStream, type Logger, pino } from "pino";

/** The fields that are the same for all requests of one operation. */
export interface OperationRecord {
  readonly method: string;
  /** The route pattern, not the path: a path can contain a VIN. */
  readonly route: string;
  readonly service?: string | undefined;
}

/**
 * One log line in JSON per request. It never contains a key, a body, a VIN, an income or an
 * email address.
 */
interface RequestRecord {
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

interface RequestLog {
  info(record: RequestRecord): void;
}

export interface Log extends Pick<Logger, "warn" | "error"> {
  /** A log for one operation. The fields of the operation are converted to JSON only once. */
  child(operation: OperationRecord): RequestLog;
}

interface LogOutput {
  readonly logger: Log;
  /** Writes all gathered lines before the process exits. */
  flush(): void;
}

const gatheredCharacters = 16_384;

export function createLogger(level: string, destination: string | number = 1): LogOutput {
  const stream = pino.destination({
    dest: destination,
    sync: false,
    minLength: 2 * gatheredCharacters,
    maxWrite: 4 * gatheredCharacters,
  });
  const lines = gatherLines(stream);
  const timer = setInterval(() => {
    lines.release();
    stream.flush();
  }, 1000);
  timer.unref();
  const logger = pino({ level, base: null }, lines);
  return {
    logger: {
      warn: logger.warn.bind(logger),
      error: logger.error.bind(logger),
      child: (operation) =>
        logger.isLevelEnabled("info") ? requestLines(lines, operation) : { info() {} },
    },
    flush() {
      flushNow(stream);
      lines.release();
      flushNow(stream);
    },
  };
}

/**
 * Writes lines in the format of pino. pino's own serialiser handles any value and takes as long as
 * calculating the answer.
 */
function requestLines(lines: DestinationStream, operation: OperationRecord): RequestLog {
  const fixed = JSON.stringify(operation).slice(1, -1);
  return {
    info(record) {
      const fields = JSON.stringify(record).slice(1);
      lines.write(`{"level":30,"time":${Date.now()},${fixed},${fields}\n`);
    },
  };
}

/**
 * Gathers lines and writes them together: the stream measures its whole buffer at every write,
 * which costs more than building a line.
 */
function gatherLines(stream: DestinationStream) {
  let gathered = "";
  function release(): void {
    if (gathered === "") return;
    stream.write(gathered);
    gathered = "";
  }
  return {
    write(line: string): void {
      gathered += line;
      if (gathered.length >= gatheredCharacters) release();
    },
    release,
  };
}

function flushNow(stream: { flushSync(): void }): void {
  try {
    stream.flushSync();
  } catch {
    // The destination was never opened or is already closed, so there is nothing to write.
  }
}
