import { expect, test } from "vitest";
import { AlmanacError } from "../../src/errors/almanac-error.ts";
import { toProblem } from "../../src/errors/problem.ts";

test("a problem has the code that all its issues share, and otherwise invalid_request", () => {
  const missing = { code: "missing_field", parameter: "--length", what: "--length is missing" };
  const wrong = { code: "invalid_type", what: "that is no number", suggestion: "1.5" };
  expect(toProblem(new AlmanacError("invalid", [missing, missing])).code).toBe("missing_field");
  expect(toProblem(new AlmanacError("invalid", [missing, wrong]))).toEqual({
    type: "/problems/invalid-request",
    title: "The request is invalid",
    status: 400,
    detail: '--length is missing. that is no number. Did you mean "1.5"?',
    code: "invalid_request",
    errors: [
      { parameter: "--length", code: "missing_field", detail: "--length is missing." },
      { code: "invalid_type", detail: 'that is no number. Did you mean "1.5"?' },
    ],
  });
});
