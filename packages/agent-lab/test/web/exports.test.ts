import { expect, test } from "vitest";
import * as packs from "../../src/packs.ts";
import * as lab from "../../src/web/index.ts";

test("the entry point has exactly the exports of the snapshot", () => {
  expect(Object.keys(lab).sort()).toMatchSnapshot();
});

test("./packs has exactly the exports of the snapshot", () => {
  expect(Object.keys(packs).sort()).toMatchSnapshot();
});
