import type { ByteWriter } from "./byte-writer.ts";
import { type Form, type FormBuilder, FormStore, fits, type Own } from "./form.ts";

/** At most this number of forms is kept. Each takes about a kilobyte. */
const mostForms = 12_000;

/**
 * Makes a function that writes answers in two parts: the shared part, which is the same frozen object for many answers,
 * and the fields that only this answer has. The text of a shared part is made once.
 */
export function createOwnText(
  toForm: (shared: object, own: Own) => FormBuilder,
): (out: ByteWriter, shared: object, own: Own) => void {
  let forms = new WeakMap<object, Form<Own>>();
  let count = 0;
  const store = new FormStore<Own>();
  return (out, shared, own) => {
    const known = forms.get(shared);
    if (known !== undefined && fits(known, own)) return out.form(known, own);
    const form = toForm(shared, own).build(store);
    if (known === undefined && count >= mostForms) {
      forms = new WeakMap();
      count = 0;
    }
    if (known === undefined) count++;
    forms.set(shared, form);
    out.form(form, own);
  };
}
