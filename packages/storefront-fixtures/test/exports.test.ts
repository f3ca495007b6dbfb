import { expect, test } from "vitest";
import * as api from "../src/index.ts";
import * as packs from "../src/packs.ts";
import * as schema from "../src/schema.ts";

test("the entry point has exactly the exports of the snapshot", () => {
  expect(Object.keys(api).sort()).toMatchSnapshot();
});

test("./packs has exactly the exports of the snapshot", () => {
  expect(Object.keys(packs).sort()).toMatchSnapshot();
});

test("./schema has exactly the exports of the snapshot", () => {
  expect(Object.keys(schema).sort()).toMatchSnapshot();
});
