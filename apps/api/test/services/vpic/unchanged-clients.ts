import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { openCatalogue } from "@almanac/vin";
import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import type { ValuesById } from "./compare-with-record.ts";

const original = "https://vpic.nhtsa.dot.gov";

interface Axios {
  readonly interceptors: {
    readonly request: {
      use(change: (config: { readonly url: string }) => object): number;
      eject(id: number): void;
    };
  };
}

const ofClient = createRequire(createRequire(import.meta.url).resolve("nhtsa"));
const axios = ofClient("axios") as Axios;

/**
 * Lets two npm clients of NHTSA's service call an app over a socket. The clients are unchanged.
 * Only the origin is replaced, in `fetch` and in axios. The first client sends its key in the
 * header, the second one in the URL.
 */
export function connectClients(app: Hono, key: string): void {
  let server: ReturnType<typeof serve>;
  let base = "";
  let interceptor = 0;

  beforeAll(async () => {
    base = await new Promise((resolve) => {
      server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, (info: AddressInfo) =>
        resolve(`http://127.0.0.1:${info.port}/vpic`),
      );
    });
    interceptor = axios.interceptors.request.use((config) => {
      const url = here(config.url);
      return { ...config, url: `${url}${url.includes("?") ? "&" : "?"}api_key=${key}` };
    });
  });

  beforeEach(() => {
    const send = globalThis.fetch;
    vi.stubGlobal("fetch", (url: string, options: RequestInit = {}) => {
      const headers = { ...(options.headers as Record<string, string>), "X-API-Key": key };
      return send(here(url), { ...options, headers });
    });
  });

  afterEach(() => void vi.unstubAllGlobals());

  afterAll(async () => {
    axios.interceptors.request.eject(interceptor);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  });

  function here(url: string): string {
    expect(url.startsWith(`${original}/api/vehicles/`)).toBe(true);
    return url.replace(original, base);
  }
}

interface Listed {
  readonly VariableId: number;
  readonly Value: string | null;
}

/** The values of DecodeVin or DecodeVinExtended, by the number of the variable. */
export function listedValues(results: readonly unknown[]): ValuesById {
  const rows = results as readonly Listed[];
  return new Map(rows.map(({ VariableId, Value }) => [String(VariableId), Value]));
}

/** Keys of a flat answer that are not variables. */
const notVariables = ["VIN", "MakeID", "ModelID", "ManufacturerId"];
const idOfCode = new Map(
  openCatalogue()
    .variables()
    .map(({ id, code }) => [code, String(id)]),
);

/** The values of a flat answer, by the number of the variable that has the code. */
export function flatValues([record]: readonly unknown[]): ValuesById {
  const entries = Object.entries(record as Record<string, string>);
  const variables = entries.filter(([code]) => !notVariables.includes(code));
  return new Map(variables.map(([code, value]) => [idOfCode.get(code) ?? code, value]));
}
