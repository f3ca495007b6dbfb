import { createServer, type Server } from "node:http";
import type { PrometheusMetrics } from "./metrics.ts";

/** Serves `/metrics` on a separate port, which must not be reachable through the balancer. */
export function serveMetrics(
  metrics: PrometheusMetrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Server> {
  const server = createServer(
    { headersTimeout: 5_000, requestTimeout: 5_000, connectionsCheckingInterval: 500 },
    (request, response) => {
      if (request.method !== "GET" || request.url !== "/metrics") {
        response
          .writeHead(404, { "Content-Type": "text/plain" })
          .end("only GET /metrics is served here\n");
        return;
      }
      metrics.render().then(
        (text) => response.writeHead(200, { "Content-Type": metrics.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    },
  );
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}
