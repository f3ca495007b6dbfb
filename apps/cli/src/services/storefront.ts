import { storeErrorCodes } from "@almanac/storefront-fixtures";
import type { Command } from "commander";
import type { Service } from "../command.ts";
import { type CartOptions, cart } from "./storefront/cart.ts";
import { type OrderOptions, order } from "./storefront/order.ts";
import { type ProductOptions, products } from "./storefront/products.ts";
import { scenarios } from "./storefront/scenarios.ts";
import { type ServeOptions, serve } from "./storefront/serve.ts";

export const service: Service = {
  configure(command, answer) {
    command
      .description(
        "A mock merchant: products, stock and prices are made up from a seed, nothing is charged and nothing is shipped.",
      )
      .usage("<command> [options]")
      .helpCommand(false)
      .addHelpText("after", examples)
      // What is asked for without a command is how to ask.
      .action(function (this: Command) {
        this.outputHelp();
      });

    withShop(command.command("serve").summary("serve one shop: plain HTTP, UCP, MCP, control"))
      .usage("[options]")
      .option("--port <port>", "0 for any free one (default: 8788)")
      .option("--host <address>", "the address to listen on (default: 127.0.0.1)")
      .option("--scenario <id>", "what goes wrong on purpose; see shop scenarios")
      .option("--real-time", "the shop's clock is the real one")
      .action(answer<ServeOptions>(serve));

    withRemote(withShop(command.command("products").summary("search the catalogue")))
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
      .option("--limit <count>", "10 unless given, at most 50")
      .option("--cursor <cursor>", "next_cursor of the page before")
      .option("--market <id>", "US, DE, GB, JP or KW")
      .action(answer<ProductOptions>(products));

    withRemote(withShop(command.command("cart").summary("fill a cart, and buy what is in it")))
      .usage("<action> [id] [options]")
      .argument("<action>", "add, update, remove, show, clear, checkout or pay")
      .argument("[id]", "the product; with pay the checkout")
      .option("--cart <id>", "which cart; without it add makes a new one")
      .option("--quantity <units>", "1 unless given")
      .option("--email <address>", "with checkout: the buyer's")
      .option("--street <text>", "with checkout: where the goods go")
      .option("--city <text>", "likewise")
      .option("--region <text>", "likewise: NY")
      .option("--postal-code <text>", "likewise")
      .option("--country <code>", "likewise: US")
      .option("--delivery <id>", "with checkout: one of delivery_options")
      .option("--code <code>", "with checkout: a discount code")
      .option("--token <token>", "with pay: a test token (default: success_token)")
      .action(answer<CartOptions>(cart));

    withRemote(withShop(command.command("order").summary("what was bought, and how far it is")))
      .usage("<id> [options]")
      .argument("<id>", "the order")
      .action(answer<OrderOptions>(order));

    command
      .command("scenarios")
      .summary("what can be made to go wrong")
      .usage("[id] [options]")
      .argument("[id]", "one scenario with its rules")
      .action(answer(scenarios));
  },
  errorCodes: storeErrorCodes,
};

function withShop(command: Command): Command {
  return command
    .option("--seed <seed>", "what the shop is made from (default: 1)")
    .option("--size <size>", "tiny, standard, large or huge (default: standard)")
    .option("--catalog <file>", "a FixtureSet instead of the made-up catalogue");
}

function withRemote(command: Command): Command {
  return command
    .option("--state <file>", "keep the shop in a file from one call to the next")
    .option("--url <address>", "a shop that is served; its key in ALMANAC_API_KEY");
}

const examples = `
Examples:
  almanac shop serve --seed 42 --scenario price_up_mid_checkout
  almanac shop products skillet --in-stock --limit 3
  almanac shop cart add prd_quiet-saucepan_n3j0 --state shop.json
  almanac shop order <order_id> --state shop.json`;
