import { listed } from "@almanac/kernel/messages/wording";
import type { Command } from "commander";
import { type Answer, type Completions, type Invocation, plainOffers } from "../command.ts";
import { fault, refuse, wrongValue } from "../errors/almanac-error.ts";
import type { Io } from "../io.ts";
import { addOptions, type OptionTexts, type Typed } from "../parser/options.ts";

/** The services whose tools are offered together. */
const together = ["dimweight", "vin", "tax", "certs"] as const;
type Offered = (typeof together)[number];

export const completions: Completions = {
  "--services": () => plainOffers([...together, "storefront"]),
};

const mcpOptions = {
  services: ["--services <ids>", `of ${together.join(", ")} (default: all four), or storefront`],
  seed: ["--seed <seed>", "the seed of the shop, with --services storefront (default: 1)"],
} as const satisfies OptionTexts;

type McpOptions = Typed<typeof mcpOptions>;

export function configure(command: Command, answer: Answer): void {
  addOptions(command, mcpOptions)
    .description(
      "Serves the tools of Almanac to an AI assistant over stdin and stdout (Model Context Protocol). The assistant starts this " +
        "command itself: docs/assistants.md shows its configuration. Everything is answered on this machine; only certificates " +
        "are looked up over the network, from here.",
    )
    .usage("[--services <ids>]")
    .action(answer<McpOptions>(serve));
}

async function serve({ options, context: { io } }: Invocation<McpOptions>): Promise<undefined> {
  const services = servicesOf(options);
  if (services === "storefront") {
    const { serveShopOnStdio } = await import("@almanac/api/storefront");
    const onlyShop = { seed: options.seed ?? 1 };
    await serveShopOnStdio({ stdin: io.stdin, stdout: io.stdout, now: io.now, onlyShop });
  } else await serveTools(services, io);
}

async function serveTools(services: readonly Offered[], io: Io): Promise<void> {
  const [{ serveOnStdio }, { safeInspectCertificate }, { unwrap }] = await Promise.all([
    import("@almanac/api/mcp"),
    import("@almanac/certs"),
    import("@almanac/kernel/errors/result"),
  ]);
  await serveOnStdio({
    stdin: io.stdin,
    stdout: io.stdout,
    services,
    now: io.now,
    // The person who starts this program may reach everything that this machine reaches, as with
    // `almanac cert`.
    inspectCertificate: async (request, signal) =>
      unwrap(
        await safeInspectCertificate(request, {
          allow: "any",
          now: io.now,
          signal: AbortSignal.any([io.signal, signal]),
        }),
      ),
    report: (error) => {
      const [line] = (error instanceof Error ? error.message : String(error)).split("\n");
      io.stderr.write(`almanac mcp: ${line}\n`);
    },
  });
}

function servicesOf({ services, seed }: McpOptions): readonly Offered[] | "storefront" {
  const given = services?.split(",").map((name) => name.trim()) ?? [...together];
  if (given.length === 1 && given[0] === "storefront") return "storefront";
  const known: readonly string[] = together;
  const wrong = given.filter((name) => !known.includes(name));
  if (wrong.length > 0) {
    const allowed = `a list of ${listed(together)}, or storefront alone`;
    refuse(wrongValue("--services", allowed, given.join(","), { see: "almanac help mcp" }));
  }
  if (seed !== undefined) {
    const why = "belongs to --services storefront";
    refuse(fault("unknown_field", "--seed", why, { see: "almanac help mcp" }));
  }
  return together.filter((name) => given.includes(name));
}
