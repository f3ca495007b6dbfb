import type { Registration } from "../command.ts";
import { services } from "../services/index.ts";

/** Every command, in the order in which the help lists them: first the services, then `batch`, `mcp`, `tables` and `help`. */
export const commands: readonly Registration[] = [
  ...services,
  {
    name: "batch",
    group: "Lookups",
    summary: "the same for every row of a file: CSV, TSV, NDJSON, JSON",
    load: async () => (await import("./batch.ts")).createBatch(services),
  },
  {
    name: "mcp",
    group: "About",
    summary: "the same answers for AI assistants, over MCP",
    load: async () => (await import("./mcp.ts")).createMcp(),
  },
  {
    name: "tables",
    group: "About",
    summary: "the figures behind the answers, with their sources and dates",
    load: async () => (await import("./tables.ts")).createTables(services),
  },
  {
    name: "help",
    group: "About",
    summary: "help for a command or a topic",
    load: async () => (await import("./help.ts")).createHelp(),
  },
];
