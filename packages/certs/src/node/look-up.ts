import { present } from "@almanac/kernel/objects/objects";
import { addressRule } from "../createAddressPolicy.ts";
import { CertError } from "../errors.ts";
import { parseAddress } from "../internal/address.ts";
import { certError, expectedError, Malformed } from "../internal/cert-error.ts";
import { reportOnChain } from "../internal/report-on-chain.ts";
import type { Target } from "../internal/target.ts";
import type {
  CertificateReport,
  LeafAnswer,
  LookupFailure,
  ServedCertificate,
  TlsFacts,
} from "../types.ts";
import { type Attempt, askServer, type Hello } from "./ask-server.ts";
import { aborted, type Deadline } from "./deadline.ts";
import type { Handshake, ResolvedAddress } from "./lookup-types.ts";
import type { Settings } from "./options.ts";

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
  if (target.all_addresses) return session.all(addresses);
  const { served, at } = await session.first(addresses);
  return session.compose(served, at);
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
    const results: PromiseSettledResult<ServedCertificate>[] = [];
    for (let start = 0; start < addresses.length; start += addressesAtOnce) {
      const batch = addresses.slice(start, start + addressesAtOnce);
      const share = this.#deadline.remainingMs();
      results.push(...(await Promise.allSettled(batch.map((at) => this.#ask(at, share)))));
    }
    const answers = addresses.map((at, index) => ({ at, ...answerOf(results[index]) }));
    const first = answers.find(({ report }) => report);
    if (first?.report === undefined) {
      throw results.find((result) => result.status === "rejected")?.reason;
    }
    const prints = new Set(answers.flatMap(({ report }) => report?.fingerprint_sha256 ?? []));
    return this.compose(first.report, first.at, {
      addresses: answers.map(({ at, ...answer }) => ({
        family: at.family,
        ...this.#shownAddress(at),
        ...answer,
      })),
      addresses_differ: prints.size > 1,
    });
  }

  /** Asks for the ECDSA and the RSA certificate separately: a server can have both. */
  async leaves(at: ResolvedAddress, { tls }: ServedCertificate): Promise<LeafAnswer[]> {
    const kinds = ["ecdsa", "rsa"] as const;
    const { legacy_fallback, classical_fallback } = tls;
    const groups = classical_fallback ? "classical" : "default";
    const connectTimeoutMs = this.#deadline.remainingMs();
    const results = await Promise.allSettled(
      kinds.map(async (hello) => {
        const report = await this.#served(at, { hello, groups, connectTimeoutMs });
        return { ...report, tls: { ...report.tls, legacy_fallback } };
      }),
    );
    return kinds.map((key_type, index) => ({ key_type, ...answerOf(results[index]) }));
  }

  async compose(
    served: ServedCertificate,
    at: ResolvedAddress,
    extra?: Pick<CertificateReport, "addresses" | "addresses_differ">,
  ): Promise<CertificateReport> {
    const { tls, ...facts } = served;
    const { host, port, starttls, key_types } = this.#target;
    return {
      hostname: host.text,
      ...facts,
      port,
      ...(starttls === "none" ? {} : { starttls }),
      ...(this.#settings.revealAddress ? { address: at.address } : {}),
      tls,
      ...extra,
      ...(key_types === "both" ? { leaves: await this.leaves(at, served) } : {}),
    };
  }

  #ask(at: ResolvedAddress, connectMs: number): Promise<ServedCertificate> {
    return askServer(this.#deadline, connectMs, (options) => this.#served(at, options));
  }

  async #served(
    at: ResolvedAddress,
    { signal = this.#deadline.signal, ...how }: Attempt,
  ): Promise<ServedCertificate> {
    const { port, starttls, servername } = this.#target;
    if (signal.aborted) throw aborted(signal, "connect");
    const to = { address: at.address, port, starttls, servername };
    return this.#report(await this.#settings.dial({ ...to, ...how, signal }), how);
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
    legacy_fallback: hello === "legacy" || hello === "plain",
    classical_fallback: hello === "modern" && groups === "classical",
    ocsp_stapled: stapled,
    client_certificate_required: required,
  });
}

/** The report, or the reason why there is none. */
function answerOf(result: PromiseSettledResult<ServedCertificate> | undefined): {
  readonly report?: ServedCertificate;
  readonly error?: LookupFailure;
} {
  if (result?.status === "fulfilled") return { report: result.value };
  const { code, message } = expectedError(result?.reason);
  return { error: { code, message } };
}
