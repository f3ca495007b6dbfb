// Prints metrics in the text format of Prometheus: when the certificate of each host expires, and
// whether it could be read. The arguments are hosts, with a port if it is not 443.
import { inspectCertificates } from "@almanac/certs";
import { Gauge, Registry } from "prom-client";

const register = new Registry();
const labelNames = ["host"];
const notAfter = new Gauge({
  name: "tls_certificate_not_after_timestamp_seconds",
  help: "The last second in which the certificate is valid.",
  labelNames,
  registers: [register],
});
const hostnameMatch = new Gauge({
  name: "tls_certificate_hostname_match",
  help: "1 if the certificate is for this host, 0 if it is for others.",
  labelNames,
  registers: [register],
});
const success = new Gauge({
  name: "tls_certificate_lookup_success",
  help: "1 if the certificate could be read, 0 if not.",
  labelNames: [...labelNames, "reason"],
  registers: [register],
});

const targets = process.argv.slice(2).map((argument) => {
  const [hostname = "", port = "443"] = argument.split(":");
  return { hostname, port: Number(port) };
});
for await (const { target, result } of inspectCertificates(targets, { timeoutMs: 5000 })) {
  const host = `${target.hostname}:${target.port}`;
  if (result.success) {
    notAfter.set({ host }, Date.parse(result.data.expires_at) / 1000);
    hostnameMatch.set({ host }, Number(result.data.trust.hostname_match));
    success.set({ host, reason: "" }, 1);
  } else {
    success.set({ host, reason: result.error.code }, 0);
  }
}
process.stdout.write(await register.metrics());
