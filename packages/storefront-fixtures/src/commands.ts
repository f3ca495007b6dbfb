import type { CartAction, CommandRequest } from "./types.ts";

/** The cart action of the service description, as a command. */
export interface ChangeCart extends CartAction {
  /** Adds units, sets the units of a line, or removes a line. */
  type: "change_cart";
  /** US, DE, GB, JP or KW. At most 20 characters. */
  market?: string | undefined;
}

/** Any command, by its `type`. */
export type Command = Exclude<CommandRequest, { type: "change_cart" }> | ChangeCart;

/** The name of a command. */
export type CommandType = Command["type"];

/** The command with a name. */
export type CommandOf<Type extends CommandType> = Extract<Command, { type: Type }>;
