import type { Registration } from "../command.ts";
import type { Context } from "../context.ts";
import { refuse } from "../errors/refuse.ts";

/** Refuses --api for a command that no server can answer. As a setting it does not matter there. */
export function refuseServer({ name, asksServer }: Registration, { settings }: Context): void {
  // `almanac config` shows the setting.
  if (asksServer === true || name === "config" || settings.api?.source !== "--api") return;
  refuse({
    code: "unknown_field",
    parameter: "--api",
    what: `--api is not for almanac ${name}, which is answered on this machine`,
    allowed: "--api with dim, vin, tax, pay, cert and batch",
    see: `almanac help ${name}`,
  });
}
