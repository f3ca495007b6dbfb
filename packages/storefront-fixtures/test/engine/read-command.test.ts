import { expect, test } from "vitest";
import { createStore } from "../../src/index.ts";

const store = createStore({ size: "tiny" });
test.for<[command: unknown, code: string, message: string]>([
  [4, "invalid_type", "The command must be an object, not 4."],
  [null, "invalid_type", "The command must be an object, not null."],
  [[], "invalid_type", "The command must be an object, not an empty list."],
  [{}, "missing_field", "type is missing. Send search_catalog, "],
  [{ type: "create_crat" }, "invalid_value", "type must be search_catalog, "],
  [{ type: 5 }, "invalid_value", ", not 5."],
  [{ type: "create_cart", line: 1 }, "unknown_field", '"line" is not a field of the command'],
])(
  "the command %j is refused with the code and the sentence of its fault",
  ([command, code, message]) => {
    const { error } = store.dispatch(command).result;
    expect(error?.code).toBe(code);
    expect(error?.message).toContain(message);
  },
);

test("a command with a getter that throws is refused as one that cannot be read", () => {
  const command = {
    get type() {
      throw new Error("no type");
    },
  };
  expect(store.dispatch(command).result.error?.message).toBe(
    "The command cannot be read: one of its properties throws an error.",
  );
});
