import { expect, test } from "vitest";
import { createServices } from "../../src/services/index.ts";
import { greeting } from "../../src/web/greeting.ts";

const start = {
  base: "http://127.0.0.1:8787",
  services: createServices({ now: Date.now }),
  prelaunch: [],
  auth: "required",
  host: "127.0.0.1",
} as const;

test("on a terminal, the links contain the key in the fragment", () => {
  const lines = greeting({ ...start, shownKey: "alm_test_key" });
  expect(lines).toContain("Try it: http://127.0.0.1:8787/#key=alm_test_key");
  expect(lines).toContain("Documentation: http://127.0.0.1:8787/docs#key=alm_test_key");
});

test("not on a terminal, no line contains the key; without keys, no link has a fragment", () => {
  const toFile = greeting({
    ...start,
    shownKey: { file: "/data/local.key", key: "alm_x" } as never,
  });
  expect(toFile).toContain("Try it: http://127.0.0.1:8787/");
  expect(toFile.join("\n")).not.toContain("alm_x");
  const open = greeting({ ...start, auth: "off", shownKey: "none-needed" });
  expect(open).toContain("Try it: http://127.0.0.1:8787/");
});

test("a server without keys that others can reach prints a warning", () => {
  const warning = /anyone who finds it can use it/;
  const open = { ...start, auth: "off", shownKey: "none-needed" } as const;
  expect(greeting({ ...open, host: "0.0.0.0" }).join("\n")).toMatch(warning);
  expect(greeting(open).join("\n")).not.toMatch(warning);
});
