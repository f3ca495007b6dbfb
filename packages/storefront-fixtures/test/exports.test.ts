import { expect, test } from "vitest";
import * as api from "../src/index.ts";
import * as parts from "../src/parts.ts";
import * as schema from "../src/schema.ts";

test("the entry point has exactly the exports of the snapshot", () => {
  expect(Object.keys(api).sort()).toMatchSnapshot();
});

test("./parts has exactly the exports of the snapshot", () => {
  expect(Object.keys(parts).sort()).toMatchSnapshot();
});

test("./schema has exactly the exports of the snapshot", () => {
  expect(Object.keys(schema).sort()).toMatchSnapshot();
});
