import type { CertErrorCode } from "../../errors.ts";

/** What a dialogue waits for: one line, a number of bytes, or text that matches. */
export type Want = { readonly line: true } | { readonly bytes: number } | { readonly text: RegExp };

/** One step of a dialogue: bytes to send, and what must arrive before the next step. */
export interface Step {
  readonly send?: string | Uint8Array;
  readonly want?: Want;
}

/**
 * The part of one protocol that comes before TLS. It yields what to send and what to wait for, receives the bytes that
 * arrived, and returns when TLS may start.
 */
export type Dialogue = Generator<Step, void, Uint8Array>;

/** The server refused TLS, or broke its protocol. The message never contains the server's own words. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: CertErrorCode;

  constructor(code: "starttls_unsupported" | "starttls_failed", message: string) {
    super(message);
    this.code = code;
  }
}

/** What to do after bytes arrived. */
export interface Progress {
  readonly send: readonly (string | Uint8Array)[];
  readonly ready: boolean;
}

const maxReplyBytes = 64 * 1024;

/** Runs a dialogue over bytes that may arrive split at any place. Throws {@link Refusal}. */
export class DialogueRunner {
  readonly #dialogue: Dialogue;
  #want: Want | undefined;
  #pending = new Uint8Array(0);
  #received = 0;

  constructor(dialogue: Dialogue) {
    this.#dialogue = dialogue;
  }

  start(): Progress {
    const send: (string | Uint8Array)[] = [];
    const ready = this.#take(this.#dialogue.next(), send) || this.#advance(send);
    return { send, ready };
  }

  push(bytes: Uint8Array): Progress {
    this.#received += bytes.length;
    if (this.#received > maxReplyBytes) {
      throw new Refusal("starttls_failed", "the server sent more than 64 KiB before TLS");
    }
    this.#pending = concat(this.#pending, bytes);
    const send: (string | Uint8Array)[] = [];
    return { send, ready: this.#advance(send) };
  }

  #advance(send: (string | Uint8Array)[]): boolean {
    for (;;) {
      const length = measure(this.#pending, this.#want);
      if (length === undefined) return false;
      const piece = this.#pending.subarray(0, length);
      this.#pending = this.#pending.slice(length);
      if (this.#take(this.#dialogue.next(piece), send)) return true;
    }
  }

  #take(result: IteratorResult<Step, void>, send: (string | Uint8Array)[]): boolean {
    if (!result.done) {
      if (result.value.send !== undefined) send.push(result.value.send);
      this.#want = result.value.want;
      return false;
    }
    // An attacker in the middle could add unencrypted lines that look as if they came inside TLS (CVE-2011-0411).
    if (this.#pending.length > 0) {
      throw new Refusal(
        "starttls_failed",
        "the server sent unencrypted data after it agreed to TLS",
      );
    }
    return true;
  }
}

/** How many of the pending bytes the wanted piece takes; undefined if it is not complete yet. */
function measure(pending: Uint8Array, want: Want | undefined): number | undefined {
  if (want === undefined) return 0;
  if ("bytes" in want) return pending.length >= want.bytes ? want.bytes : undefined;
  if ("line" in want) {
    const end = pending.indexOf(0x0a);
    return end < 0 ? undefined : end + 1;
  }
  const match = want.text.exec(textOf(pending));
  return match ? match.index + match[0].length : undefined;
}

/** Turns each byte into the character with the same number, so that offsets in text and bytes agree. */
export function textOf(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

function concat(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
