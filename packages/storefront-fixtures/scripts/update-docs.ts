// Writes the tables that come from the data into the README and docs/storefront-reference.md.
import { code, table, updateTables } from "../../../scripts/update-tables.ts";
import { categories } from "../src/data/categories.ts";
import { deliveryRows } from "../src/data/delivery-rates.ts";
import { discounts } from "../src/data/discounts.ts";
import { markets } from "../src/data/markets.ts";
import { paymentTokens, testCards } from "../src/data/payment-tokens.ts";
import { taxes } from "../src/data/taxes.ts";
import { createStore, scenarios, storeErrorCodes } from "../src/index.ts";

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
  errors: () =>
    table(
      ["Category", "Codes"],
      Object.entries(storeErrorCodes).map(([category, codes]) => [
        category,
        codes.map(code).join(", "),
      ]),
    ),
};

updateTables(import.meta.url, ["../README.md", "../../../docs/storefront-reference.md"], tables);
