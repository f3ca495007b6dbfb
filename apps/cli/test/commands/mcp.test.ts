import { describe, expect, test } from "vitest";
import { run } from "../harness.ts";

describe("almanac mcp", () => {
  test.for(["shop", "vin,storefront", "", "vin;tax"])(
    "refuses --services %j and lists the known services",
    async (services) => {
      const { exit, stderr, stdout } = await run(["mcp", "--services", services]);
      expect({ exit, stdout }).toEqual({ exit: 2, stdout: "" });
      expect(stderr).toContain(
        "--services must be a list of dimweight, vin, tax and certs, or storefront alone, not ",
      );
    },
  );

  test("refuses a seed if there is no shop", async () => {
    const { exit, stderr } = await run(["mcp", "--seed", "7"]);
    expect(exit).toBe(2);
    expect(stderr).toContain("--seed belongs to --services storefront");
  });

  test("answers lines that are no messages, and says nothing about them on stderr", async () => {
    const ping = { jsonrpc: "2.0", id: "a\u2028b", method: "ping" };
    const lines = ["{", "", "[1]", '"text"', '{"jsonrpc":"2.0","id":1}', JSON.stringify(ping)];
    const { exit, stdout, stderr } = await run(["mcp"], { input: `${lines.join("\n")}\n` });
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: "" });
    const answers = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
      [null, -32700],
      [null, -32600],
      [null, -32600],
      [null, -32600],
      ["a\u2028b", undefined],
    ]);
  });

  test("ends with success when the assistant closes the input", async () => {
    const { exit, stdout, stderr } = await run(["mcp"]);
    expect({ exit, stdout, stderr }).toEqual({ exit: 0, stdout: "", stderr: "" });
  });
});
