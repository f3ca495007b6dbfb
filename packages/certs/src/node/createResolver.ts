import { Resolver } from "node:dns/promises";
import { readFile } from "node:fs/promises";
import { isIP } from "node:net";
import type { Resolve, ResolvedAddress } from "./lookup-types.ts";

/** Which name servers to ask, and how. */
export interface ResolverOptions {
  /** Name servers as `address` or `address:port`; default: the name servers of this machine. */
  readonly servers?: readonly string[];
  /** How long each try waits for an answer, in milliseconds; default 2000. */
  readonly tryTimeoutMs?: number;
  /** How often each name server is asked; default 2. */
  readonly tries?: number;
  /**
   * The hosts file, which is read before DNS is asked; null for none. Default: the hosts file of
   * the system.
   */
  readonly hostsFile?: string | null;
}

const systemHostsFile =
  process.platform === "win32" ? "C:\\Windows\\System32\\drivers\\etc\\hosts" : "/etc/hosts";

/**
 * Creates a resolver for `inspectCertificate` that asks name servers directly. It stops at the
 * deadline, and a slow name server does not delay other lookups. It reads the hosts file first. It
 * does not use search domains or mDNS.
 *
 * @example
 * typeof createResolver({ tries: 1 }); // => "function"
 */
export function createResolver(options: ResolverOptions = {}): Resolve {
  const { servers, tryTimeoutMs = 2_000, tries = 2, hostsFile = systemHostsFile } = options;
  return async (hostname, { family, signal }) => {
    const local = hostsFile === null ? [] : await readHosts(hostsFile, hostname, family);
    if (local.length > 0) return local;
    const resolver = new Resolver({ timeout: tryTimeoutMs, tries });
    if (servers) resolver.setServers([...servers]);
    const cancel = () => resolver.cancel();
    signal.addEventListener("abort", cancel, { once: true });
    try {
      return await ask(resolver, hostname, family);
    } finally {
      signal.removeEventListener("abort", cancel);
    }
  };
}

async function ask(
  resolver: Resolver,
  hostname: string,
  family: 0 | 4 | 6,
): Promise<ResolvedAddress[]> {
  // The final dot makes the name absolute: without it, the machine's own domain could be appended.
  const name = `${hostname}.`;
  const answers = await Promise.allSettled([
    family === 6 ? [] : resolver.resolve4(name),
    family === 4 ? [] : resolver.resolve6(name),
  ]);
  const found = answers.flatMap((answer, index): ResolvedAddress[] =>
    answer.status === "fulfilled"
      ? answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 }))
      : [],
  );
  const failed = answers.find((answer) => answer.status === "rejected");
  if (found.length === 0 && failed) throw failed.reason;
  return found;
}

/** The addresses of a name in a hosts file, whose lines are `address name name ... # comment`. */
async function readHosts(
  file: string,
  hostname: string,
  wanted: 0 | 4 | 6,
): Promise<ResolvedAddress[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text.split("\n").flatMap((line): ResolvedAddress[] => {
    const [address = "", ...names] = line.replace(/#.*$/, "").trim().toLowerCase().split(/\s+/);
    const family = isIP(address);
    if ((family !== 4 && family !== 6) || (wanted !== 0 && family !== wanted)) return [];
    return names.includes(hostname) ? [{ address, family }] : [];
  });
}
