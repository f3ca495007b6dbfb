import { expect, test } from "vitest";
import * as core from "../src/core.ts";
import * as inNode from "../src/index.ts";
import * as withoutNode from "../src/without-node.ts";
import { needNode } from "./need-node.ts";

// One declaration file describes both roots. The compiler checks here that it is true of this one too.
const root: typeof inNode = withoutNode;

test("the root without Node has the names of the root in Node", () => {
  expect(Object.keys(root).sort()).toEqual(Object.keys(inNode).sort());
});

test("the root without Node has the operations of the core", () => {
  for (const name of Object.keys(core)) {
    expect(Reflect.get(root, name)).toBe(Reflect.get(core, name));
  }
});

test("the operations that need the network are those that the core does not have", () => {
  const others = Object.keys(root).filter((name) => !(name in core));
  expect(others.sort()).toEqual(needNode);
});

/** Calls an operation, and returns the error that it throws or returns. */
async function faultOf(name: string): Promise<unknown> {
  const operation: (input: unknown) => unknown = Reflect.get(root, name);
  try {
    const answer = await operation(["example.com"]);
    if (!(Symbol.asyncIterator in Object(answer))) return Reflect.get(Object(answer), "error");
    for await (const { target, result } of answer as ReturnType<typeof root.inspectCertificates>) {
      expect(target).toBe("example.com");
      return result.error;
    }
  } catch (error) {
    return error;
  }
  return undefined;
}

test.for(needNode)("%s says without Node what it needs and which entry to use", async (name) => {
  const fault = await faultOf(name);
  expect(fault).toBeInstanceOf(root.CertError);
  const { code, message } = fault as core.CertError;
  expect(code).toBe("connect_failed");
  expect(message).toMatch(new RegExp(`^${name} of @almanac/certs needs .* Node`));
  expect(message).toContain("@almanac/certs/core");
});
