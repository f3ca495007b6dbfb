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

  test("ends with success when the assistant closes the input", async () => {
    const { exit, stdout, stderr } = await run(["mcp"]);
    expect({ exit, stdout, stderr }).toEqual({ exit: 0, stdout: "", stderr: "" });
  });
});
