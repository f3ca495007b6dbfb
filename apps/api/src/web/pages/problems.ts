import { entriesOf } from "@almanac/kernel/objects/objects";
import { dimweight } from "@almanac/questions/dimweight";
import { tax } from "@almanac/questions/tax";
import { html } from "hono/html";
import type { Service } from "../../http/service.ts";
import { type Problem, problemPath } from "../../problems/problem.ts";
import {
  categoryKinds,
  type ProblemKind,
  platformKinds,
  schemaCodes,
} from "../../problems/problem-kinds.ts";
import { copyLine, facts, type Html, page, prose, table } from "../html.ts";
import type { ProblemExample } from "./problem-examples.ts";

interface ExplainedProblem extends ProblemKind {
  readonly code: string;
  readonly services: readonly string[];
}

/** Every kind of problem that this instance can answer with, by the last part of its `type`. */
export function problemPages(services: readonly Service[]): ReadonlyMap<string, ExplainedProblem> {
  const explained = new Map<string, ExplainedProblem>();
  const add = (code: string, kind: ProblemKind, title?: string) => {
    const slug = code.replaceAll("_", "-");
    const known = explained.get(slug);
    const names = [...(known?.services ?? []), ...(title ? [title] : [])];
    explained.set(slug, { ...(known ?? kind), code, services: names });
  };
  for (const [code, kind] of Object.entries(platformKinds)) add(code, kind);
  for (const code of schemaCodes) add(code, categoryKinds.invalid);
  for (const { title, errorCodes } of services) {
    for (const [category, codes] of entriesOf(errorCodes)) {
      for (const code of codes ?? []) add(code, categoryKinds[category], title);
    }
  }
  return explained;
}

export function problemIndex(problems: ReadonlyMap<string, ExplainedProblem>): Html {
  const rows = [...problems.values()].sort(
    (left, right) => left.status - right.status || left.code.localeCompare(right.code, "en"),
  );
  return page(
    "Error codes – Almanac",
    html`<h1>Error codes</h1>
<p class="lede">Every answer that is not a success is a problem document (RFC 9457). Its <code>code</code> is stable; its sentences may change.</p>
${table("All codes, by status", rows, [
  ["Code", ({ code }) => html`<a href="${problemPath(code)}"><code>${code}</code></a>`],
  ["Status", ({ status }) => status, "number"],
  ["Meaning", ({ title }) => title],
  ["Services", ({ services }) => (services.length > 0 ? services.join(", ") : "all")],
])}`,
    { description: "Every error code of the Almanac API, what it means and what to do." },
  );
}

const requestId = "0f9a2c1e-58d1-4f0c-8a52-6a1b8f0f1c11";

/** The page of one kind of problem: an example, or the fields that its answers have. */
export function problemPage(kind: ExplainedProblem, example?: ProblemExample): Html {
  const { code, status, title, explanation, services } = kind;
  const next = byCode[code] ?? byStatus[status] ?? "The detail of the answer says what to do.";
  const shown = example?.problem ?? generalProblem(kind);
  const isRepeatable = repeatable.has(status) || code === "idempotency_in_flight";
  return page(
    `${code}: ${title} – Almanac`,
    html`<p class="note"><a href="/problems">All error codes</a></p>
<h1>${title}</h1>
<p class="lede">${prose(explanation)}</p>
${facts([
  ["Code", html`<code>${code}</code>`],
  ["Status", status],
  ["Services", services.length > 0 ? services.join(", ") : "all"],
  ["Can it succeed later?", isRepeatable ? "Yes, after a pause" : "Not unchanged"],
])}
<h2>What to do</h2>
<p>${prose(next)}</p>
<h2>What an answer looks like</h2>
${
  example
    ? copyLine("A request that gets this answer", example.request)
    : html`<p class="note">The <code>detail</code> of a real answer is about the request.</p>`
}
${copyLine(`Status ${status}, application/problem+json`, JSON.stringify({ ...shown, instance: requestId }, null, 2))}`,
    { description: explanation.replaceAll("`", "") },
  );
}

function generalProblem({ code, status, title, explanation }: ExplainedProblem): Problem {
  return { type: problemPath(code), title, status, detail: explanation.replaceAll("`", ""), code };
}

const carriersAt = `\`${dimweight.questions.listCarriers.at}\``;
const jurisdictionsAt = `\`${tax.questions.listJurisdictions.at}\``;

/** Advice on codes for which the advice of their status is not enough. */
const byCode: Readonly<Record<string, string>> = {
  malformed_json: "Check the body with a JSON parser. It must be one document in UTF-8.",
  missing_field:
    "Add the fields that `errors` names. Each `pointer` says where in the body the field belongs.",
  unknown_field:
    "Remove the fields that `errors` names, or correct their names. The detail lists the known ones.",
  invalid_type:
    "Send the type that the detail asks for: a number without quotation marks, for example.",
  unsupported_carrier: `Choose a carrier of ${carriersAt}. Ids are in lower case.`,
  unsupported_profile: `Choose a profile of the carrier: ${carriersAt} lists them. Without one, its default applies.`,
  unsupported_date: `Choose a day within the dates of a rule: ${carriersAt} lists them.`,
  unsupported_jurisdiction: `Choose a code of ${jurisdictionsAt}, such as \`US-CA\` or \`DE\`.`,
  unsupported_tax_year: `Choose a year that ${jurisdictionsAt} lists for the place.`,
  unsupported_filing_status: `Choose a status that ${jurisdictionsAt} lists for the place.`,
  unsupported_input:
    "The detail names the input for which there are no figures. Send another value, leave it out, or choose another year.",
  invalid_check_digit:
    "Compare the VIN with the vehicle. Without `strict`, the answer has a warning instead.",
  unknown_wmi:
    "Compare the first three characters of the VIN with the vehicle. The tables do not have this maker.",
  missing_api_key: "Send your key in the header `X-API-Key`, or ask for one at /early-access.",
  invalid_api_key: "Compare the key with the one that you were shown, character by character.",
  expired_api_key: "Use the key that replaced this one, or ask for a new one.",
  blocked_caller: "Ask the operator of this server why the key or the address is blocked.",
  insufficient_scope: "Use a key whose scopes contain the service.",
  quota_exceeded: "Wait until the time in `Retry-After`, or ask for a tier with a larger quota.",
  idempotency_mismatch: "Send a new `Idempotency-Key` with a new request.",
  idempotency_in_flight: "Wait for the first request with this key, then send it again.",
  version_mismatch: "Read the resource, and send its new version in `If-Match`.",
  pre_launch:
    "Ask for early access at /early-access. You will get a message when the service opens.",
  internal: "Send the request again later. If it fails again, report the id in `instance`.",
};

const byStatus: Readonly<Record<number, string>> = {
  400: "Correct what `errors` lists. All faults of a request are reported at once.",
  401: "Send a valid key in the header `X-API-Key`.",
  403: "The request is not allowed. The detail says by which rule.",
  404: "Check the path and the ids. Records of a sandbox end with it.",
  405: "Use a method that the header `Allow` lists.",
  408: "Send the whole request without pauses.",
  409: "Read the resource again, and decide again.",
  412: "Read the resource again, and send its new version.",
  413: "Send less in one request, or use the batch operation.",
  415: "Send `Content-Type: application/json`, in UTF-8.",
  417: "Leave out the header `Expect`.",
  429: "Wait as many seconds as `Retry-After` says, then go on more slowly.",
  431: "Send fewer or shorter headers.",
  500: "Send the request again later.",
  502: "Check the host and the port. The detail names the phase that failed.",
  503: "Wait as many seconds as `Retry-After` says, then send the request again.",
  504: "Try again. If it always fails, the other server does not answer in time.",
};

const repeatable = new Set([408, 429, 500, 502, 503, 504]);
