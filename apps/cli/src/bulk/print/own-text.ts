import { fill, fits, type Own, type Template } from "./template.ts";

/** More templates than this are not kept. Each takes about a kilobyte. */
const mostTemplates = 12_000;

/**
 * Makes a function that writes answers in two parts: what they share with others, which is the same frozen object for all of
 * them, and what is their own. The text of a shared part is made once.
 */
export function createOwnText(
  toTemplate: (shared: object, own: Own) => Template,
): (shared: object, own: Own) => string {
  let templates = new WeakMap<object, Template>();
  let count = 0;
  return (shared, own) => {
    const known = templates.get(shared);
    if (known !== undefined && fits(known, own)) return fill(known, own);
    const template = toTemplate(shared, own);
    if (known === undefined && count >= mostTemplates) {
      templates = new WeakMap();
      count = 0;
    }
    if (known === undefined) count++;
    templates.set(shared, template);
    return fill(template, own);
  };
}
