import { once } from "node:events";
import type { Output } from "../io.ts";

/** Writes, and waits if the reader is slower than the program, so that a long list of rows needs little memory. */
export async function write(stream: Output, text: string | Uint8Array): Promise<void> {
  if (text.length > 0 && !stream.write(text)) await once(stream, "drain");
}
