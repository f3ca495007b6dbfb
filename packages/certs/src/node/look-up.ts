import { present } from "@almanac/kernel/objects/objects";
import { addressRule } from "../createAddressPolicy.ts";
import { CertError } from "../errors.ts";
import { parseAddress } from "../internal/address.ts";
import { certError, Malformed } from "../internal/cert-error.ts";
import { reportOnChain } from "../internal/report-on-chain.ts";
import type { Target } from "../internal/target.ts";
import type {
  AddressAnswer,
  CertificateReport,
  LeafAnswer,
  LookupFailure,
  ServedCertificate,
  TlsFacts,
} from "../types.ts";
import { aborted, type Deadline } from "./deadline.ts";
import type { DialRequest, Handshake, ResolvedAddress } from "./lookup-types.ts";
import type { Settings } from "./options.ts";
import { offersMlKem } from "./secure-contexts.ts";

type Hello = Pick<DialRequest, "hello" | "groups">;

const modern: Hello = { hello: "modern", groups: "default" };
const classical: Hello = { hello: "modern", groups: "classical" };
const legacy: Hello = { hello: "legacy", groups: "classical" };

/** How long each server may take to answer a ClientHello, also if little time is left. */
const leastAnswerMs = 2_000;

/** How many addresses of one host are asked at the same time. */
const addressesAtOnce = 8;

/** The report on a host. The policy has already allowed its addresses. */
export async function lookUp(
  target: Target,
  addresses: readonly ResolvedAddress[],
  settings: Settings,
  deadline: Deadline,
): Promise<CertificateReport> {
  const session = new Lookup(target, settings, deadline);
  if (target.allAddresses) return session.all(addresses);
  const { served, at } = await session.first(addresses);
  return session.compose(
    served,
    at,
    target.bothKeys ? { leaves: await session.leaves(at, served) } : {},
  );
}

class Lookup {
  readonly #target: Target;
  readonly #settings: Settings;
  readonly #deadline: Deadline;

  constructor(target: Target, settings: Settings, deadline: Deadline) {
    this.#target = target;
    this.#settings = settings;
    this.#deadline = deadline;
  }

  /**
   * Uses the first address that accepts a connection. Each address gets an equal share of the
   * remaining time.
   */
  async first(
    addresses: readonly ResolvedAddress[],
  ): Promise<{ readonly served: ServedCertificate; readonly at: ResolvedAddress }> {
    let failure: unknown;
    for (const [index, at] of addresses.entries()) {
      const share = this.#deadline.remainingMs() / (addresses.length - index);
      try {
        return { served: await this.#ask(at, share), at };
      } catch (error) {
        failure = error;
        const mayGoOn =
          error instanceof CertError && error.phase === "connect" && !this.#deadline.signal.aborted;
        if (!mayGoOn) throw error;
      }
    }
    throw failure;
  }

  /** Asks every address, whatever the others answer. */
  async all(addresses: readonly ResolvedAddress[]): Promise<CertificateReport> {
    const answers: AddressAnswer[] = [];
    let first: { served: ServedCertificate; at: ResolvedAddress } | undefined;
    let failure: unknown;
    for (let start = 0; start < addresses.length; start += addressesAtOnce) {
      const batch = addresses.slice(start, start + addressesAtOnce);
      const share = this.#deadline.remainingMs();
      const results = await Promise.allSettled(batch.map((at) => this.#ask(at, share)));
      for (const [index, at] of batch.entries()) {
        const result = results[index];
        const where = { family: at.family, ...this.#shownAddress(at) };
        if (result?.status === "fulfilled") {
          first ??= { served: result.value, at };
          answers.push({ ...where, report: result.value });
        } else {
          failure ??= result?.reason;
          answers.push({ ...where, error: failureOf(result?.reason) });
        }
      }
    }
    if (first === undefined) throw failure;
    const { served, at } = first;
    const prints = new Set(answers.flatMap(({ report }) => report?.fingerprint_sha256 ?? []));
    return this.compose(served, at, {
      addresses: answers,
      addresses_differ: prints.size > 1,
      ...(this.#target.bothKeys ? { leaves: await this.leaves(at, served) } : {}),
    });
  }

  /** Asks for the ECDSA and the RSA certificate separately: a server can have both. */
  async leaves(at: ResolvedAddress, { tls }: ServedCertificate): Promise<LeafAnswer[]> {
    const kinds = ["ecdsa", "rsa"] as const;
    const groups = tls.classical_fallback ? "classical" : "default";
    const results = await Promise.allSettled(
      kinds.map((hello) => this.#served(at, { hello, groups }, this.#deadline.remainingMs())),
    );
    return kinds.map((key_type, index) => {
      const result = results[index];
      return result?.status === "fulfilled"
        ? { key_type, report: result.value }
        : { key_type, error: failureOf(result?.reason) };
    });
  }

  compose(
    { tls, ...facts }: ServedCertificate,
    at: ResolvedAddress,
    extra: Pick<CertificateReport, "addresses" | "addresses_differ" | "leaves">,
  ): CertificateReport {
    const { host, port, starttls } = this.#target;
    return {
      hostname: host.text,
      ...facts,
      port,
      ...(starttls === "none" ? {} : { starttls }),
      ...(this.#settings.revealAddress ? { address: at.address } : {}),
      tls,
      ...extra,
    };
  }

  /**
   * Tries modern settings first. If the failure is typical of a server that cannot read them, tries
   * a shorter ClientHello, then obsolete settings. If nothing helps, the first failure counts.
   * A server can also keep silent about a long ClientHello: half of the time is for a shorter one.
   */
  async #ask(at: ResolvedAddress, connectMs: number): Promise<ServedCertificate> {
    try {
      const patience = Math.max(leastAnswerMs, this.#deadline.remainingMs() / 2);
      return await this.#served(at, modern, connectMs, offersMlKem() ? patience : undefined);
    } catch (error) {
      for (const hello of simplerHellos(error)) {
        if (this.#deadline.signal.aborted) break;
        try {
          return await this.#served(at, hello, this.#deadline.remainingMs());
        } catch {
          // The next one may help.
        }
      }
      throw error;
    }
  }

  async #served(
    at: ResolvedAddress,
    hello: Hello,
    connectMs: number,
    answerTimeoutMs = this.#deadline.remainingMs(),
  ): Promise<ServedCertificate> {
    const { port, starttls, servername } = this.#target;
    const { signal } = this.#deadline;
    if (signal.aborted) throw aborted(signal, "connect");
    const handshake = await this.#settings.dial({
      address: at.address,
      port,
      starttls,
      servername,
      ...hello,
      signal,
      connectTimeoutMs: Math.max(1, connectMs),
      answerTimeoutMs,
    });
    return this.#report(handshake, hello);
  }

  #report(handshake: Handshake, hello: Hello): ServedCertificate {
    const { chain, chainVerified, chainError, selfSigned } = handshake;
    try {
      const facts = reportOnChain(chain, {
        now: this.#settings.now(),
        host: this.#target.expected,
        chainVerified,
        chainError,
        selfSigned,
      });
      return { ...facts, tls: tlsOf(handshake, hello) };
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      const message = `The certificate of the server cannot be read: ${error.message}.`;
      throw certError("malformed_certificate", message, { phase: "certificate" });
    }
  }

  #shownAddress({ address }: ResolvedAddress): { readonly address?: string } {
    const bytes = parseAddress(address);
    const isPublic = bytes !== undefined && addressRule(bytes) === undefined;
    return isPublic || this.#settings.revealAddress ? { address } : {};
  }
}

function tlsOf(handshake: Handshake, { hello, groups }: Hello): TlsFacts {
  const { protocol, cipher, stapled, clientCertificateRequired: required } = handshake;
  return present({
    protocol,
    cipher,
    legacy_fallback: hello === "legacy",
    classical_fallback: hello === "modern" && groups === "classical",
    ocsp_stapled: stapled,
    client_certificate_required: required,
  });
}

const certificateAlert = /certificate|unrecognized_name|access_denied|unknown_ca/;

/** The ClientHellos that may reach a server after a modern one has failed. */
function simplerHellos(error: unknown): readonly Hello[] {
  if (!(error instanceof CertError) || error.phase !== "handshake") return [];
  const { code, alert = "" } = error;
  // At the deadline, nothing more is tried; before it, the server has not answered.
  if (code === "timeout") return [classical];
  const closed = code === "connection_closed";
  if (!closed && (code !== "handshake_failed" || certificateAlert.test(alert))) return [];
  // A server that answers with a version, or whose answer this machine rejects, has read
  // the message.
  const unread = closed || (alert !== "" && alert !== "protocol_version");
  return unread && offersMlKem() ? [classical, legacy] : [legacy];
}

function failureOf(error: unknown): LookupFailure {
  return error instanceof CertError
    ? { code: error.code, message: error.message }
    : { code: "connect_failed", message: "The lookup ended because of an unexpected error." };
}
