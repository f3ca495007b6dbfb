import type { MakerSource } from "../maker/maker-module.ts";

/** A source as answers cite it. */
export function citationOf({ id, title, url }: Pick<MakerSource, "id" | "title" | "url">) {
  return { id, title, url };
}
