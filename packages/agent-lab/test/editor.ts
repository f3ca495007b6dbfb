// A user's program. scripts/editor.ts checks what an editor offers in it. It is compiled, but
// never run.
import {
  canariesIn,
  carefulAgent,
  createMall,
  runTask,
  safeScore,
  tasks,
} from "@almanac/agent-lab";

const [task] = tasks();
if (task === undefined) throw new Error("there are no tasks");
task.family; // offers: id, family, seed, market, scenario, setup

const report = await runTask(task, {
  surface: "ucp", // offers: v1, ucp, mcp
  agent: carefulAgent,
  // offers: position
});
report.violations[0]?.code; // offers: code
report.components.item.points; // offers: points, of
canariesIn(report.answer);

const result = safeScore(task, report.transcript, report.final_state);
if (result.success) result.data.success; // offers: success, score, components, violations
if (!result.success) result.error.code === "invalid_type"; // offers: invalid_type, missing_field

createMall({
  shops: 3,
  // offers: seed
});

// @ts-expect-error the field is called surface
runTask(task, { surfaces: "v1", agent: carefulAgent });
