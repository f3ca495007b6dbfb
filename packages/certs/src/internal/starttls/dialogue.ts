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
export interface Progress<Result> {
  readonly send: readonly (string | Uint8Array)[];
  /** The result of the dialogue, once it has ended. */
  readonly ended?: { readonly result: Result };
}

const maxReplyBytes = 64 * 1024;

/**
 * Runs a dialogue over bytes that may arrive split at any place. Throws {@link Refusal}. Each byte
 * is looked at once, however a server splits what it sends.
 */
export class DialogueRunner<Result> {
  readonly #dialogue: Generator<Step, Result, Uint8Array>;
  readonly #isBeforeTls: boolean;
  #want: Want = { bytes: 0 };
  #received = new Uint8Array(256);
  /**
   * Where the received bytes end, where those begin that no step has taken, and up to where they
   * were searched.
   */
  #end = 0;
  #taken = 0;
  #searched = 0;

  /** `isBeforeTls`: the dialogue is short, and nothing may follow it but TLS. */
  constructor(dialogue: Generator<Step, Result, Uint8Array>, isBeforeTls: boolean) {
    this.#dialogue = dialogue;
    this.#isBeforeTls = isBeforeTls;
  }

  /** Goes on with the bytes that arrived. The dialogue starts with the first call. */
  push(bytes: Uint8Array): Progress<Result> {
    this.#append(bytes);
    const send: (string | Uint8Array)[] = [];
    for (;;) {
      const end = this.#measure(this.#want);
      if (end === undefined) return { send };
      const piece = this.#received.slice(this.#taken, end);
      this.#taken = end;
      this.#searched = end;
      const { done, value } = this.#dialogue.next(piece);
      if (done) {
        this.#requireSilence();
        return { send, ended: { result: value } };
      }
      if (value.send !== undefined) send.push(value.send);
      this.#want = value.want ?? { bytes: 0 };
    }
  }

  #append(bytes: Uint8Array): void {
    const end = this.#end + bytes.length;
    if (this.#isBeforeTls && end > maxReplyBytes) {
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

  /** Where the wanted piece ends; undefined if it is not complete yet. */
  #measure(want: Want): number | undefined {
    if ("bytes" in want) {
      const end = this.#taken + want.bytes;
      return end <= this.#end ? end : undefined;
    }
    const found = this.#received.subarray(0, this.#end).indexOf(want.through, this.#searched);
    this.#searched = this.#end;
    return found < 0 ? undefined : found + 1;
  }

  /**
   * An attacker in the middle could add unencrypted lines that look as if they came inside TLS
   * (CVE-2011-0411).
   */
  #requireSilence(): void {
    if (this.#isBeforeTls && this.#taken < this.#end) {
      throw new Refusal(
        "starttls_failed",
        "the server sent unencrypted data after it agreed to TLS",
      );
    }
  }
}
