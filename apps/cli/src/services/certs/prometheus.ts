import type { CertificateReport } from "@almanac/certs";
import type { Context } from "../../context.ts";
import { write } from "../../io.ts";
import type { Answered, AnswerPrinter } from "./inspect-targets.ts";
import type { CertRun } from "./options.ts";

interface Metric {
  readonly name: string;
  readonly help: string;
  readonly value: (answer: Answered) => number | undefined;
}

const seconds = (instant: string | undefined) =>
  instant === undefined ? undefined : Date.parse(instant) / 1000;

/** The names of blackbox_exporter for what it measures too, `almanac_` for the rest. */
const metrics: readonly Metric[] = [
  {
    name: "probe_success",
    help: "Whether a certificate could be read",
    value: ({ report }) => (report ? 1 : 0),
  },
  {
    name: "probe_ssl_earliest_cert_expiry",
    help: "Earliest expiry in the chain as served, seconds since 1970",
    value: ({ report }) => chainTimes(report).sort((one, other) => one - other)[0],
  },
  {
    name: "almanac_cert_not_after_timestamp_seconds",
    help: "Expiry of the certificate itself, seconds since 1970",
    value: ({ report }) => seconds(report?.expires_at),
  },
  {
    name: "almanac_cert_not_before_timestamp_seconds",
    help: "Begin of validity, seconds since 1970",
    value: ({ report }) => seconds(report?.not_before),
  },
  {
    name: "almanac_cert_lifetime_used_ratio",
    help: "Share of the lifetime that is over, 0 to 1",
    value: ({ report }) => report?.lifetime_used,
  },
  {
    name: "almanac_cert_hostname_match",
    help: "Whether the certificate is for the host",
    value: ({ report }) => truth(report?.trust.hostname_match),
  },
  {
    name: "almanac_cert_authorized",
    help: "Whether this machine trusts chain and name",
    value: ({ report }) => truth(report?.trust.authorized),
  },
];

const samplesOfBlock = 1_000;

/**
 * Prints the metrics in the text format of Prometheus, for a textfile collector. All samples of a
 * metric are one group there (text-based format, "Grouping and sorting"), so they wait for the last
 * answer. Only their numbers are kept.
 */
export function createPrometheusPrinter(_run: CertRun, { io }: Context): AnswerPrinter {
  const labels: string[] = [];
  // By metric, one number for each label. NaN means that the target has no such number; with
  // undefined, a list takes twice the memory.
  const numbers = metrics.map((): number[] => []);
  let failed = false;
  return {
    waits: true,
    add: async (answer) => {
      failed ||= answer.error !== undefined;
      labels.push(escaped(answer.name));
      for (const [index, { value }] of metrics.entries()) {
        numbers[index]?.push(value(answer) ?? Number.NaN);
      }
    },
    end: async () => {
      for (const [index, metric] of metrics.entries()) {
        for (const text of samplesOf(metric, labels, numbers[index] ?? [])) {
          await write(io.stdout, text);
        }
      }
      return { failed };
    },
  };
}

/** The lines of a metric, block by block. A metric without samples has none. */
function* samplesOf(
  { name, help }: Metric,
  labels: readonly string[],
  numbers: readonly number[],
): Generator<string, void, undefined> {
  if (numbers.every(Number.isNaN)) return;
  let text = `# HELP ${name} ${help}\n# TYPE ${name} gauge\n`;
  for (const [index, number] of numbers.entries()) {
    if (Number.isNaN(number)) continue;
    text += `${name}{target="${labels[index] ?? ""}"} ${number}\n`;
    if (index % samplesOfBlock > 0) continue;
    yield text;
    text = "";
  }
  yield text;
}

function chainTimes(report: Pick<CertificateReport, "chain"> | undefined): number[] {
  return (report?.chain ?? []).flatMap(({ expires_at }) => seconds(expires_at) ?? []);
}

function truth(value: boolean | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}

function escaped(label: string): string {
  return label.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
