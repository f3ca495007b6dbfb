import type { Command } from "commander";
import { type CommandIssue, refuse } from "../../errors/almanac-error.ts";

/** The options that decide the content of a shop. */
export interface ShopOptions {
  readonly seed?: string;
  readonly size?: string;
  readonly catalog?: string;
}

/** The options that decide which shop a command uses. */
export interface AccessOptions extends ShopOptions {
  readonly state?: string;
  readonly url?: string;
}

/** Adds the options that decide the content of a shop. */
export function withShop(command: Command): Command {
  return command
    .option("--seed <seed>", "what the shop is made from (default: 1)")
    .option("--size <size>", "tiny, standard, large or huge (default: standard)")
    .option("--catalog <file>", "a FixtureSet instead of the made-up catalogue");
}

/**
 * Adds the options that decide which shop a command uses: a new one, one that is saved in a file,
 * or a served one.
 */
export function withAccess(command: Command): Command {
  return withShop(command)
    .option("--state <file>", "keep the shop in a file from one call to the next")
    .option("--url <address>", "a shop that is served; its key in ALMANAC_API_KEY");
}

/**
 * Throws a usage error of `almanac shop`. It refers to `almanac help shop`, unless the issue names
 * another command.
 */
export function refuseShop(issue: CommandIssue): never {
  return refuse({ see: "almanac help shop", ...issue });
}
