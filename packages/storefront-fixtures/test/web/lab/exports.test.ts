import { expect, test } from "vitest";
import * as lab from "../../../src/web/lab.ts";

test("./lab has exactly the exports of the snapshot", () => {
  expect(Object.keys(lab).sort()).toMatchSnapshot();
});
