// Fills in the key of this tab before the reference starts, so that its test requests carry it.
import { tabKey } from "/key.js";

// The reference validates with zod, which would try to compile its schemas. The policy of this site
// forbids that.
globalThis.__zod_globalConfig = { jitless: true };

const key = tabKey();
const place = document.querySelector("#api-reference");
if (key !== undefined && place instanceof HTMLElement) {
  const configuration = JSON.parse(place.dataset.configuration ?? "{}");
  configuration.authentication = {
    preferredSecurityScheme: "apiKey",
    securitySchemes: { apiKey: { value: key } },
  };
  place.dataset.configuration = JSON.stringify(configuration);
}
const reference = document.createElement("script");
reference.src = "/docs/scalar.js";
document.body.append(reference);

// What the reference shows in an empty field for a secret. People take it for a key.
const samplePassword = "QUxMIFlPVVIgQkFTRSBBUkUgQkVMT05HIFRPIFVT";

// The reference gives these controls no name, or not the state that their role needs, so a screen
// reader could not say what they are.
function nameControls() {
  for (const button of document.querySelectorAll(
    'button[class*="copy-button"]:not([aria-label])',
  )) {
    button.setAttribute("aria-label", "Copy");
  }
  for (const field of document.querySelectorAll('[role="combobox"]:not([aria-expanded])')) {
    field.setAttribute("role", "textbox");
    field.removeAttribute("aria-autocomplete");
    field.setAttribute("aria-label", field.getAttribute("data-placeholder") ?? "Value");
  }
  for (const field of document.querySelectorAll(`[placeholder="${samplePassword}"]`)) {
    field.setAttribute("placeholder", "your key");
  }
}

new MutationObserver(nameControls).observe(document.body, { childList: true, subtree: true });
