import { DimWeightError } from "@almanac/dimweight";
import { dimweight } from "@almanac/questions/dimweight";
import { expect, test } from "vitest";
import { AlmanacError } from "../../src/errors/almanac-error.ts";
import { remoteErrors, toError } from "../../src/remote/server.ts";

const errors = remoteErrors(dimweight);
const url = "http://localhost";
const problem = (code: string, ...faults: readonly { code: string; pointer: string }[]) => ({
  code,
  status: 400,
  detail: "Something is wrong.",
  errors: faults.map((fault) => ({ ...fault, detail: "Send something else." })),
});

test("a fault of the request becomes the error of the library, with the path in the row", () => {
  const faults = { code: "invalid_value", pointer: "/items/3/pieces/0/lengthCm" };
  const error = toError(problem("invalid_value", faults), errors, url, 2);
  expect(error).toBeInstanceOf(DimWeightError);
  expect((error as DimWeightError).issues).toEqual([
    { code: "invalid_value", path: ["pieces", 0, "lengthCm"], message: "Send something else." },
  ]);
});

test.for([
  ["rate_limited", "invalid_value"],
  ["invalid_request", "malformed_json"],
] as const)(
  "a problem with the codes %s and %s, not all of the library, names the server",
  ([top, code]) => {
    const error = toError(problem(top, { code, pointer: "" }), errors, url);
    expect(error).toBeInstanceOf(AlmanacError);
    expect(error.message).toContain(url);
  },
);
