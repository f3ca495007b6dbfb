// Fills in the key of this tab before the reference starts, so that its test requests carry it.
import { tabKey } from "/key.js";

// The reference validates with zod, which would try to compile its schemas. The policy of this site forbids that.
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
