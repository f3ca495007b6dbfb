import { once } from "node:events";
import type { Output } from "../io.ts";

/** Writes and, when the reader is slower than we are, waits for it: memory stays bounded in a stream of rows. */
export async function write(stream: Output, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, "drain");
}
