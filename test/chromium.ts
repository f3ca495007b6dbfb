import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const switches = [
  "headless",
  "hide-scrollbars",
  "no-sandbox",
  "disable-gpu",
  "disable-quic",
  "no-first-run",
  "disable-background-networking",
  "disable-component-update",
  "disable-sync",
  "remote-debugging-port=0",
];

interface Target {
  readonly type: string;
  readonly webSocketDebuggerUrl: string;
}

/** An event of the DevTools protocol, such as a request that failed. */
export interface BrowserEvent {
  readonly method: string;
  readonly params: Record<string, unknown>;
}

interface Message extends Partial<BrowserEvent> {
  readonly id?: number;
  readonly error?: { readonly message: string };
  readonly result?: {
    readonly data?: string;
    readonly result?: { readonly value?: unknown };
    readonly exceptionDetails?: { readonly exception?: { readonly description?: string } };
  };
}

export interface Page {
  /** Evaluates an expression in the page, waits if it is a promise, and returns its value. */
  evaluate(expression: string): Promise<unknown>;
  /** Calls a method of the DevTools protocol, and returns its result. */
  send(method: string, params?: object): Promise<unknown>;
  /** Receives every event of the protocol that is enabled. */
  listen(listener: (event: BrowserEvent) => void): void;
  close(): Promise<void>;
}

/**
 * Opens a page in a real Chromium. Without a browser it throws, so that a suite does not seem to
 * have passed. The page is read through the DevTools protocol.
 */
export async function openInChromium(url: string): Promise<Page> {
  const profile = mkdtempSync(join(tmpdir(), "almanac-chromium-"));
  const flags = [...switches, `user-data-dir=${profile}`].map((name) => `--${name}`);
  const browser = spawn(process.env.CHROMIUM ?? "chromium", [...flags, "about:blank"]);
  const ended = once(browser, "exit");
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    browser.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      const found = /DevTools listening on ws:\/\/([^/\s]+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    browser.once("error", reject);
    browser.once("exit", (code) => reject(new Error(`The browser ended with ${code}: ${said}`)));
  });
  const targets = (await (await fetch(`http://${address}/json`)).json()) as Target[];
  const page = targets.find(({ type }) => type === "page");
  const socket = new WebSocket(page?.webSocketDebuggerUrl ?? "");
  await once(socket, "open");
  const listeners: ((event: BrowserEvent) => void)[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const { method, params = {} } = message;
    if (method !== undefined) for (const listener of listeners) listener({ method, params });
    waiting.get(message.id ?? -1)?.(message);
  });
  let calls = 0;
  const call = (method: string, params: object) =>
    new Promise<Message>((resolve) => {
      calls += 1;
      waiting.set(calls, resolve);
      socket.send(JSON.stringify({ id: calls, method, params }));
    });
  await call("Page.navigate", { url });
  return {
    async evaluate(expression) {
      const { result } = await call("Runtime.evaluate", {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      const { exceptionDetails } = result ?? {};
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
      return result?.result?.value;
    },
    async send(method, params = {}) {
      const { result, error } = await call(method, params);
      if (error) throw new Error(`${method}: ${error.message}`);
      return result;
    },
    listen: (listener) => void listeners.push(listener),
    async close() {
      socket.close();
      if (browser.exitCode === null && browser.kill()) await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
