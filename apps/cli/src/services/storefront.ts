import { storeErrorCodes } from "@almanac/storefront-fixtures";
import type { Command } from "commander";
import type { Answer } from "../command.ts";
import type { Service } from "./service.ts";
import { addCancel, addCart, addOrder } from "./storefront/cart.ts";
import { addRun } from "./storefront/lab/run.ts";
import { addScore } from "./storefront/lab/score.ts";
import { addTasks } from "./storefront/lab/tasks.ts";
import { addProducts } from "./storefront/products.ts";
import { addScenarios } from "./storefront/scenarios.ts";
import { addServe } from "./storefront/serve.ts";

export function createStorefront(): Service {
  return { configure, errorCodes: storeErrorCodes };
}

function configure(command: Command, answer: Answer): void {
  command
    .description(
      "A mock merchant: products, stock and prices are made up from a seed, nothing is charged and nothing is shipped.",
    )
    .usage("<command> [options]")
    .helpCommand(false)
    .addHelpText("after", examples)
    // `almanac shop` without a command prints its help.
    .action(function (this: Command) {
      this.outputHelp();
    });
  const commands = [addServe, addProducts, addCart, addOrder, addCancel, addScenarios];
  for (const add of [...commands, addTasks, addScore, addRun]) add(command, answer);
}

const examples = `
Examples:
  almanac shop serve --seed 42 --scenario price_up_mid_checkout
  almanac shop products skillet --in-stock --limit 3
  almanac shop cart add prd_quiet-saucepan_n3j0 --state shop.json
  almanac shop order <order_id> --state shop.json
  almanac shop cancel <order_id> --state shop.json`;
