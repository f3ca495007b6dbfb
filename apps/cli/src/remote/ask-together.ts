import type { SafeResult } from "@almanac/kernel/errors/result";
import type { AlmanacError } from "../errors/almanac-error.ts";
import { askRows, type RemoteBatch } from "./ask-rows.ts";
import type { Server } from "./server.ts";

interface Waiting<Result> {
  readonly item: unknown;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes a function that asks a server for one answer of an operation that answers many. Items that come together are sent
 * together: at once when they fill a request, or else when no other request is under way. So a single item does not wait
 * for others, and a busy server gets few requests.
 */
export function createAskTogether<Answer, Fault extends Error>(
  batch: RemoteBatch<Fault>,
  server: Server,
): (item: unknown) => Promise<SafeResult<Answer, Fault | AlmanacError>> {
  const waiting: Waiting<SafeResult<Answer, Fault | AlmanacError>>[] = [];
  let underWay = 0;
  let isPlanned = false;
  const send = async () => {
    const group = waiting.splice(0, batch.mostItems);
    underWay++;
    try {
      const items = group.map(({ item }) => item);
      const results = await askRows<Answer, Fault>(items, batch, server);
      for (const [place, { resolve }] of group.entries()) {
        const result = results[place];
        if (result === undefined) throw new TypeError("the server left out a row");
        resolve(result);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    underWay--;
    plan();
  };
  /** Sends what waits, after everything that is ready to be asked now has been added. */
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      if (underWay === 0 && waiting.length > 0) void send();
    });
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (waiting.length >= batch.mostItems) void send();
      else plan();
    });
}
