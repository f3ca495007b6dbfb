import type { Registration } from "../command.ts";
import { services } from "../services/index.ts";

/** Every command in the order of the help: the services, then those about almanac. */
export const commands: readonly Registration[] = [
  ...services,
  {
    name: "batch",
    group: "Lookups",
    summary: "the same for every row of a file: CSV, TSV, NDJSON, JSON",
    docs: "apps/cli/README.md",
    asksServer: true,
    load: async () => (await import("../bulk/batch.ts")).createBatch(services),
    completions: async () => (await import("../bulk/batch.ts")).batchCompletions(services),
  },
  {
    name: "mcp",
    group: "About",
    summary: "the same answers for AI assistants, over MCP",
    docs: "docs/assistants.md",
    load: () => import("./mcp.ts"),
    completions: async () => (await import("./mcp.ts")).completions,
  },
  {
    name: "tables",
    group: "About",
    summary: "the figures behind the answers, with their sources and dates",
    docs: "apps/cli/README.md",
    load: async () => (await import("./tables.ts")).createTables(services),
    completions: async () => (await import("./tables.ts")).tableCompletions(services),
  },
  {
    name: "config",
    group: "About",
    summary: "your settings, and where each comes from",
    docs: "apps/cli/README.md",
    load: () => import("./config.ts"),
  },
  {
    name: "version",
    group: "About",
    summary: "the version of almanac, and how old each table is",
    docs: "apps/cli/README.md",
    load: () => import("./version.ts"),
  },
  {
    name: "complete",
    group: "About",
    summary: "a script that lets your shell complete commands and values",
    docs: "apps/cli/README.md",
    load: async () => (await import("./complete.ts")).createComplete(() => commands),
    completions: async () => (await import("./complete.ts")).completions,
  },
  {
    name: "help",
    group: "About",
    summary: "help for a command or a topic",
    docs: "apps/cli/README.md",
    load: async () => (await import("./help.ts")).createHelp(() => commands),
    completions: async () => (await import("./help.ts")).completionsOf(commands),
  },
];
