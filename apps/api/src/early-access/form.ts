import { html } from "hono/html";
import type { Service } from "../http/service.ts";
import { page } from "../web/layout.ts";

interface FormState {
  readonly services: readonly Pick<Service, "id" | "title">[];
  /** What was entered before, so that a person does not have to type it again after a mistake. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly string[];
  /** The signed time at which the form was opened. */
  readonly started: string;
}

/** The form for early access. It works without JavaScript. */
export function earlyAccessForm({ services, values, problems, started }: FormState) {
  const text = (name: string) => {
    const value = values[name];
    return typeof value === "string" ? value : "";
  };
  const chosen = Array.isArray(values.services) ? values.services : [];
  return page(
    "Early access – Almanac",
    html`<h1>Early access</h1>
<p>Keys are issued on request. A free tier is there for evaluation, paid tiers go by volume, and nothing is charged before
launch. You get a link to confirm the request; once it is approved, a link that shows your key once.</p>
${problems.length > 0 ? html`<ul role="alert">${problems.map((problem) => html`<li>${problem}</li>`)}</ul>` : ""}
<form method="post" action="/early-access">
<p><label for="email">Mail</label><br>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email" value="${text("email")}"></p>
<p><label for="name">Name</label><br>
<input id="name" name="name" required maxlength="200" autocomplete="name" value="${text("name")}"></p>
<p><label for="company">Company (optional)</label><br>
<input id="company" name="company" maxlength="200" autocomplete="organization" value="${text("company")}"></p>
<p><label for="useCase">What are the answers for?</label><br>
<textarea id="useCase" name="useCase" required maxlength="2000" rows="4">${text("useCase")}</textarea></p>
<fieldset><legend>Services</legend>
${services.map(
  ({ id, title }) =>
    html`<label><input type="checkbox" name="services" value="${id}"${
      chosen.includes(id) ? html` checked` : ""
    }> ${title}</label><br>`,
)}
</fieldset>
<p><label for="expectedVolume">Requests a month, roughly (optional)</label><br>
<input id="expectedVolume" name="expectedVolume" maxlength="100" value="${text("expectedVolume")}"></p>
<p hidden><label for="website">Leave this empty</label><input id="website" name="website" tabindex="-1" autocomplete="off"></p>
<p><label><input type="checkbox" name="consent" required> You may store this request until I ask for its erasure</label></p>
<input type="hidden" name="started" value="${started}">
<p><button>Ask for access</button></p>
</form>`,
  );
}
