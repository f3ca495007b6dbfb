import { expectTypeOf, test } from "vitest";
import {
  type AlmanacProblem,
  type ClientCode,
  type createAlmanac,
  unwrap,
} from "../src/web/index.ts";

declare const almanac: ReturnType<typeof createAlmanac>;
const body = { lengthCm: 1, widthCm: 1, heightCm: 1, weightKg: 1, carrier: "dhl" } as const;

test("a problem has the codes of its operation and the codes of the client", async () => {
  const { error } = await almanac.POST("/v1/calculate", { body });
  if (!error) return;
  expectTypeOf(error.code).extract<"unsupported_carrier">().toEqualTypeOf<"unsupported_carrier">();
  expectTypeOf(error.code).extract<ClientCode>().toEqualTypeOf<ClientCode>();
  expectTypeOf(error.code).extract<"unsupported_tax_year">().toBeNever();
  expectTypeOf(error).toExtend<AlmanacProblem>();
});

test("data has the type of the answer if there is no error", async () => {
  const { data, error } = await almanac.POST("/v1/calculate", { body });
  if (error) return;
  expectTypeOf(data.billableWeightKg).toBeNumber();
  const usage = unwrap(await almanac.GET("/v1/usage"));
  expectTypeOf(usage.month).toBeString();
});

test("parameters and bodies are checked", () => {
  // @ts-expect-error a path that does not exist
  void almanac.GET("/v1/nothing");
  // @ts-expect-error the path parameter is missing
  void almanac.GET("/v1/vehicles/{vin}");
  // @ts-expect-error a field that does not exist
  void almanac.POST("/v1/calculate", { body: { ...body, colour: "red" } });
  // @ts-expect-error a carrier that does not exist
  void almanac.POST("/v1/calculate", { body: { ...body, carrier: "upz" } });
});

test("a request by its place has the type of its answer, and an unchecked body", async () => {
  const foreign: unknown = body;
  const { data } = await almanac.request("POST /v1/calculate", { body: foreign });
  expectTypeOf(data?.billableWeightKg).toEqualTypeOf<number | undefined>();
  // @ts-expect-error a place that does not exist
  void almanac.request("DELETE /v1/calculate");
});

test("only lists have pages", () => {
  expectTypeOf(almanac.pages<"/v1/products">).returns.toHaveProperty("next");
  // @ts-expect-error not a list with pages
  void almanac.pages("/v1/usage");
});
