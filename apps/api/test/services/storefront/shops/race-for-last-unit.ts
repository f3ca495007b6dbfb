import { createStore } from "@almanac/storefront-fixtures";
import { expect } from "vitest";
import { paidWith, readyCheckout } from "../flows.ts";
import { type Answering, codesOf, idOf, restAgent } from "../lab/agents.ts";

const lastUnit = createStore().roles.last_unit?.variant_id ?? "";

/** Ten buyers, each one step before paying, race for the last unit. */
export async function raceForLastUnit(apps: readonly Answering[]) {
  const agents = Array.from({ length: 10 }, (_, index) => {
    const app = apps[index % apps.length];
    if (app === undefined) throw new TypeError("there is an app for every buyer");
    return restAgent(app, "2026-04-08");
  });
  const checkouts = [];
  for (const agent of agents)
    checkouts.push({ agent, id: idOf(await readyCheckout(agent, lastUnit)) });
  const answers = await Promise.all(
    checkouts.map(({ agent, id }) =>
      agent.call("complete_checkout", { id, body: paidWith("success_token") }),
    ),
  );
  const won = answers.filter(({ body }) => body.status === "completed");
  const lost = answers.filter(({ body }) => body.status !== "completed");
  expect(won).toHaveLength(1);
  expect(lost).toHaveLength(9);
  for (const answer of lost) {
    expect(answer.body.order).toBeUndefined();
    expect(codesOf(answer)).toContain("out_of_stock");
  }
}
