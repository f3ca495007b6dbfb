import { invalidType, missingField } from "@almanac/kernel/errors/issue";
import { listed, mustBe } from "@almanac/kernel/messages/wording";
import { cartLimits } from "../../data/cart-limits.ts";
import { StoreError, type StoreIssue } from "../../errors.ts";

const actions = ["add", "update", "remove"] as const;
const anyId = "the id of a product or variant";

interface Action {
  readonly action: (typeof actions)[number];
  readonly productId: string;
  /** Ignored if the action is `remove`. */
  readonly quantity: number;
}

/** The fields of an action, which may have any value. */
interface ActionFields {
  readonly action?: unknown;
  readonly product_id?: unknown;
  readonly quantity?: unknown;
  readonly cart_id?: unknown;
}

/** Throws one error that lists every issue of an action. */
export function readAction(command: ActionFields): Action {
  const { action, product_id: productId, quantity, cart_id } = command;
  const issues: StoreIssue[] = [];
  const names = listed(actions, "or");
  const known = actions.find((each) => each === action);
  if (action === undefined) {
    issues.push(missingField(["action"], names));
  } else if (known === undefined) {
    const message = mustBe("action", names, action);
    issues.push({ code: "invalid_action", path: ["action"], message });
  }
  if (productId === undefined) {
    issues.push(missingField(["product_id"], anyId));
  } else if (typeof productId !== "string") {
    issues.push(invalidType(["product_id"], anyId, productId));
  }
  if (cart_id === undefined && (action === "update" || action === "remove")) {
    issues.push(missingField(["cart_id"], "the id of the cart that has the line"));
  }
  const fewest = action === "update" ? 0 : 1;
  const allowed = `a whole number from ${fewest} to ${cartLimits.quantity}`;
  if (action === "update" && quantity === undefined) {
    issues.push(missingField(["quantity"], `${allowed}; 0 removes the line`));
  } else if (action !== "remove" && quantity !== undefined && !isQuantity(quantity, fewest)) {
    const message = mustBe("quantity", allowed, quantity);
    issues.push({ code: "invalid_quantity", path: ["quantity"], message });
  }
  if (known === undefined || issues.length > 0) throw new StoreError(issues);
  return {
    action: known,
    productId: String(productId),
    quantity: typeof quantity === "number" ? quantity : 1,
  };
}

function isQuantity(value: unknown, fewest: number): boolean {
  return Number.isInteger(value) && Number(value) >= fewest && Number(value) <= cartLimits.quantity;
}
