import type { MakerSource } from "../maker/maker-module.ts";

/** The fields of a source that answers show. */
export function citationOf({ id, title, url }: Pick<MakerSource, "id" | "title" | "url">) {
  return { id, title, url };
}
