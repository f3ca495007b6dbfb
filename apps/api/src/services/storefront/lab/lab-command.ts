import type { CommandResults, CommandType } from "@almanac/storefront-fixtures";
import type { ShopCommand } from "@almanac/storefront-fixtures/ucp/server";
import type { LabCall } from "./lab-call.ts";

/** Executes one command at the selected shop. When this resolves, the webhooks that are due have been sent. */
export async function labCommand<Type extends CommandType>(
  { surfaces: { webhooks }, selected: select }: LabCall,
  asked: ShopCommand<Type>,
): Promise<CommandResults[Type]> {
  const selected = await select();
  const { result, due } = await selected.shop.work((store) => ({
    result: {
      result: store.dispatch<Type>(asked, { surface: "lab" }).result,
      due: store.dueWebhooks().length > 0,
    },
  }));
  if (!result.success) throw result.error;
  if (due) {
    // A test that advances the clock wants to see the result at once.
    webhooks.wake(selected);
    await webhooks.idle();
  }
  return result.data;
}
