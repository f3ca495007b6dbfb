import { expectTypeOf, test } from "vitest";
import type * as agentLab from "../packages/agent-lab/src/web/index.ts";
import type * as certs from "../packages/certs/src/index.ts";
import type * as dimweight from "../packages/dimweight/src/index.ts";
import type * as storefrontFixtures from "../packages/storefront-fixtures/src/index.ts";
import type * as tax from "../packages/tax/src/index.ts";
import type * as vin from "../packages/vin/src/node/index.ts";

/** The functions of a library that return an error instead of throwing it. */
type SafeName<Library> = Extract<keyof Library, `safe${string}`>;

/** Those of them that take only some values. */
type Choosy<Library> = {
  [Name in SafeName<Library>]: Library[Name] extends (given: unknown, ...rest: never[]) => unknown
    ? never
    : Name;
}[SafeName<Library>];

test("the safe form of every operation takes any value", () => {
  expectTypeOf<Choosy<typeof agentLab>>().toBeNever();
  expectTypeOf<Choosy<typeof certs>>().toBeNever();
  expectTypeOf<Choosy<typeof dimweight>>().toBeNever();
  expectTypeOf<Choosy<typeof storefrontFixtures>>().toBeNever();
  expectTypeOf<Choosy<typeof tax>>().toBeNever();
  // Its first parameter is the decoder, and the second is the VIN.
  expectTypeOf<Choosy<typeof vin>>().toEqualTypeOf<"safeDecodeElements">();
});
