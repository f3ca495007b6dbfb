import { nearestName } from "@almanac/kernel/messages/nearest-name";
import type { BulkService } from "../../bulk/bulk-service.ts";
import type { Context } from "../../context.ts";
import { quoted } from "../../output/printable.ts";
import { write } from "../../output/write.ts";

/** Prints the columns that fill no field, each with the field that was perhaps meant. The output keeps these columns. */
export async function noteOthers(
  others: readonly string[],
  { fields }: BulkService,
  context: Context,
): Promise<void> {
  if (context.quiet) return;
  const names = fields.map(({ name }) => name);
  const list = others.map((name) => {
    const near = nearestName(name, names);
    return near === undefined
      ? quoted(name)
      : `${quoted(name)} (did you mean --map ${name}=${near}?)`;
  });
  const line = `${context.errorStyle("yellow", "note:")} kept, but no field of the request: ${list.join(", ")}\n`;
  await write(context.io.stderr, line);
}
