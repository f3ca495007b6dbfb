import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What is counted for those who watch. Labels come from route patterns and fixed lists only, never from callers. */
export interface Metrics {
  /** For the requests of one operation; each is then told by its status and its duration. */
  operation(labels: OperationLabels): (status: number, seconds: number) => void;
  authFailure(reason: string): void;
  limited(policy: "minute" | "month", tier: string): void;
  limiterFallback(): void;
  shed(): void;
  beforeLaunch(service: string): void;
  spent(service: string, tier: string, count: number): void;
}

export interface OperationLabels {
  readonly service: string;
  readonly route: string;
  readonly method: string;
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
  const requests = new Tally(registry, "http_requests_total", "Requests answered", [
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
  const spent = new Tally(registry, "quota_used_total", "Successes counted against quotas", [
    "service",
    "tier",
  ]);
  return {
    contentType: registry.contentType,
    render: () => registry.metrics(),
    operation({ service, route, method }) {
      const duration = durations.labels({ service, route });
      return (status, seconds) => {
        requests.add(`${service} ${route} ${method} ${status}`, 1);
        duration.observe(seconds);
      };
    },
    authFailure: (reason) => failures.inc({ reason }),
    limited: (policy, tier) => limited.inc({ policy, tier }),
    limiterFallback: () => fallbacks.inc(),
    shed: () => shed.inc(),
    beforeLaunch: (service) => early.inc({ service }),
    spent: (service, tier, count) => spent.add(`${service} ${tier}`, count),
  };
}

/**
 * A counter that is told the values of its labels in one text, with spaces between them. It counts beside the registry and
 * is carried over when somebody looks: to find labels there costs more than to count.
 */
class Tally {
  readonly #counts = new Map<string, number>();

  constructor(registry: Registry, name: string, help: string, labelNames: readonly string[]) {
    const counts = this.#counts;
    new Counter({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      collect() {
        this.reset();
        for (const [text, count] of counts) {
          const values = text.split(" ");
          this.inc(Object.fromEntries(labelNames.map((label, at) => [label, values[at]])), count);
        }
      },
    });
  }

  add(values: string, count: number): void {
    this.#counts.set(values, (this.#counts.get(values) ?? 0) + count);
  }
}
