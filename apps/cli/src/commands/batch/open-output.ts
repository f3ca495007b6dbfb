import type { BulkPlan } from "../../bulk/plan.ts";
import type { Context } from "../../context.ts";
import { version } from "../../version.ts";
import type { BatchInput } from "./batch-input.ts";
import { fingerprint, writeJournal } from "./journal.ts";
import type { OpenedOutput } from "./opened-output.ts";
import { appendTo, partialOf, toFile, toStdout } from "./output.ts";
import { resumeOutput } from "./resume.ts";
import type { Partial } from "./scan-partial.ts";

const nothing: Partial = { bytes: 0, rows: 0, failed: 0 };

/** Opens the output of the rows: stdout, a new file, or the unfinished file of an earlier run. */
export async function openOutput(
  { file, service, settings }: BatchInput,
  plan: BulkPlan,
  { io }: Context,
): Promise<OpenedOutput> {
  const { output, errors, resume } = settings;
  const openFailures = async () => (errors === undefined ? undefined : await appendTo(errors, 0));
  if (output === undefined) {
    const fixed = { ...plan, nowMs: io.now() };
    return { plan: fixed, output: toStdout(io), failures: await openFailures(), before: nothing };
  }
  const { nowMs: _time, ...options } = plan;
  const inputSha256 = file === "-" ? "" : await fingerprint(file);
  const wanted = { version, inputSha256, options, errors };
  if (resume) return await resumeOutput(output, { file, service, plan, wanted }, io);
  const nowMs = io.now();
  const target = await toFile(output, 0);
  if (file !== "-" && service.asksOthers !== true) {
    writeJournal(partialOf(output).journal, { ...wanted, nowMs });
  }
  return {
    plan: { ...plan, nowMs },
    output: target,
    failures: await openFailures(),
    before: nothing,
  };
}
