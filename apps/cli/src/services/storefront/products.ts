import type { ListedProduct } from "@almanac/storefront-fixtures";
import type { Command } from "commander";
import type { Answer, Invocation } from "../../command.ts";
import { listReply, type Reply } from "../../output/print-reply.ts";
import { addOptions, type TypedOptions } from "../../parser/options.ts";
import { right } from "../../text/table.ts";
import { openShop } from "./open-shop.ts";
import { type AccessOptions, accessOptions, amount, fieldsFrom, queryOptions } from "./options.ts";

export function addProducts(shop: Command, answer: Answer): void {
  const command = shop
    .command("products")
    .summary("search the catalogue")
    .usage("[words...] [options]")
    .argument("[words...]", "words that must all be found");
  addOptions(command, { ...accessOptions, ...queryOptions }).action(
    answer<AccessOptions & TypedOptions>(products),
  );
}

async function products({
  words,
  options,
  context,
}: Invocation<AccessOptions & TypedOptions>): Promise<Reply> {
  const q = words.length > 0 ? { q: words.join(" ") } : {};
  const query = { ...q, ...fieldsFrom(options, queryOptions) };
  const page = await openShop(options, context.io)("listProducts", { query });
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

function row({ id, name, price, currency, available }: ListedProduct): string[] {
  return [id, name, amount(price), currency, available ? "yes" : "no"];
}
