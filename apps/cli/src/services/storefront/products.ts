import { present } from "@almanac/kernel/objects/objects";
import type { ListedProduct } from "@almanac/storefront-fixtures";
import type { Command } from "commander";
import type { Answer, Invocation } from "../../command.ts";
import { listReply, type Reply } from "../../output/print-reply.ts";
import { right } from "../../text/table.ts";
import { openShop } from "./open-shop.ts";
import { type AccessOptions, amount, withAccess } from "./options.ts";

interface ProductOptions extends AccessOptions {
  readonly category?: string;
  readonly brand?: string;
  readonly tag?: string;
  readonly minPrice?: string;
  readonly maxPrice?: string;
  readonly minRating?: string;
  readonly inStock?: true;
  readonly sort?: string;
  readonly limit?: string;
  readonly cursor?: string;
  readonly market?: string;
}

export function addProducts(shop: Command, answer: Answer): void {
  withAccess(shop.command("products").summary("search the catalogue"))
    .usage("[words...] [options]")
    .argument("[words...]", "words that must all be found")
    .option("--category <name>", "only this category")
    .option("--brand <name>", "only this brand")
    .option("--tag <tag>", "only with this tag")
    .option("--min-price <amount>", "decimal, included")
    .option("--max-price <amount>", "decimal, included")
    .option("--min-rating <stars>", "0 to 5")
    .option("--in-stock", "only what can be bought now")
    .option("--sort <order>", "relevance, price_asc, price_desc, rating_desc, newest, title")
    .option("--limit <count>", "Default: 10, at most 50")
    .option("--cursor <cursor>", "next_cursor of the page before")
    .option("--market <id>", "US, DE, GB, JP or KW")
    .action(answer<ProductOptions>(products));
}

async function products({ words, options, context }: Invocation<ProductOptions>): Promise<Reply> {
  const page = await openShop(options, context.io)("listProducts", {
    query: queryOf(words, options),
  });
  const { products: found, total_count: total, next_cursor: cursor } = page;
  return listReply({
    document: page,
    records: found,
    columns: ["id", "name", right("price"), "", "available"],
    rows: found.map(row),
    below: (style) =>
      [
        style("dim", `${found.length} of ${total}`),
        cursor === null ? "" : style("dim", `; more with --cursor ${cursor}`),
        "\n",
      ].join(""),
  });
}

function queryOf(words: readonly string[], options: ProductOptions): Record<string, string> {
  const query = {
    q: words.length > 0 ? words.join(" ") : undefined,
    category: options.category,
    brand: options.brand,
    tag: options.tag,
    min_price: options.minPrice,
    max_price: options.maxPrice,
    min_rating: options.minRating,
    in_stock: options.inStock === true ? "true" : undefined,
    sort: options.sort,
    limit: options.limit,
    cursor: options.cursor,
    market: options.market,
  };
  return present(query);
}

function row({ id, name, price, currency, available }: ListedProduct): string[] {
  return [id, name, amount(price), currency, available ? "yes" : "no"];
}
