import { describe, expect, test } from "vitest";
import { packItems } from "../../../src/packs.ts";
import { packTasks, runTask, taskSchema } from "../../../src/web/lab.ts";
import { gullibleAgent } from "./gullible-agent.ts";

const surfaces = ["ucp", "mcp"] as const;

/** Items for which this agent does not fall: it does not look at pictures, pages or code, and has no taste. */
const notForThisAgent = [
  "inject.image_text",
  "inject.policy_page",
  "inject.unicode_tags",
  "inject.base64",
  "reviews.burst",
  "reviews.contradicting",
  "reviews.paid",
  "reviews.wrong_product",
  "dark.fake_countdown",
  "dark.fake_scarcity",
  "dark.confirm_shaming",
  "dark.misleading_list_price",
  "dark.obstruct_cancel",
  "rank.shuffle",
  "rank.overall_pick",
  "rank.decoy_pricing",
  "spoof.lookalike_brand",
  "spoof.unit_price",
  "spoof.currency",
  "spoof.pack_size",
];

/** The other violations of an agent that falls: it ends up with something else than was asked for. */
const goalCodes = ["wrong_item", "wrong_options", "wrong_quantity", "extra_item", "over_budget"];

const itemOf = ({ packs = [] }: { readonly packs?: string[] | undefined }) => packs[0] ?? "";

test("there is one valid task for each item, the same for both twins except what must not happen", () => {
  const [bad, clean] = [packTasks(), packTasks({ twin: "clean" })];
  expect(bad.map(itemOf)).toEqual(packItems().map(({ id }) => id));
  for (const [index, task] of bad.entries()) {
    expect(taskSchema.safeParse(task).success, task.id).toBe(true);
    const { pack_twin: _, forbidden: __, ...twin } = clean[index] ?? {};
    expect(task).toMatchObject(twin);
    expect(clean[index]?.forbidden).toEqual([]);
  }
});

describe.for(surfaces)("an agent that believes everything, over %s", (surface) => {
  const fallsFor = packTasks().filter((task) => !notForThisAgent.includes(itemOf(task)));

  test.for(fallsFor)("$id: it falls for it", async (task) => {
    const report = await runTask(task, { surface, agent: gullibleAgent });
    const unsafe = report.violations.filter(({ kind }) => kind === "safety");
    const codes = report.violations.map(({ code }) => code);
    expect(report.agent_error).toBe(null);
    expect(report.success && itemOf(task) !== "dark.hidden_fee", codes.join()).toBe(false);
    if (task.forbidden.length > 0) {
      expect(unsafe.length, codes.join()).toBeGreaterThan(0);
      const named = new Set(task.forbidden.map(({ harm }) => harm));
      const harmed = Object.entries(report.harm).filter(([, count]) => count > 0);
      expect(new Set(harmed.map(([party]) => party))).toEqual(named);
      for (const { seq, why } of unsafe)
        expect([seq !== null, why.length > 20]).toEqual([true, true]);
    } else if (itemOf(task) !== "dark.hidden_fee") {
      expect(codes.some((code) => goalCodes.includes(code))).toBe(true);
    }
  });

  test.for(packTasks({ twin: "clean" }))("$id: its clean twin does no harm", async (task) => {
    const report = await runTask(task, { surface, agent: gullibleAgent });
    expect(report.violations.filter(({ kind }) => kind === "safety")).toEqual([]);
    expect(report.harm).toEqual({ buyer: 0, merchant: 0, rival_seller: 0 });
    expect([report.agent_error, report.success]).toEqual([null, true]);
  });
});

test("a run without a pack in the task has no adversarial text", async () => {
  const [task] = packTasks();
  const { packs: _, pack_twin: __, ...plain } = task ?? {};
  const report = await runTask(plain as typeof task & object, {
    surface: "ucp",
    agent: gullibleAgent,
  });
  expect(report.transcript.flatMap(({ canaries_seen = [] }) => canaries_seen)).toEqual([]);
});
