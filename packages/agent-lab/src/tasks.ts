import { deepFreeze } from "@almanac/kernel/objects/objects";
import { createStore } from "@almanac/storefront-fixtures";
import { afterSaleTasks } from "./tasks/after-sale.ts";
import { basketTasks } from "./tasks/basket.ts";
import { compareTasks } from "./tasks/compare.ts";
import { consentTasks } from "./tasks/consent.ts";
import { type DefinedTask, shelfOf, taskSeed, type Wish } from "./tasks/define.ts";
import { deliveryTasks } from "./tasks/delivery.ts";
import { exactTasks } from "./tasks/exact-product.ts";
import { mallTasks } from "./tasks/mall.ts";
import { marketTasks } from "./tasks/market.ts";
import { nothingTasks } from "./tasks/nothing.ts";
import { wishInInstruction } from "./tasks/pack-errand.ts";
import { paymentTasks } from "./tasks/payment.ts";
import { priceTasks } from "./tasks/price.ts";
import { stockTasks } from "./tasks/stock.ts";
import type { Task } from "./types.ts";

/**
 * The tasks that come with the lab, by family. Each is plain data: change a copy, or write a new
 * one that matches `taskSchema`.
 *
 * @example
 * tasks()[0]?.id; // => "exact-one-item"
 */
export function tasks(): readonly Task[] {
  return deepFreeze(definedTasks().map(({ task }) => task));
}

/**
 * What a careful reader understands from the instruction of a task; undefined for a task that does
 * not come with the lab.
 */
export function wishFor(taskId: string, instruction: string): Wish | undefined {
  return (
    definedTasks().find(({ task }) => task.id === taskId)?.wish ?? wishInInstruction(instruction)
  );
}

// purity: built once because every run asks for it; nothing changes it.
let defined: readonly DefinedTask[] | undefined;

function definedTasks(): readonly DefinedTask[] {
  defined ??= defineTasks();
  return defined;
}

function defineTasks(): DefinedTask[] {
  const shelf = shelfOf(createStore({ seed: taskSeed }));
  return [
    exactTasks,
    compareTasks,
    basketTasks,
    deliveryTasks,
    stockTasks,
    paymentTasks,
    priceTasks,
    consentTasks,
    afterSaleTasks,
    marketTasks,
    mallTasks,
    nothingTasks,
  ].flatMap((family) => family(shelf));
}
