import { once } from "node:events";
import type { Output } from "../io.ts";

/**
 * Writes, and waits if the reader is slower than the program, so that a long list of rows needs little memory. After bytes
 * it waits until the stream no longer needs them.
 */
export async function write(stream: Output, text: string | Uint8Array): Promise<void> {
  if (text.length === 0) return;
  if (typeof text === "string") {
    if (!stream.write(text)) await once(stream, "drain");
    return;
  }
  await new Promise<void>((resolve, reject) => {
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });
}
