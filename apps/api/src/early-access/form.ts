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
