import type { Metric, Registry } from "prom-client";

const boundsSeconds = [
  0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];
const name = "http_request_duration_seconds";

interface Series {
  readonly labels: Readonly<Record<string, string>>;
  /**
   * Count per bucket (upper bound inclusive, not cumulative). The last entry is for everything above all bounds (+Inf).
   */
  readonly counts: number[];
  sumSeconds: number;
}

/**
 * A Prometheus histogram that finds each series once. prom-client's own histogram looks up the labels for every value.
 */
export class Durations {
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
