import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Shell } from "../replay-session.ts";

/** Starts the shop that docs/storefront.md starts, with the packed command line on a free port. */
export async function startShop({ folder, environment }: Shell) {
  const argv = ["shop", "serve", "--seed", "42", "--port", "0", "--json"];
  const child = spawn("almanac", argv, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  const { base_url: url } = JSON.parse(line) as { readonly base_url: string };
  return {
    url,
    async close() {
      const closed = once(child, "close");
      child.kill("SIGTERM");
      await closed;
    },
  };
}
