import { createHmac } from "node:crypto";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import type { Gate } from "../http/gate.ts";
import { watched } from "../http/observed-route.ts";
import type { Service } from "../http/service.ts";
import { countCall, type Limiter } from "../limits/limiters.ts";
import { checkSchema } from "../problems/schema-faults.ts";
import { uncachedPage } from "../security-headers.ts";
import { copyLine, type Html, page } from "../web/html.ts";
import {
  claimKey,
  confirmAccess,
  type EarlyAccessRequest,
  earlyAccessRequestSchema,
  receivedSentence,
  requestAccess,
} from "./early-access.ts";
import { claimLink, type EarlyAccess } from "./mails.ts";
import { openToken, signToken } from "./signed-token.ts";

const fillAtLeastMs = 3_000;
const fillAtMostMs = 86_400_000;

export interface EarlyAccessPages {
  readonly access: EarlyAccess;
  readonly services: readonly Service[];
  /** Requests per hour from one network address. */
  readonly perAddress: Limiter;
  /** Requests per hour for one email address, so that the form cannot flood a mailbox. */
  readonly perEmail: Limiter;
}

/** The form, the page that confirms a request, and the page that shows a key once. */
export function mountEarlyAccessPages(app: Hono, gate: Gate, pages: EarlyAccessPages): void {
  const { access } = pages;
  const get = (route: string, show: (context: Context) => Response) =>
    app.get(route, watched(gate, { route }, show));
  const post = (route: string, act: (context: Context) => Promise<Response>) =>
    app.post(route, watched(gate, { route }, act));
  get("/early-access", () => uncachedPage(form(pages, {}, [])));
  get("/early-access/confirm", (context) =>
    button("Confirm your request", "Confirm my request", context),
  );
  post("/early-access/confirm", async (context) => {
    const row = await confirmAccess(access, tokenOf(context));
    if (row === undefined) return gone();
    if (row.state === "approved") {
      const link = new URL(claimLink(access, row));
      return said(
        "Confirmed",
        html`Your key is ready: <a href="${link.pathname}${link.search}">fetch it</a>.`,
      );
    }
    return said("Confirmed", "Thank you. We read every request and will write to you.");
  });
  get("/early-access/claim", (context) => button("Your key is ready", "Show my key once", context));
  post("/early-access/claim", async (context) => {
    const key = await claimKey(access, tokenOf(context));
    if (key === undefined) return gone();
    return said(
      "Your key",
      html`It is shown only once. Store it as you store passwords, and send it in the header <code>X-API-Key</code>.</p>${copyLine("Your API key", key)}<p>`,
    );
  });
}

/** Handles the form. JSON comes in through an operation, with the same rules. */
export async function acceptForm(
  fields: URLSearchParams,
  address: string,
  pages: EarlyAccessPages,
): Promise<Response> {
  const { access } = pages;
  const values = {
    email: fields.get("email") ?? "",
    name: fields.get("name") ?? "",
    useCase: fields.get("useCase") ?? "",
    services: fields.getAll("services"),
    consent: fields.get("consent") === "on",
    ...optional("company", fields.get("company")),
    ...optional("expectedVolume", fields.get("expectedVolume")),
  };
  const { success, data, faults } = checkSchema(earlyAccessRequestSchema, values, "parameter");
  if (!success) {
    const details = faults.map(({ detail }) => detail);
    return uncachedPage(form(pages, values, details), 400);
  }
  const opened = openToken(access.pepper, "form", fields.get("started") ?? "", access.now());
  const filledMs = access.now() - Number(opened?.slice(1) ?? Number.NaN);
  if (!(filledMs >= fillAtLeastMs)) {
    const tooQuickly =
      "The form was sent too quickly. Please wait a few seconds and send it again.";
    return uncachedPage(form(pages, values, [tooQuickly]), 400);
  }
  await countAddress(pages, address);
  // People do not see this field, so only a bot fills it in. It gets the same answer as everyone.
  if ((fields.get("website") ?? "") === "") await accept(pages, data);
  return said("Thank you", receivedSentence(access), 202);
}

/**
 * Stores the request, unless there were too many for this email address. The answer is the same
 * either way.
 */
export async function accept(
  { access, perEmail }: EarlyAccessPages,
  request: EarlyAccessRequest,
): Promise<void> {
  // Hashed, because the counts may be stored elsewhere, where an erasure does not reach them.
  const hash = createHmac("sha256", access.pepper.secret).update(request.email.toLowerCase());
  const { allowed } = await perEmail.consume(hash.digest("base64url"));
  if (allowed) await requestAccess(access, request);
}

export function countAddress({ perAddress }: EarlyAccessPages, address: string): Promise<void> {
  return countCall(perAddress, address, "requests an hour");
}

function optional(name: string, value: string | null) {
  return value === null || value.trim() === "" ? {} : { [name]: value };
}

function tokenOf(context: Context): string {
  return context.req.query("token") ?? "";
}

/**
 * Opening the link changes nothing, because mail programs open links to preview them. The
 * button does.
 */
function button(title: string, label: string, context: Context): Response {
  const content = html`<h1>${title}</h1>
<form method="post" action="?token=${tokenOf(context)}"><button>${label}</button></form>`;
  return uncachedPage(page(title, content, { isPrivate: true }));
}

function said(title: string, text: string | Html, status = 200): Response {
  return uncachedPage(page(title, html`<h1>${title}</h1><p>${text}</p>`), status);
}

function gone(): Response {
  return said(
    "This link is no longer valid",
    html`It has been used already, or it has expired. You can <a href="/early-access">ask again</a>.`,
    404,
  );
}

/**
 * The form for early access. It works without JavaScript. `values` are what was entered before, so
 * that a person does not have to type it again after a mistake.
 */
function form(
  { access, services }: EarlyAccessPages,
  values: Readonly<Record<string, unknown>>,
  problems: readonly string[],
) {
  const at = access.now();
  const started = signToken(access.pepper, "form", `t${at}`, at + fillAtMostMs);
  const text = (name: string) => {
    const value = values[name];
    return typeof value === "string" ? value : "";
  };
  const chosen = Array.isArray(values.services) ? values.services : [];
  return page(
    "Early access – Almanac",
    html`<h1>Early access</h1>
<p class="lede">Keys are issued on request. There is a free tier for evaluation; paid tiers depend on volume, and nothing is charged before launch.</p>
<p>You get an email with a link to confirm your request. When it is approved, you get a second link, which shows your key once.</p>
${problems.length > 0 ? html`<ul class="alarm" role="alert">${problems.map((problem) => html`<li>${problem}</li>`)}</ul>` : ""}
<form class="card" method="post" action="/early-access">
<div class="fields">
<div class="field wide"><label for="email">Email</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email" value="${text("email")}"></div>
<div class="field wide"><label for="name">Name</label>
<input id="name" name="name" required maxlength="200" autocomplete="name" value="${text("name")}"></div>
<div class="field wide"><label for="company">Company (optional)</label>
<input id="company" name="company" maxlength="200" autocomplete="organization" value="${text("company")}"></div>
<div class="field wide"><label for="useCase">What do you want to use it for?</label>
<textarea id="useCase" name="useCase" required maxlength="2000" rows="4">${text("useCase")}</textarea></div>
<fieldset class="wide"><legend>Services</legend>
${services.map(
  ({ id, title }) =>
    html`<label class="check"><input type="checkbox" name="services" value="${id}"${
      chosen.includes(id) ? html` checked` : ""
    }> ${title}</label>`,
)}
</fieldset>
<div class="field wide"><label for="expectedVolume">Requests per month, roughly (optional)</label>
<input id="expectedVolume" name="expectedVolume" maxlength="100" value="${text("expectedVolume")}"></div>
<div class="trap" hidden><label for="website">Leave this empty</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>
<label class="check wide"><input type="checkbox" name="consent" required> <span>I agree that you store this request. You delete it when I ask you to.</span></label>
<input type="hidden" name="started" value="${started}">
<div class="submit"><button>Request access</button></div>
</div>
</form>`,
    { current: "/early-access", description: "Ask for a key to the Almanac API." },
  );
}
