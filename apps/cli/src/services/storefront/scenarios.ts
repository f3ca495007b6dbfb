import { nearestName } from "@almanac/kernel/messages/nearest";
import {
  catalogSizes,
  scenarios as knownScenarios,
  markets,
  productSorts,
  type Scenario,
} from "@almanac/storefront-fixtures";
import type { Command } from "commander";
import { type Answer, type Completions, type Invocation, plainOffers } from "../../command.ts";
import { fault } from "../../errors/almanac-error.ts";
import { listReply, type Reply } from "../../output/print-reply.ts";
import { printable, quoted } from "../../text/printable.ts";
import { refuseShop } from "./options.ts";

export function addScenarios(shop: Command, answer: Answer): void {
  shop
    .command("scenarios")
    .summary("what can be made to go wrong")
    .usage("[id] [options]")
    .argument("[id]", "one scenario with its rules")
    .action(answer(scenarios));
}

function scenarios({ words }: Invocation<object>): Reply {
  const [id] = words;
  return id === undefined ? list() : show(id);
}

function list(): Reply {
  const known = knownScenarios();
  return listReply({
    document: { scenarios: known },
    records: known,
    columns: ["scenario", "what happens"],
    rows: known.map(({ id, description }) => [id, description]),
  });
}

function show(id: string): Reply {
  const scenario = scenarioOf("<id>", id);
  return { document: scenario, human: (style) => describe(scenario, style("bold", scenario.id)) };
}

type Known = ReturnType<typeof knownScenarios>[number];

/** The scenario that an option or argument names. Refuses an unknown one. */
export function scenarioOf(parameter: string, id: string): Known {
  const known = knownScenarios();
  const scenario = known.find((each) => each.id === id);
  if (scenario !== undefined) return scenario;
  const names = known.map((each) => each.id);
  return refuseShop(
    fault("unknown_scenario", parameter, `${quoted(id)} is not a known scenario`, {
      suggestion: nearestName(id, names),
      see: "almanac shop scenarios",
    }),
  );
}

function describe({ description, expects, rules }: Scenario, title: string): string {
  return [
    `${title}\n`,
    `${printable(description)}\n`,
    expects === undefined ? "" : `A good agent: ${printable(expects)}\n`,
    ...rules.map((rule) => `  ${JSON.stringify(rule)}\n`),
  ].join("");
}

const offerScenarios = () =>
  knownScenarios().map(({ id, description }) => ({ value: id, help: description }));

export const completions: Completions = {
  "--scenario": offerScenarios,
  "scenarios <id>": offerScenarios,
  "--sort": () => plainOffers(productSorts()),
  "--size": () =>
    Object.entries(catalogSizes()).map(([value, count]) => ({ value, help: `${count} products` })),
  "--market": () => markets().map(({ id, currency }) => ({ value: id, help: currency })),
};
