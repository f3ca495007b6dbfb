import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What is counted for those who watch. Labels come from route patterns and fixed lists only, never from callers. */
export interface Metrics {
  request(record: RequestMeasure): void;
  authFailure(reason: string): void;
  limited(policy: "minute" | "month", tier: string): void;
  limiterFallback(): void;
  shed(): void;
  beforeLaunch(service: string): void;
  spent(service: string, tier: string, count: number): void;
}

interface RequestMeasure {
  readonly service: string;
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

export interface PrometheusMetrics extends Metrics {
  readonly contentType: string;
  /** Everything in the text format of Prometheus. */
  render(): Promise<string>;
}

const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(inFlight: () => number): PrometheusMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const requests = counter("http_requests_total", "Requests answered", [
    "service",
    "route",
    "method",
    "status",
  ]);
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request line to the answer",
    labelNames: ["service", "route"],
    buckets,
    registers: [registry],
  });
  new Gauge({
    name: "http_requests_in_flight",
    help: "Requests being worked on",
    registers: [registry],
    collect() {
      this.set(inFlight());
    },
  });
  const failures = counter("auth_failures_total", "Requests without a valid key", ["reason"]);
  const limited = counter("ratelimit_rejections_total", "Requests over a limit", [
    "policy",
    "tier",
  ]);
  const fallbacks = counter("ratelimit_fallback_total", "Counts kept in this process alone", []);
  const shed = counter("overload_responses_total", "Requests shed because too many ran", []);
  const early = counter("prelaunch_responses_total", "Requests before launch", ["service"]);
  const spent = counter("quota_used_total", "Successes counted against quotas", [
    "service",
    "tier",
  ]);
  return {
    contentType: registry.contentType,
    render: () => registry.metrics(),
    request({ service, route, method, status, seconds }) {
      requests.inc({ service, route, method, status });
      durations.observe({ service, route }, seconds);
    },
    authFailure: (reason) => failures.inc({ reason }),
    limited: (policy, tier) => limited.inc({ policy, tier }),
    limiterFallback: () => fallbacks.inc(),
    shed: () => shed.inc(),
    beforeLaunch: (service) => early.inc({ service }),
    spent: (service, tier, count) => spent.inc({ service, tier }, count),
  };
}
