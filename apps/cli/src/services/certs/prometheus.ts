import type { CertificateReport } from "@almanac/certs";
import type { Answered } from "./inspect-targets.ts";

interface Metric {
  readonly name: string;
  readonly help: string;
  readonly value: (answer: Answered) => number | undefined;
}

const seconds = (instant: string | undefined) =>
  instant === undefined ? undefined : Date.parse(instant) / 1000;

/** Uses the metric names of blackbox_exporter for values that it also measures, and `almanac_` names for the others. */
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

/** Writes the metrics in the text format of Prometheus, for a textfile collector. */
export function prometheus(answers: readonly Answered[]): string {
  return metrics
    .map(({ name, help, value }) => {
      const samples = answers.flatMap((answer) => {
        const number = value(answer);
        return number === undefined
          ? []
          : [`${name}{target="${escaped(answer.name)}"} ${number}\n`];
      });
      return samples.length === 0
        ? ""
        : `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${samples.join("")}`;
    })
    .join("");
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
