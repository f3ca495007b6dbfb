import type { CertErrorCode } from "../../errors.ts";

/**
 * What a dialogue waits for: everything through the next byte of this value, or a number of bytes.
 */
export type Want = { readonly through: number } | { readonly bytes: number };

/** One step of a dialogue: bytes to send, and what must arrive before the next step. */
export interface Step {
  readonly send?: string | Uint8Array;
  readonly want?: Want;
}

/**
 * The part of one protocol that comes before TLS. It yields what to send and what to wait for,
 * receives the bytes that arrived, and returns when TLS may start.
 */
export type Dialogue = Generator<Step, void, Uint8Array>;

/**
 * The server refused TLS, or broke its protocol. The message never contains the server's own words.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: CertErrorCode;

  constructor(code: "starttls_unsupported" | "starttls_failed", message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * The server rejected the command that starts TLS: it does not know or does not offer it. The
 * protocol is not broken.
 */
export function refused(what: string): Refusal {
  return new Refusal("starttls_unsupported", `the server does not offer ${what}`);
}

export function unexpected(what: string): Refusal {
  return new Refusal("starttls_failed", `the server did not ${what}`);
}

/** What to do after bytes arrived. */
export interface Progress {
  readonly send: readonly (string | Uint8Array)[];
  readonly ready: boolean;
}

const maxReplyBytes = 64 * 1024;

/**
 * Runs a dialogue over bytes that may arrive split at any place. Throws {@link Refusal}. Each byte
 * is looked at once, however a server splits what it sends.
 */
export class DialogueRunner {
  readonly #dialogue: Dialogue;
  #want: Want | undefined;
  #received = new Uint8Array(256);
  /**
   * Where the received bytes end, where those begin that no step has taken, and up to where they
   * were searched.
   */
  #end = 0;
  #taken = 0;
  #searched = 0;

  constructor(dialogue: Dialogue) {
    this.#dialogue = dialogue;
  }

  start(): Progress {
    const send: (string | Uint8Array)[] = [];
    const ready = this.#take(this.#dialogue.next(), send) || this.#advance(send);
    return { send, ready };
  }

  push(bytes: Uint8Array): Progress {
    this.#append(bytes);
    const send: (string | Uint8Array)[] = [];
    return { send, ready: this.#advance(send) };
  }

  #append(bytes: Uint8Array): void {
    const end = this.#end + bytes.length;
    if (end > maxReplyBytes) {
      throw new Refusal("starttls_failed", "the server sent more than 64 KiB before TLS");
    }
    if (end > this.#received.length) {
      const larger = new Uint8Array(Math.max(end, 2 * this.#received.length));
      larger.set(this.#received);
      this.#received = larger;
    }
    this.#received.set(bytes, this.#end);
    this.#end = end;
  }

  #advance(send: (string | Uint8Array)[]): boolean {
    for (;;) {
      const end = this.#measure(this.#want);
      if (end === undefined) return false;
      const piece = this.#received.slice(this.#taken, end);
      this.#taken = end;
      this.#searched = end;
      if (this.#take(this.#dialogue.next(piece), send)) return true;
    }
  }

  /** Where the wanted piece ends; undefined if it is not complete yet. */
  #measure(want: Want | undefined): number | undefined {
    if (want === undefined) return this.#taken;
    if ("bytes" in want) {
      const end = this.#taken + want.bytes;
      return end <= this.#end ? end : undefined;
    }
    const found = this.#received.subarray(0, this.#end).indexOf(want.through, this.#searched);
    this.#searched = this.#end;
    return found < 0 ? undefined : found + 1;
  }

  #take(result: IteratorResult<Step, void>, send: (string | Uint8Array)[]): boolean {
    if (!result.done) {
      if (result.value.send !== undefined) send.push(result.value.send);
      this.#want = result.value.want;
      return false;
    }
    // An attacker in the middle could add unencrypted lines that look as if they came inside
    // TLS (CVE-2011-0411).
    if (this.#taken < this.#end) {
      throw new Refusal(
        "starttls_failed",
        "the server sent unencrypted data after it agreed to TLS",
      );
    }
    return true;
  }
}
