import { Counter, collectDefaultMetrics, Gauge, type Metric, Registry } from "prom-client";
import { memoize } from "./memoize.ts";

/**
 * The metrics of the API. Labels come from route patterns and fixed lists only. The one exception
 * is the ten keys and the ten addresses that cost the most.
 */
export interface Metrics {
  operation(labels: OperationLabels): OperationMetrics;
  authFailure(reason: string): void;
  limited(policy: "minute" | "month" | "address" | "block", tier: string): void;
  limiterFallback(): void;
  /** A request was refused because too many were in flight. */
  shed(callers: "keyed" | "keyless"): void;
  /** A connection without a valid key was closed because there were too many of them. */
  connectionClosed(): void;
  beforeLaunch(service: string): void;
}

interface OperationMetrics {
  answered(status: number, seconds: number): void;
  spent(tier: string, count: number): void;
}

interface OperationLabels {
  readonly service: string;
  readonly route: string;
  readonly method: string;
}

export interface PrometheusMetrics extends Metrics {
  readonly contentType: string;
  /** All metrics in the text format of Prometheus. */
  render(): Promise<string>;
}

/** What the metrics read when they are rendered. */
interface MetricSources {
  readonly inFlight: () => number;
  /** The callers that cost the most processor time in the last minute. */
  readonly topCallers: () => readonly CallerCost[];
}

export interface CallerCost {
  readonly kind: "key" | "address";
  readonly caller: string;
  readonly seconds: number;
}

// long: it lists all metrics with their names and help texts, in the order of the metrics page.
export function createMetrics({ inFlight, topCallers }: MetricSources): PrometheusMetrics {
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
  const durations = new Durations(registry);
  new Gauge({
    name: "http_requests_in_flight",
    help: "Requests in progress",
    registers: [registry],
    collect() {
      this.set(inFlight());
    },
  });
  new Gauge({
    name: "caller_processor_seconds",
    help: "Processor time in the last minute, of the ten keys and the ten addresses without a key that cost the most",
    labelNames: ["kind", "caller"],
    registers: [registry],
    collect() {
      this.reset();
      for (const { kind, caller, seconds } of topCallers()) this.set({ kind, caller }, seconds);
    },
  });
  const failures = counter("auth_failures_total", "Requests without a valid key", ["reason"]);
  const limited = counter("ratelimit_rejections_total", "Requests over a limit", [
    "policy",
    "tier",
  ]);
  const fallbacks = counter(
    "ratelimit_fallback_total",
    "Requests counted in this process because the shared limits were unavailable",
    [],
  );
  const shed = counter(
    "overload_responses_total",
    "Requests with a key refused because too many were running",
    [],
  );
  const shedKeyless = counter(
    "keyless_overload_responses_total",
    "Requests without a key refused because too many of them were running",
    [],
  );
  const closed = counter(
    "connections_closed_total",
    "Connections without a valid key closed because there were too many of them",
    [],
  );
  const early = counter(
    "prelaunch_responses_total",
    "Requests refused because the service is not live yet",
    ["service"],
  );
  const spent = new Tally(
    registry,
    "quota_used_total",
    "Successful requests counted against quotas",
    ["service", "tier"],
  );
  return {
    contentType: registry.contentType,
    render: () => registry.metrics(),
    operation({ service, route, method }) {
      const observe = durations.series({ service, route });
      const ofStatus = memoize((status: number) =>
        requests.of(service, route, method, String(status)),
      );
      const ofTier = memoize((tier: string) => spent.of(service, tier));
      return {
        answered(status, seconds) {
          ofStatus(status).value += 1;
          observe(seconds);
        },
        spent(tier, count) {
          ofTier(tier).value += count;
        },
      };
    },
    authFailure: (reason) => failures.inc({ reason }),
    limited: (policy, tier) => limited.inc({ policy, tier }),
    limiterFallback: () => fallbacks.inc(),
    shed: (callers) => (callers === "keyed" ? shed : shedKeyless).inc(),
    connectionClosed: () => closed.inc(),
    beforeLaunch: (service) => early.inc({ service }),
  };
}

interface Count {
  value: number;
}

/**
 * A counter that keeps its own counts until the metrics are read: looking up labels costs more
 * than counting.
 */
class Tally {
  readonly #counts = new Map<string, Count>();

  constructor(registry: Registry, name: string, help: string, labelNames: readonly string[]) {
    const counts = this.#counts;
    new Counter({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      collect() {
        this.reset();
        for (const [text, { value }] of counts) {
          const values = text.split(" ");
          this.inc(Object.fromEntries(labelNames.map((label, at) => [label, values[at]])), value);
        }
      },
    });
  }

  /** The count for these label values. No value may contain a space. */
  of(...values: readonly string[]): Count {
    const text = values.join(" ");
    const known = this.#counts.get(text);
    if (known) return known;
    const count = { value: 0 };
    this.#counts.set(text, count);
    return count;
  }
}

const boundsSeconds = [
  0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];
const name = "http_request_duration_seconds";

interface Series {
  readonly labels: Readonly<Record<string, string>>;
  /**
   * Count per bucket (upper bound inclusive, not cumulative). The last entry is for everything
   * above all bounds (+Inf).
   */
  readonly counts: number[];
  sumSeconds: number;
}

/**
 * A Prometheus histogram that finds each series once. prom-client's own histogram looks up the
 * labels for every value.
 */
class Durations {
  readonly #series = new Map<string, Series>();

  constructor(registry: Registry) {
    const metric = { name, help: "Time from the request line to the answer", type: "histogram" };
    const get = async () => ({ ...metric, aggregator: "sum", values: this.#values() });
    // A registry reads `name` and calls `get`. Its type asks for one of prom-client's own classes.
    registry.registerMetric({ ...metric, get } as unknown as Metric);
  }

  /** Returns the function that records durations for these labels. */
  series(labels: Series["labels"]): (seconds: number) => void {
    const key = Object.values(labels).join(" ");
    const known = this.#series.get(key);
    const series = known ?? { labels, counts: [...boundsSeconds, 0].fill(0), sumSeconds: 0 };
    if (!known) this.#series.set(key, series);
    return (seconds) => {
      let at = 0;
      while (at < boundsSeconds.length && seconds > (boundsSeconds[at] ?? 0)) at += 1;
      series.counts[at] = (series.counts[at] ?? 0) + 1;
      series.sumSeconds += seconds;
    };
  }

  #values() {
    return [...this.#series.values()].flatMap(({ labels, counts, sumSeconds }) => {
      let count = 0;
      const buckets = counts.map((more, at) => {
        count += more;
        const le = boundsSeconds[at] ?? "+Inf";
        return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: count };
      });
      if (count === 0) return [];
      return [
        ...buckets,
        { metricName: `${name}_sum`, labels, value: sumSeconds },
        { metricName: `${name}_count`, labels, value: count },
      ];
    });
  }
}
