import type { EarlyAccess } from "../early-access/early-access-parts.ts";
import { createMailer } from "../early-access/mail.ts";
import { baseUrl, type Settings } from "../settings.ts";

/** Early access as the settings of the process describe it, for the server and for the administrator's command line. */
export function createEarlyAccess(
  settings: Settings,
  parts: Pick<EarlyAccess, "store" | "pepper" | "now" | "log">,
): EarlyAccess {
  return {
    ...parts,
    autoApprove: settings.autoApprove,
    mailer: createMailer(settings),
    underWay: new Set(),
    base: baseUrl(settings),
  };
}
