import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";
import type { Schema } from "./schema.ts";

const int8 = 20;

interface Patience {
  /** How long a query is waited for while the server answers nothing at all. */
  readonly silenceMs: number;
  readonly queryMs: number;
}

const patienceOfRequests: Patience = { silenceMs: 1_500, queryMs: 5_000 };
/** A migration may take long, or wait for one of another instance. */
export const patienceOfMigrations: Patience = { silenceMs: 60_000, queryMs: 60_000 };

/**
 * Opens a pool of connections. A lost connection is replaced. Waiting for a free connection takes
 * two seconds at most.
 */
export function openPostgres(
  url: string,
  onLost: (error: Error) => void,
  { silenceMs, queryMs } = patienceOfRequests,
): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    query_timeout: queryMs,
    // The server gives up when its caller has, so that a late statement holds no lock.
    statement_timeout: queryMs,
    keepAlive: true,
    application_name: "almanac",
    types: {
      getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)),
    },
  });
  // Without a listener, the error of an idle connection would end the process.
  pool.on("error", onLost);
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: impatientPool(pool, silenceMs) }),
  });
}

/**
 * For this long after the server was silent, callers are refused at once. Then one of them
 * tries again.
 */
const pauseMs = 500;

/** The server accepts connections, but does not answer. */
class SilentServerError extends Error {
  readonly code = "ETIMEDOUT";

  constructor() {
    super("PostgreSQL does not answer");
  }
}

/** What is known about the server, over all its connections. */
class Silence {
  readonly #patienceMs: number;
  #answeredAt = Number.NEGATIVE_INFINITY;
  #noticedAt: number | undefined;
  #tryingUntil = 0;

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  /**
   * Throws if the server was silent lately, so that callers do not queue for it. Every now and then
   * one may try.
   */
  refuse(): void {
    if (this.#noticedAt === undefined) return;
    const at = performance.now();
    if (at - this.#noticedAt < pauseMs || at < this.#tryingUntil) throw new SilentServerError();
    this.#tryingUntil = at + 2 * this.#patienceMs;
  }

  /** Waits for an answer until the server has been silent for too long. */
  async until<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const since = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const silent = new Promise<never>((_, reject) => {
      const leftMs = () => Math.max(since, this.#answeredAt) + this.#patienceMs - performance.now();
      const check = () => {
        if (leftMs() > 0) timer = setTimeout(checkLater, leftMs());
        else reject(this.#notice());
      };
      // If this process was busy, an answer may have arrived that is read only after this turn.
      const checkLater = () => setImmediate(() => setImmediate(check));
      timer = setTimeout(checkLater, leftMs());
    });
    try {
      const given = await Promise.race([answer, silent]);
      this.#answered();
      return given;
    } catch (error) {
      // An error of the server is an answer too.
      if (isFromServer(error)) this.#answered();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  #answered(): void {
    this.#answeredAt = performance.now();
    this.#noticedAt = undefined;
    this.#tryingUntil = 0;
  }

  #notice(): SilentServerError {
    this.#noticedAt = performance.now();
    this.#tryingUntil = 0;
    return new SilentServerError();
  }
}

/** The server puts the severity on its errors. */
function isFromServer(error: unknown): boolean {
  return error instanceof Error && "severity" in error;
}

/**
 * A pool whose callers do not wait for a server that has stopped answering, for example because its
 * machine is frozen: after `patienceMs` without any answer they fail. A slow query is waited for as
 * long as the server answers others.
 */
function impatientPool(pool: pg.Pool, patienceMs: number): PostgresPool {
  const silence = new Silence(patienceMs);
  return {
    options: pool.options,
    async connect() {
      silence.refuse();
      const connecting = pool.connect();
      try {
        return impatientClient(await silence.until(connecting), silence);
      } catch (error) {
        // If the connection comes late after all, it goes back to the pool.
        connecting.then(
          (client) => client.release(),
          () => {},
        );
        throw error;
      }
    },
    end: () => pool.end(),
  };
}

function impatientClient(client: pg.PoolClient, silence: Silence): PostgresPoolClient {
  let isBroken = false;
  const query = async (text: string, parameters?: unknown[]) => {
    // For example the rollback after a statement that got no answer.
    if (isBroken) throw new SilentServerError();
    try {
      return await silence.until(client.query(text, parameters));
    } catch (error) {
      // The answer may still come, and would be taken for that of the next query.
      isBroken = !isFromServer(error);
      throw error;
    }
  };
  return {
    // Its other form is for cursors. No query is streamed, so there are none.
    query: query as unknown as PostgresPoolClient["query"],
    release: () => client.release(isBroken),
  };
}
