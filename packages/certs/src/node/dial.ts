import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { domainToUnicode } from "node:url";
import { present } from "@almanac/kernel/objects/objects";
import { CertError } from "../errors.ts";
import { connectionError, tlsError } from "../internal/alerts.ts";
import { certError } from "../internal/cert-error.ts";
import { plainHandshake } from "../internal/plain-handshake.ts";
import { DialogueRunner, Refusal } from "../internal/starttls/dialogue.ts";
import { startDialogue } from "../internal/starttls/start.ts";
import { aborted, connectTimeout } from "./deadline.ts";
import type { DialRequest, Handshake } from "./lookup-types.ts";
import {
  type Facts,
  readCipher,
  readHandshake,
  readVerification,
  type Shown,
  selfSignedOf,
} from "./read-handshake.ts";
import { secureContext } from "./secure-contexts.ts";

/**
 * A TLS 1.3 server that asks for a client certificate shows only later whether it requires one.
 * This is how long to wait for that.
 */
const insistenceMs = 500;

/**
 * Connects to a literal address that the policy has allowed, reads what the server shows in
 * the handshake, and closes the connection. Sends no application data, offers no ALPN, resumes
 * no session.
 */
export function dial(request: DialRequest): Promise<Handshake> {
  return new Connection(request).run();
}

type Phase = "connect" | "starttls" | "handshake";

class Connection {
  readonly #request: DialRequest;
  #phase: Phase = "connect";
  #timer: NodeJS.Timeout | undefined;
  #resolve: (handshake: Handshake) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;
  #settled = false;
  /**
   * True after the handshake, while it is not known yet whether a TLS 1.3 server requires a
   * client certificate.
   */
  #insisting = false;
  #socket: Socket | undefined;
  /** TLS over the socket. */
  #tls: TLSSocket | undefined;
  #shown: Shown | undefined;
  #stapled: boolean | undefined;

  constructor(request: DialRequest) {
    this.#request = request;
  }

  run(): Promise<Handshake> {
    const { address, port, signal, connectTimeoutMs, starttls, servername } = this.#request;
    return new Promise<Handshake>((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      if (signal.aborted) {
        this.#onAbort();
        return;
      }
      signal.addEventListener("abort", this.#onAbort, { once: true });
      this.#timer = setTimeout(() => this.#fail(connectTimeout()), connectTimeoutMs);
      const socket = connect({ host: address, port });
      this.#socket = socket;
      this.#watch(socket);
      socket.once("connect", () => {
        if (starttls === "none") {
          this.#secure(socket);
          return;
        }
        this.#enter("starttls");
        const dialogue = startDialogue(starttls, domainToUnicode(servername));
        this.#talk(socket, dialogue, () => this.#secure(socket));
      });
    });
  }

  readonly #onAbort = () => {
    const error = aborted(this.#request.signal, this.#phase);
    // A server may have shown its certificate and then stalled.
    if (error.code === "timeout") this.#failTls(error);
    else this.#fail(error);
  };

  #secure(over: Socket): void {
    this.#enter("handshake");
    this.#awaitAnswer(over);
    const { servername, hello, groups } = this.#request;
    if (hello === "plain") {
      // Sends a ClientHello without OpenSSL, and reads what the server shows before encryption.
      const dialogue = plainHandshake(servername, randomBytes(32));
      this.#talk(over, new DialogueRunner(dialogue, false), (flight) =>
        this.#succeed(flight, selfSignedOf(flight.chain)),
      );
      return;
    }
    const socket = connectTls({
      socket: over,
      servername,
      secureContext: secureContext(hello, groups),
      requestOCSP: true,
      rejectUnauthorized: false,
      // The host name is checked later, from the certificate's bytes, independently of the chain.
      checkServerIdentity: () => undefined,
    });
    this.#tls = socket;
    this.#watch(socket);
    // Must run before Node's own listener, which drops the connection and the certificate with it.
    socket.prependListener("end", () => this.#failTls());
    socket.once("OCSPResponse", (response: Buffer | null) => {
      this.#stapled = response !== null && response.length > 0;
      // This event comes in every handshake, after the certificate. If the server then resets the
      // connection, Node has nothing left to read the certificate from.
      this.#shown = readHandshake(socket);
    });
    socket.once("secureConnect", () => this.#secured(socket));
  }

  /** Runs a dialogue in unencrypted bytes, and goes on with its result. */
  #talk<Result>(
    socket: Socket,
    dialogue: DialogueRunner<Result>,
    goOn: (result: Result) => void,
  ): void {
    const step = (bytes: Uint8Array) => {
      try {
        const { send, ended } = dialogue.push(bytes);
        for (const each of send) socket.write(each);
        if (!ended) return;
        socket.off("data", step);
        socket.pause();
        goOn(ended.result);
      } catch (error) {
        this.#fail(error instanceof Refusal ? refusal(this.#request.starttls, error) : error);
      }
    };
    socket.on("data", step);
    socket.resume();
    step(new Uint8Array());
  }

  #enter(next: Phase): void {
    clearTimeout(this.#timer);
    this.#phase = next;
  }

  /** Reports it if no byte comes after the ClientHello. */
  #awaitAnswer(socket: Socket): void {
    const { silence } = this.#request;
    if (silence === undefined) return;
    const heard = socket.bytesRead;
    this.#timer = setTimeout(() => {
      if (socket.bytesRead === heard) silence.report();
    }, silence.afterMs);
  }

  #secured(socket: TLSSocket): void {
    const { handshake: shown, asked } = this.#shown ?? readHandshake(socket);
    if (shown === undefined) {
      this.#fail(tlsError("no_certificate"));
      return;
    }
    const facts = { ...readCipher(socket), ...readVerification(socket) };
    if (asked && shown.protocol === "TLSv1.3") this.#awaitInsistence(socket, shown, facts);
    else this.#succeed(shown, { ...facts, clientCertificateRequired: false });
  }

  #awaitInsistence(socket: TLSSocket, shown: Handshake, facts: Facts): void {
    // In TLS 1.3, the client finishes the handshake before the server has checked it. If the server
    // then sends an alert, it requires a certificate; if it sends a session ticket, it does not.
    const decide = (required?: boolean) =>
      this.#succeed(shown, { ...facts, clientCertificateRequired: required });
    this.#insisting = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => decide(), insistenceMs);
    socket.once("session", () => decide(false));
    socket.once("data", () => decide(false));
    socket.once("error", (error: NodeJS.ErrnoException) =>
      decide(/ALERT/.test(error.code ?? "") ? true : undefined),
    );
    socket.once("close", () => decide());
  }

  #failTls(error?: NodeJS.ErrnoException | CertError): void {
    if (this.#settled || this.#insisting) return;
    const socket = this.#tls;
    // A TLS 1.2 server that requires a client certificate closes the connection after it has shown
    // its own certificate.
    const seen = this.#shown ?? (socket && readHandshake(socket));
    if (!socket || !seen?.handshake) {
      this.#fail(error instanceof CertError ? error : connectionError(error, this.#phase));
    } else {
      // OpenSSL may have failed on the request itself, the server may have failed to write it, or
      // it may not have come yet.
      const isUnknown = /^timeout|^ERR_SSL_(?!.*ALERT)|INTERNAL/.test(error?.code ?? "");
      const clientCertificateRequired = seen.asked || (isUnknown ? undefined : false);
      this.#succeed(seen.handshake, { ...readCipher(socket), clientCertificateRequired });
    }
  }

  #watch(socket: Socket): void {
    // This listener is never removed: an error that comes late would otherwise end the process.
    socket.on("error", (error: NodeJS.ErrnoException) => this.#failTls(error));
    socket.once("close", () => this.#failTls());
  }

  #succeed(shown: Handshake, facts: Facts): void {
    if (this.#end()) this.#resolve({ ...shown, ...present({ ...facts, stapled: this.#stapled }) });
  }

  #fail(error: unknown): void {
    if (this.#end()) this.#reject(error);
  }

  /** Closes everything that was opened. Returns true only the first time. */
  #end(): boolean {
    if (this.#settled) return false;
    this.#settled = true;
    clearTimeout(this.#timer);
    this.#request.signal.removeEventListener("abort", this.#onAbort);
    // The upper (TLS) socket must close before the lower one: in the other order, Node 24.21
    // crashes (segmentation fault).
    if (this.#tls) this.#tls.once("close", () => this.#socket?.destroy()).destroy();
    else this.#socket?.destroy();
    return true;
  }
}

function refusal(protocol: string, { code, message }: Refusal): CertError {
  return certError(code, `STARTTLS over ${protocol} failed: ${message}.`, { phase: "starttls" });
}
