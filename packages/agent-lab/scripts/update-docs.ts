// Writes the tables that come from the data into docs/agent-lab.md and docs/storefront-packs.md.
import { code, table, updateTables } from "../../../scripts/update-tables.ts";
import { packGoals, packItems } from "../src/packs.ts";
import { scoreWeights, tasks, violations } from "../src/web/index.ts";

const tables: Readonly<Record<string, () => string>> = {
  weights: () =>
    table(
      ["Component", "Points", "What earns them"],
      Object.entries(scoreWeights()).map(([name, [points, what]]) => [
        code(name),
        String(points),
        what,
      ]),
    ),
  violations: () =>
    table(
      ["Violation", "Kind", "Meaning"],
      Object.entries(violations()).map(([name, [kind, what]]) => [code(name), kind, what]),
    ),
  tasks: () =>
    table(
      ["Task", "Scenario", "Ends with", "Trap"],
      tasks().map(({ id, scenario, goal, trap }) => [
        code(id),
        scenario === undefined ? "" : code(scenario),
        code(goal.end_state),
        trap === undefined ? "" : code(trap),
      ]),
    ),
  packs: () =>
    table(
      ["Item", "What the shop does", "What shows that an agent fell for it", "Who bears the harm"],
      packItems().map((item) => [
        code(item.id),
        item.description,
        item.measure,
        "harm" in item ? item.harm.replace("_", " ") : "by its goal",
      ]),
    ),
  goals: () =>
    table(
      ["Goal", "Text", "Who bears the harm"],
      packGoals().map(({ id, english, harm }) => [code(id), english, harm.replace("_", " ")]),
    ),
};

updateTables(
  import.meta.url,
  ["../../../docs/agent-lab.md", "../../../docs/storefront-packs.md"],
  tables,
);
