import type { CommandMeta } from "@almanac/storefront-fixtures";
import type { SelectedShop } from "./select-shop.ts";

interface Request {
  readonly surface: string;
  readonly headers: Headers;
  readonly selected: SelectedShop;
  /** Whether a header may choose the scenario. */
  readonly lab: boolean;
}

/** The metadata of a command: that of the call, and what the request says about its sender and the scenario. */
export function commandMeta(
  { surface, headers, selected, lab }: Request,
  ofCall: Omit<CommandMeta, "surface"> | undefined,
): CommandMeta {
  const { callerAddress, sandbox } = selected;
  const scenario = lab ? headers.get("x-lab-scenario") : null;
  return {
    surface,
    ...ofCall,
    ...(callerAddress === undefined ? {} : { client: callerAddress }),
    ...(sandbox === undefined ? {} : { headers: Object.fromEntries(headers) }),
    ...(scenario === null ? {} : { scenario }),
  };
}
