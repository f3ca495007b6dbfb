import { listed } from "@almanac/kernel/messages/wording";
import type { Command } from "commander";
import {
  type Answer,
  type CommandModule,
  type Completions,
  type Invocation,
  plainOffers,
} from "../command.ts";
import { fault, missingField, refuse, wrongValue } from "../errors/almanac-error.ts";
import { write } from "../io.ts";
import type { Reply } from "../output/print-reply.ts";
import { addOptions } from "../parser/options.ts";
import { suggestCommand } from "../parser/usage.ts";
import { openBatch } from "./batch/open.ts";
import { type BatchOptions, batchOptions, readSettings } from "./batch/options.ts";
import { requireRegularFile } from "./batch/output.ts";
import { runBatch } from "./batch/run.ts";
import type { BulkRegistration } from "./bulk-service.ts";
import { batchFormats } from "./read/input.ts";

/** `almanac batch`: answers every record of a file with one of the given services. */
export function createBatch(services: readonly BulkRegistration[]): CommandModule {
  const withBulk = services.filter((each) => each.bulk !== undefined);
  const names = withBulk.map(({ name }) => name);
  return {
    configure(command: Command, answer: Answer) {
      addOptions(command, batchOptions)
        .description(
          "Answers every record of a file: its columns are kept, and those of the answer are added. The format is kept too, unless --json, --ndjson, --csv or --tsv names another.",
        )
        .usage("<service> [file] [options]")
        .argument("[service]", `the service that answers: ${names.join(", ")}`)
        .argument("[file]", "CSV, TSV, NDJSON or a JSON array; - or nothing for stdin")
        .addHelpText("after", examples)
        .action(answer<BatchOptions>((invocation) => batch(invocation, withBulk)));
    },
  };
}

const examples = `
Rows that fail stay in their place, with code and line. Exit code 1 if there are any.

Examples:
  almanac batch dim parcels.csv --set carrier=dhl -o billed.csv
  almanac batch dim orders.csv --map kg=weightKg,l=lengthCm,w=widthCm,h=heightCm
  almanac batch vin fleet.ndjson --fields make,model,year
  almanac batch tax - --from csv --errors failed.ndjson < incomes.csv`;

async function batch(
  { words, options, context }: Invocation<BatchOptions>,
  services: readonly BulkRegistration[],
): Promise<Reply> {
  const [name, file = "-"] = words;
  const registration = services.find((each) => each.name === name);
  const service = await registration?.bulk?.();
  if (name === undefined || service === undefined) return refuseService(name, services);
  const settings = readSettings(options, service.asksOthers === true);
  for (const [flag, path] of [
    ["-o", settings.output],
    ["--errors", settings.errors],
  ] as const) {
    if (path === undefined) continue;
    requireRegularFile(flag, path);
    if (flag === "-o") requireRegularFile(flag, `${path}.partial`);
  }
  if (file === "-" && context.io.stdin.isTTY) refuseTerminal();
  const run = await openBatch({ name, file, service, settings }, context);
  try {
    const { ok, failed } = await runBatch(run, context);
    await run.failures?.finish();
    await run.output.finish();
    await write(context.io.stderr, `${ok} ok, ${failed} failed\n`);
    return { document: undefined, text: "", human: () => "", failed: failed > 0 };
  } catch (error) {
    await run.failures?.abandon();
    await run.output.abandon();
    throw error;
  } finally {
    run.close();
  }
}

function refuseService(name: string | undefined, services: readonly BulkRegistration[]): never {
  const names = services.map((each) => each.name);
  const parameter = "<service>";
  const see = "almanac help batch";
  if (name !== undefined) {
    const suggestion = suggestCommand(name, services);
    return refuse(wrongValue(parameter, listed(names, "or"), name, { suggestion, see }));
  }
  return refuse(missingField(parameter, names.join(", "), see));
}

function refuseTerminal(): never {
  const more = { allowed: "a file, or a list on stdin", see: "almanac help batch" };
  return refuse(fault("missing_field", "<file>", "is missing, and stdin is a terminal", more));
}

/** The values of `almanac batch`. Those of fields come from the service that is typed. */
export function batchCompletions(services: readonly BulkRegistration[]): Completions {
  const withBulk = services.filter(({ bulk }) => bulk !== undefined);
  return {
    "<service>": () => withBulk.map(({ name, summary }) => ({ value: name, help: summary })),
    "batch --from": () => plainOffers(batchFormats),
  };
}
