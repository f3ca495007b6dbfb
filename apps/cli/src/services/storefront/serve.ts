import { once } from "node:events";
import process from "node:process";
import { adversarialPacks, packItems } from "@almanac/agent-lab/packs";
import { nearestName } from "@almanac/kernel/messages/nearest";
import { present } from "@almanac/kernel/objects/objects";
import type { Command } from "commander";
import type { Answer, Invocation } from "../../command.ts";
import { fault, wrongValue } from "../../errors/almanac-error.ts";
import { write } from "../../io.ts";
import { addOptions, type OptionTexts, type Typed } from "../../parser/options.ts";
import { quoted } from "../../text/printable.ts";
import { refuseShop, shopOptions, storeOptions } from "./options.ts";
import { scenarioOf } from "./scenarios.ts";

const serveOptions = {
  ...shopOptions,
  port: ["--port <port>", "0 for any free one (default: 8788)"],
  host: ["--host <address>", "the address to listen on (default: 127.0.0.1)"],
  scenario: ["--scenario <id>", "what goes wrong on purpose; see shop scenarios"],
  packs: ["--packs <names>", "adversarial content: inject,reviews,dark,rank,spoof or single items"],
  realTime: ["--real-time", "the shop's clock is the real one"],
} as const satisfies OptionTexts;

type ServeOptions = Typed<typeof serveOptions>;

export function addServe(shop: Command, answer: Answer): void {
  const command = shop.command("serve").summary("serve one shop: plain HTTP, UCP, MCP, control");
  addOptions(command.usage("[options]"), serveOptions).action(answer<ServeOptions>(serve));
}

/** Serves a shop until interrupted. Prints the addresses to stderr, or as JSON to stdout. */
async function serve({ options, context }: Invocation<ServeOptions>): Promise<undefined> {
  const { io, mode } = context;
  const { scenario, packs, host = "127.0.0.1" } = options;
  const shop = {
    ...storeOptions(options),
    ...present({
      scenario: scenario === undefined ? undefined : scenarioOf("--scenario", scenario).id,
      packs: packs === undefined ? undefined : packsOf(packs),
      now: options.realTime && io.now,
    }),
  };
  const { serveShop, isLoopback } = await import("@almanac/api/storefront");
  if (!isLoopback(host)) requireLabKey(host);
  const served = await serveShop({
    host,
    port: portOf(options.port),
    now: io.now,
    onlyShop: shop,
    settings: { lab: true, ...secrets() },
  }).catch((error: unknown) => {
    const what = `the shop cannot listen: ${error instanceof Error ? error.message : "no reason given"}`;
    const allowed = "another --port, or 0 for any free one";
    refuseShop({ code: "invalid_value", parameter: "--port", what, allowed });
  });
  const addresses = {
    base_url: served.url,
    ucp_profile_url: `${served.url}/.well-known/ucp`,
    mcp_url: `${served.url}/ucp/mcp`,
    lab_url: `${served.url}/_lab`,
  };
  try {
    if (mode === "human") await write(io.stderr, greeting(addresses));
    else await write(io.stdout, `${JSON.stringify(addresses)}\n`);
    await Promise.race([aborted(io.signal), once(process, "SIGTERM")]);
  } finally {
    await served.close();
  }
  return undefined;
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}

/** Reads secrets from the environment, because options are saved in the history of the shell. */
function secrets(): { labKey?: string; simulationSecret?: string } {
  const labKey = process.env.ALMANAC_LAB_KEY;
  const simulationSecret = process.env.ALMANAC_SIMULATION_SECRET;
  return { ...(labKey && { labKey }), ...(simulationSecret && { simulationSecret }) };
}

/** Whoever can call the control API can change the shop, so other machines need a key. */
function requireLabKey(host: string): void {
  if ((process.env.ALMANAC_LAB_KEY ?? "") !== "") return;
  const why = `${quoted(host)} can be reached by others, and the control API has no key`;
  const allowed = "a loopback address, or any with ALMANAC_LAB_KEY set";
  refuseShop(fault("missing_api_key", "--host", why, { allowed }));
}

function packsOf(packs: string) {
  const names = packs.split(",").map((name) => name.trim());
  const known = [...new Set(packItems().flatMap(({ id, pack }) => [pack, id]))];
  const wrong = names.find((name) => !known.some((each) => each === name));
  if (wrong === undefined) return adversarialPacks(names);
  refuseShop(
    fault("invalid_value", "--packs", `${quoted(wrong)} is not a known pack`, {
      allowed: "inject, reviews, dark, rank, spoof, or items such as dark.hidden_fee",
      suggestion: nearestName(wrong, known),
    }),
  );
}

function portOf(text = "8788"): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  refuseShop(wrongValue("--port", "a whole number from 0 to 65535", text));
}

function greeting(addresses: Readonly<Record<string, string>>): string {
  return [
    `The shop is open at ${addresses.base_url}`,
    `  plain HTTP  ${addresses.base_url}/v1/products`,
    `  UCP         ${addresses.ucp_profile_url}`,
    `  MCP         ${addresses.mcp_url}`,
    `  control     ${addresses.lab_url}`,
    "Ctrl-C closes it.",
    "",
  ].join("\n");
}
