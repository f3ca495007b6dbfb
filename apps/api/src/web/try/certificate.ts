import type { CertificateReport } from "@almanac/certs";
import { certs } from "@almanac/questions/certs";
import { inspectCertificate } from "@almanac/questions/fields.generated";
import { html } from "hono/html";
import { requestTo } from "../../http/service.ts";
import { number } from "../format.ts";
import { facts, folded, type Html, table } from "../html.ts";
import { certificateLife, chainPicture } from "../pictures/certificate.ts";
import type { Ask } from "./ask.ts";
import { commandLine, filled, literal, requestFrom } from "./form-request.ts";
import { type Answer, examplesOf, fieldsOf, type Question, type Values } from "./question.ts";

export const certificateQuestion: Question = {
  path: "/try/certificate",
  service: "certs",
  title: "When does this certificate expire?",
  summary:
    "Almanac connects to the server and reports the certificate that it serves now. It gives no grade, and does not vouch for who runs the server.",
  fields: fieldsOf(inspectCertificate, [
    { name: "hostname", label: "Host name", isWide: true },
    { name: "port", label: "Port", isWide: true, isExtra: true, hint: "Empty: 443" },
  ]),
  examples: examplesOf({
    "example.com": "hostname=example.com",
    "A mail server, with STARTTLS": "hostname=smtp.gmail.com&port=587",
  }),
  waits: true,
  answer: answerCertificate,
  advice: (code, values) =>
    code === "blocked_address" || code === "blocked_port" ? fromOwnMachine(values) : undefined,
};

/** A server refuses private addresses; the command line runs on the reader's machine. */
function fromOwnMachine(values: Values): Html {
  const command = commandLine(commandOf(values));
  return html`<p>The command line can look at this host, from your own machine: <code>${command}</code></p>`;
}

function commandOf({ hostname = "", port = "" }: Values): string[] {
  const isBareIpv6 = hostname.includes(":") && !hostname.startsWith("[");
  const host = isBareIpv6 && port !== "" ? `[${hostname}]` : hostname;
  return ["cert", port === "" ? host : `${host}:${port}`];
}

async function answerCertificate({ hostname = "", port = "" }: Values, ask: Ask): Promise<Answer> {
  const query = { hostname, ...filled({ port }) };
  const report = await ask<CertificateReport>("inspectCertificate", { query });
  const request = requestFrom(inspectCertificate, { hostname, port });
  return {
    headline: headline(report),
    body: html`${
      report.not_before === undefined
        ? ""
        : certificateLife({
            notBefore: report.not_before,
            expiresAt: report.expires_at,
            checkedAt: report.checked_at,
          })
    }
${facts(details(report))}
<section><h3>The chain, as served</h3>
<div class="halves">${chainPicture(report.chain)}
${table("The certificates that the server sent", report.chain, [
  ["Subject", ({ subject }) => subject],
  ["Issuer", ({ issuer }) => issuer],
  ["Expires", ({ expires_at: end }) => end?.slice(0, 10) ?? "no valid date"],
])}</div></section>
${folded(
  "Names that the certificate is for",
  html`<ul class="sources">${report.subject_alt_names.map((name) => html`<li><code>${name}</code></li>`)}</ul>`,
)}
<p class="note">Source: the handshake with ${report.hostname} at ${report.checked_at}.</p>`,
    same: {
      request: requestTo(certs.questions.inspectCertificate, { query }),
      command: commandOf({ hostname, port }),
      program: `import { inspectCertificate } from "@almanac/certs";

const report = await inspectCertificate(${literal(port === "" ? hostname : request)});
console.log(report.expires_at, report.days_remaining);`,
    },
    json: report,
  };
}

function headline({ days_remaining: days, expires_at, trust, hostname }: CertificateReport): Html {
  const left = days < 0 ? `Expired ${number(-days)} days ago` : `${number(days)} days left`;
  return html`<h2 class="kicker">The certificate of ${hostname}</h2>
<p class="figure">${left}</p>
<p class="soft">It expires at ${expires_at}.</p>
<p class="row">${verdicts(trust)}</p>`;
}

function verdicts({ hostname_match: covers, authorized, ...trust }: CertificateReport["trust"]) {
  const badge = (text: string, isGood: boolean) =>
    html`<span class="badge ${isGood ? "good" : "bad"}">${text}</span>`;
  const [trusted, not] = ["trusted by this server", "not trusted by this server"];
  return [
    trust.expired ? badge("expired", false) : "",
    trust.not_yet_valid ? badge("not valid yet", false) : "",
    trust.self_signed ? badge("self-signed", false) : "",
    covers === undefined ? "" : badge(covers ? "covers this name" : "is for another name", covers),
    authorized === undefined ? "" : badge(authorized ? trusted : not, authorized),
  ];
}

function details(report: CertificateReport): [string, string | Html][] {
  const { key, tls } = report;
  return [
    ["Subject", report.subject || "empty"],
    ["Issuer", report.issuer],
    ["Key", [key.type, key.curve ?? (key.bits === undefined ? "" : `${key.bits} bits`)].join(" ")],
    ["Protocol", [tls.protocol, tls.cipher ?? ""].join(" ")],
    ["Signature", report.signature_algorithm],
    ["Serial number", html`<code>${report.serial}</code>`],
  ];
}
