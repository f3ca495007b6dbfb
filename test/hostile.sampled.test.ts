import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { ContractCase } from "./contract-case.ts";
import { hostileValue, type Random, spoiled } from "./hostile-inputs.ts";
import { libraries } from "./libraries.ts";
import { type ErrorKind, hostileFault, safeOperations } from "./safe-operations.ts";

/** The arguments of one call. */
type Inputs = (random: Random) => readonly unknown[];

const packages = new URL("../packages/", import.meta.url);

const named = Object.entries(libraries)
  .map(([folder, library]) => ({ folder, operations: safeOperations(library) }))
  .filter(({ operations }) => operations.length > 0);

/**
 * The error class of a library and its codes, found by their names. The lab has those of the shop.
 */
function kindOf(folder: string): ErrorKind {
  const owner = folder === "agent-lab" ? "storefront-fixtures" : folder;
  const exported = Object.entries(libraries[owner] ?? {});
  const [, error] = exported.find(([name]) => /^[A-Z]\w*Error$/.test(name)) ?? [];
  const [, codes] = exported.find(([name]) => name.endsWith("ErrorCodes")) ?? [];
  return { error, codes };
}

/**
 * Arguments that are hostile, or sound with hostile parts. A library whose operations take more
 * than a request and a clock makes its own in `hostile.ts`. For all others, the requests of the
 * contract are the sound ones.
 */
async function inputsOf(folder: string): Promise<Inputs> {
  const [own] = globSync(`${folder}/test/**/hostile.ts`, { cwd: packages });
  if (own !== undefined) {
    return ((await import(new URL(own, packages).href)) as { readonly inputs: Inputs }).inputs;
  }
  const contract = new URL(`${folder}/test/contract.ts`, packages);
  const { default: cases } = (await import(contract.href)) as {
    readonly default: readonly ContractCase[];
  };
  const sound = cases.flatMap(({ http: { body } }) => (body === undefined ? [] : [body]));
  return (random) => {
    const request = sound[random(sound.length)];
    return [
      random(5) === 0 ? hostileValue(random) : spoiled(request, random),
      random(3) === 0 ? hostileValue(random) : spoiled({ now: () => 0 }, random),
    ];
  };
}

test("finds the libraries with safe operations", () => {
  expect(named.map(({ folder }) => folder)).toEqual(expect.arrayContaining(["dimweight", "vin"]));
});

describe.for(named)("$folder", async ({ folder, operations }) => {
  const inputs = await inputsOf(folder);
  test.for(operations)("%s never throws for any input", async ([, operation]) => {
    expect(await hostileFault(operation, inputs, kindOf(folder))).toBeUndefined();
  });
});
