import { expect, test } from "vitest";
import { VinError } from "../src/index.ts";
import * as inNode from "../src/node/index.ts";
import * as withoutNode from "../src/without-node.ts";

// One declaration file describes both roots. The compiler checks here that it is true of this one too.
const root: typeof inNode = withoutNode;

test("the root without Node has the names of the root in Node", () => {
  expect(Object.keys(root).sort()).toEqual(Object.keys(inNode).sort());
});

test("what needs no data file works without Node", () => {
  expect(root.parseVin("1HGCM82633A004352").wmi).toBe("1HG");
  expect(root.checkDigit("1HGCM82633A004352").valid).toBe(true);
  expect(root.createDecoder).toBe(inNode.createDecoder);
});

/** Calls an operation, and returns the error that it throws or returns. */
function faultOf(name: string): unknown {
  const operation: (input: unknown) => unknown = Reflect.get(root, name);
  try {
    const answer = operation(["1HGCM82633A004352"]);
    const [result] = Symbol.iterator in Object(answer) ? (answer as unknown[]) : [answer];
    return Reflect.get(Object(result), "error");
  } catch (error) {
    return error;
  }
}

const needNode = Object.keys(root).filter(
  (name) => Reflect.get(root, name) !== Reflect.get(inNode, name),
);

test("only the operations that read data files differ from the root in Node", () => {
  expect(needNode).toHaveLength(21);
});

test.for(needNode)("%s says without Node which entry to use", (name) => {
  const fault = faultOf(name);
  expect(fault).toBeInstanceOf(VinError);
  const { code, message } = fault as VinError;
  expect(code).toBe("missing_data");
  expect(message).toMatch(new RegExp(`^${name} of @almanac/vin reads data files from disk`));
  expect(message).toMatch(/@almanac\/vin\/(?:core|browser)/);
});
