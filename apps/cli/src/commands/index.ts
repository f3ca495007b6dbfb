import type { Registration } from "../command.ts";

/** Every command, in the order of the help. A new service is a file beside this one and a line here. */
export const commands: readonly Registration[] = [
  {
    name: "dim",
    group: "Lookups",
    summary: "what a parcel is billed at: dimensional and billable weight",
    tables: "dimensional-weight rules, by carrier",
    load: () => import("../services/dimweight.ts"),
  },
  {
    name: "vin",
    group: "Lookups",
    summary: "what a vehicle identification number says",
    tables: "VIN coverage: NHTSA's snapshot, and makers elsewhere",
    load: () => import("../services/vin.ts"),
  },
  {
    name: "tax",
    group: "Lookups",
    summary: "what income tax is due, and when",
    tables: "income-tax jurisdictions, with their years and figures",
    load: () => import("../services/tax.ts"),
  },
  {
    name: "cert",
    group: "Lookups",
    summary: "when a server's certificate expires, and what it says",
    load: () => import("../services/certs.ts"),
  },
  {
    name: "shop",
    group: "Lookups",
    summary: "a mock merchant for shopping agents: serve one, or shop in it",
    load: () => import("../services/storefront.ts"),
  },
  {
    name: "tables",
    group: "About",
    summary: "the figures behind the answers, with their sources and dates",
    load: () => import("./tables.ts"),
  },
  {
    name: "help",
    group: "About",
    summary: "help for a command or a topic",
    load: () => import("./help.ts"),
  },
];
