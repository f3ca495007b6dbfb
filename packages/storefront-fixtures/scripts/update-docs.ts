import { readFileSync, writeFileSync } from "node:fs";
import { categories } from "../src/data/categories.ts";
import { deliveryRows } from "../src/data/delivery-rates.ts";
import { discounts } from "../src/data/discounts.ts";
import { markets } from "../src/data/markets.ts";
import { paymentTokens, testCards } from "../src/data/payment-tokens.ts";
import { taxes } from "../src/data/taxes.ts";
import { createStore, scenarios, storeErrorCodes } from "../src/index.ts";
import { packGoals, packItems } from "../src/packs.ts";
import { scoreWeights, tasks, violations } from "../src/web/lab.ts";

// Writes the tables that come from the data into the README and the pages below. With --check it writes nothing
// and fails if a table is out of date.
function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(header), line(header.map(() => "---")), ...rows.map(line)].join("\n");
}

const code = (text: string) => `\`${text}\``;

const tables: Readonly<Record<string, () => string>> = {
  scenarios: () =>
    table(
      ["Scenario", "What happens", "What a good agent does"],
      scenarios().map(({ id, description, expects = "" }) => [code(id), description, expects]),
    ),
  rules: () =>
    table(
      ["Scenario", "When", "Do"],
      scenarios().flatMap(({ id, rules }) =>
        rules.map((rule) => [
          code(id),
          code(JSON.stringify(rule.when)),
          code(JSON.stringify(rule.do)) + (rule.before ? " before the work" : ""),
        ]),
      ),
    ),
  roles: () => {
    const store = createStore({ seed: 42 });
    return table(
      ["Role", "Title with seed 42"],
      Object.entries(store.roles).map(([role, { product_id }]) => {
        const title = store.dispatch({ type: "get_product", id: product_id }).result;
        const shown = title.success ? title.data.product.title : "answered with 404";
        return [code(role), shown.replaceAll("|", "\\|").replaceAll("<", "&lt;")];
      }),
    );
  },
  categories: () =>
    table(
      ["Department", "Category", "Options", "Tax class"],
      categories.map(({ department, name, options, taxClass }) => [
        department,
        name,
        options.map((option) => option.name).join(", "),
        taxClass,
      ]),
    ),
  markets: () =>
    table(
      ["Market", "Currency", "Decimal places", "Price in minor units (n = 0, 1, 2 ...)"],
      markets.map(({ id, currency, exponent, ending, step }) => [
        code(id),
        currency,
        String(exponent),
        `n × ${step} + ${ending}`,
      ]),
    ),
  discounts: () =>
    table(
      ["Code", "Kind", "What it does"],
      discounts.map(({ code: name, type, title }) => [code(name), type, title]),
    ),
  delivery: () =>
    table(
      ["Option", "To", "Title", "US price in cents", "Days"],
      deliveryRows.map(({ id, country, title, priceCents, fromDays, toDays }) => [
        code(id),
        country,
        title,
        String(priceCents),
        `${fromDays} to ${toDays}`,
      ]),
    ),
  taxes: () =>
    table(
      ["Country", "Region", "Class", "Rate", "In the price"],
      taxes.map(
        ({
          country,
          region = "all",
          tax_class = "standard",
          rate_basis_points: rate,
          included,
        }) => [country, region, tax_class, `${rate / 100} %`, included ? "yes" : "no, added"],
      ),
    ),
  tokens: () =>
    table(
      ["Token or card", "Outcome"],
      Object.entries({ ...paymentTokens, ...testCards }).map(([token, outcome]) => [
        code(token),
        outcome,
      ]),
    ),
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
  errors: () =>
    table(
      ["Category", "Codes"],
      Object.entries(storeErrorCodes).map(([category, codes]) => [
        category,
        codes.map(code).join(", "),
      ]),
    ),
};

const check = process.argv.includes("--check");
const paths = [
  "../README.md",
  "../../../docs/storefront-reference.md",
  "../../../docs/storefront-packs.md",
  "../../../docs/agent-lab.md",
];
for (const path of paths) {
  const file = new URL(path, import.meta.url);
  const before = readFileSync(file, "utf8");
  const after = before.replace(
    /<!-- (\w+):start -->[\s\S]*?<!-- \1:end -->/g,
    (whole, name: string) =>
      tables[name] ? `<!-- ${name}:start -->\n${tables[name]()}\n<!-- ${name}:end -->` : whole,
  );
  if (after === before) {
    console.log(`${path}: tables are up to date`);
  } else if (check) {
    console.error(`${path}: tables are out of date, run node scripts/update-docs.ts`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, after);
    console.log(`${path}: tables written`);
  }
}
