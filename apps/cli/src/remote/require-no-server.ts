import type { Registration } from "../command.ts";
import type { Context } from "../context.ts";
import { refuse } from "../errors/refuse.ts";

/** Refuses the option --api for a command that no server can answer. The setting `api` is ignored there. */
export function requireNoServer({ name, asksServer }: Registration, { settings }: Context): void {
  // `almanac config` only prints the setting, so it accepts the option.
  if (asksServer === true || name === "config" || settings.api?.source !== "--api") return;
  refuse({
    code: "unknown_field",
    parameter: "--api",
    what: `--api is not for almanac ${name}, which is answered on this machine`,
    allowed: "--api with dim, vin, tax, pay, cert and batch",
    see: `almanac help ${name}`,
  });
}
