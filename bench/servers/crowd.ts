// Sends requests without a pause, over many connections, until a deadline: the callers who hurt
// others in `drills`. Started as a separate process, so that the caller who is measured keeps
// its own.
import { once } from "node:events";
import { Agent, type ClientRequest, request } from "node:http";
import { connect } from "node:net";
import { constants, setPriority } from "node:os";

/** A crowd of callers: the first message of the parent process. */
export interface Crowd {
  readonly urls: readonly string[];
  readonly seconds: number;
  /** The addresses that the callers come from, and how many connections each has. */
  readonly addresses: readonly string[];
  readonly connections: number;
  readonly path: string;
  /** Sent in turn. None: GET. */
  readonly bodies?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether each request has a new Idempotency-Key. */
  readonly once?: boolean;
  /** Whether the callers ask, and then do not read the answer. */
  readonly deaf?: boolean;
}

/** How many answers had each status. */
export type Statuses = Readonly<Record<string, number>>;

// A crowd has machines of its own. Here it takes only the processor time that the servers and the
// measured caller leave.
setPriority(constants.priority.PRIORITY_LOW);
const [crowd] = (await once(process, "message")) as [Crowd];
const statuses: Record<string, number> = {};
const count = (status: number | string) => {
  statuses[status] = (statuses[status] ?? 0) + 1;
};
const deadline = performance.now() + crowd.seconds * 1_000;
let sent = 0;

const callers = crowd.addresses.flatMap((address) =>
  Array.from({ length: crowd.connections }, () => (crowd.deaf ? hold(address) : ask(address))),
);
await Promise.all(callers);
process.send?.(statuses);
process.disconnect?.();

async function ask(localAddress: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  while (performance.now() < deadline) {
    await new Promise<void>((resolve) => {
      const body = crowd.bodies?.[sent % crowd.bodies.length];
      const url = new URL(crowd.path, crowd.urls[sent % crowd.urls.length]);
      sent += 1;
      const call: ClientRequest = request(url, {
        agent,
        method: body === undefined ? "GET" : "POST",
        timeout: 60_000,
        headers: {
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...(crowd.once ? { "Idempotency-Key": `crowd-${process.pid}-${sent}` } : {}),
          ...crowd.headers,
        },
      });
      call.once("response", (answer) => {
        count(answer.statusCode ?? 0);
        answer.resume().once("close", resolve);
      });
      call.once("error", () => {
        count("broken");
        setTimeout(resolve, 5);
      });
      call.end(body);
    });
  }
  agent.destroy();
}

/** Asks three times on one connection, and reads nothing. */
function hold(localAddress: string): Promise<void> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(crowd.urls[sent++ % crowd.urls.length] ?? "");
    const socket = connect({ host: hostname, port: Number(port), localAddress });
    socket.pause();
    const headers = Object.entries({ Host: `${hostname}:${port}`, ...crowd.headers });
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    socket.write(`GET ${crowd.path} HTTP/1.1\r\n${lines}\r\n`.repeat(3));
    socket.once("error", () => count("broken"));
    const timer = setTimeout(() => socket.destroy(), Math.max(0, deadline - performance.now()));
    socket.once("close", () => {
      clearTimeout(timer);
      count("closed");
      resolve();
    });
  });
}
