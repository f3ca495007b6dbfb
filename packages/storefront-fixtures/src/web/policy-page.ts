import { policies } from "../data/policies.ts";
import { escapeMarkup } from "../internal/catalog/generated/build-product.ts";
import type { Store } from "../store.ts";

/** The page of a policy under `/store/policies`, to which every checkout links; undefined for any other request. */
export function policyPage(store: Store, { method, url }: Request): Response | undefined {
  const name = /^\/store\/policies\/([a-z]+)$/.exec(new URL(url).pathname)?.[1] ?? "";
  const policy = policies.get(name);
  if (policy === undefined || (method !== "GET" && method !== "HEAD")) return undefined;
  const texts = [policy.text, store.policyNote ?? ""].filter((text) => text !== "");
  const title = escapeMarkup(policy.title);
  const page = [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>`,
    ...texts.map((text) => `<p>${escapeMarkup(text)}</p>`),
    "</body></html>",
  ].join("\n");
  return new Response(method === "HEAD" ? null : page, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
