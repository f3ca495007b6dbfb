import { expect, test } from "vitest";
import { failure, settle, success, unwrap } from "../../src/errors/result.ts";

class BookError extends Error {}

const describe = (thrown: unknown) => new BookError("unreadable", { cause: thrown });

test("a result is unwrapped to its answer, or throws its error", () => {
  expect(unwrap(success(5))).toBe(5);
  const error = new BookError("no");
  expect(() => unwrap(failure(error))).toThrow(error);
});

test("an error that an operation throws is returned as the failure", () => {
  const error = new BookError("no");
  const refusing = () => {
    throw error;
  };
  expect(settle(() => 5, BookError, describe)).toEqual({ success: true, data: 5 });
  expect(settle(refusing, BookError, describe).error).toBe(error);
});

test("any other thrown value is described in the failure and never thrown again", () => {
  for (const thrown of [new TypeError("getter"), "text", undefined]) {
    const result = settle(
      () => {
        throw thrown;
      },
      BookError,
      describe,
    );
    expect(result.error?.message).toBe("unreadable");
    expect(result.error?.cause).toBe(thrown);
  }
});
