// What the pages gain from script: buttons that copy, the key of this tab in the examples, and
// answers without a reload. Everything else works without it.
import { tabKey } from "/key.js";

const key = tabKey();
document.documentElement.classList.add("scripted");

/** Writes the key into the example lines. */
function fillInKey(root) {
  if (key === undefined) return;
  for (const code of root.querySelectorAll("pre code")) {
    code.textContent = code.textContent.replaceAll("YOUR_KEY", key);
  }
}

document.addEventListener("click", async ({ target }) => {
  const button = target instanceof Element ? target.closest("[data-copy]") : null;
  if (button === null) return;
  const text = button.closest(".line")?.querySelector("code")?.textContent ?? "";
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    button.textContent = "Not copied";
  }
  setTimeout(() => {
    button.textContent = "Copy";
  }, 2000);
});

// Not every browser moves the focus to the target of a link within the page.
document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element && event.target.matches(".skip"))) return;
  event.preventDefault();
  document.querySelector("#content")?.focus();
});

/** Asks the server for the page of a question, and shows its answer in this page. */
async function show(url, headers) {
  const answer = document.querySelector("#answer");
  answer?.setAttribute("aria-busy", "true");
  const response = await fetch(url, { headers });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const content = page.querySelector("#content");
  if (content === null) throw new Error("The answer is not a page.");
  document.querySelector("#content")?.replaceWith(content);
  fillInKey(content);
  content.querySelector("#answer")?.focus();
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.question === undefined) return;
  // The page of the question is elsewhere, so the browser goes there.
  if (new URL(form.action).pathname !== location.pathname) return;
  event.preventDefault();
  const filled = [...new FormData(form)].filter(([, value]) => value !== "");
  const url = `${location.pathname}?${new URLSearchParams(filled)}`;
  const typed = form.querySelector("[data-key]")?.value || key;
  try {
    const sent = form.dataset.question === "keyed" && typed ? { "X-API-Key": typed } : {};
    await show(url, sent);
    history.pushState(null, "", url);
  } catch {
    location.assign(url);
  }
});

addEventListener("popstate", () => location.reload());
fillInKey(document);
