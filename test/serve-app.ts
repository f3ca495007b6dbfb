import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface App {
  readonly request: (url: string, init: RequestInit) => Response | Promise<Response>;
}

export interface ServedApp {
  readonly url: string;
  /** The requests so far: method, path and the number of rows of a batch. */
  readonly seen: { readonly line: string; readonly items: number; readonly key: string }[];
  readonly close: () => Promise<void>;
}

/** Serves an app on a free port of the loopback address. */
export async function serveApp(app: App): Promise<ServedApp> {
  const seen: ServedApp["seen"][number][] = [];
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const headers = request.headers as Record<string, string>;
    const { items } = body.length === 0 ? { items: [] } : JSON.parse(body.toString("utf8"));
    seen.push({
      line: `${request.method} ${request.url}`,
      items: items?.length ?? 0,
      key: headers["x-api-key"] ?? "",
    });
    const response = await app.request(`http://127.0.0.1${request.url}`, {
      method: request.method ?? "GET",
      headers,
      ...(body.length === 0 ? {} : { body }),
    });
    reply.writeHead(response.status, Object.fromEntries(response.headers));
    reply.end(Buffer.from(await response.arrayBuffer()));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
