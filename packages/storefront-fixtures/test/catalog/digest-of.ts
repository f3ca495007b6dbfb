import { canonicalJson, createStore, type StoreOptions } from "../../src/index.ts";
import { textDigest } from "../../src/internal/values/digest.ts";

/** The digest of the whole catalogue for these options. */
export function digestOf(options: StoreOptions): string {
  const made = createStore(options);
  return textDigest(canonicalJson([...made.products()]));
}
