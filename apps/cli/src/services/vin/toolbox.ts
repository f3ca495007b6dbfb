import { safeGenerateVins } from "@almanac/vin";
import type { Command } from "commander";
import type { Answer } from "../../command.ts";
import { generatedReply } from "./generated-view.ts";
import { addToolFields, askTool, type ToolField, type ToolOptions } from "./tool-command.ts";

const make: ToolField = { name: "make", kind: "text", argument: "<name>", help: "such as Honda" };
const model: ToolField = {
  name: "model",
  kind: "text",
  argument: "<name>",
  help: "such as Accord",
};
const year: ToolField = { name: "year", kind: "number", argument: "<year>", help: "model year" };

const generateFields: readonly ToolField[] = [
  make,
  model,
  year,
  {
    name: "market",
    kind: "text",
    argument: "<market>",
    help: "north-america or elsewhere; by default the first that has the vehicle",
  },
  { name: "count", kind: "number", argument: "<count>", help: "how many: 1 (default) to 100000" },
  {
    name: "seed",
    kind: "number",
    argument: "<seed>",
    help: "another number gives other VINs (default 1)",
  },
];

/** Adds the commands of `almanac vin` that ask about codes, makes, models and partial VINs. */
export function addToolbox(vin: Command, answer: Answer): void {
  addToolFields(
    vin.command("generate").summary("invented VINs for tests, which decode without a fault"),
    generateFields,
  ).action(
    answer<ToolOptions>((asked) =>
      generatedReply(askTool(asked, generateFields, safeGenerateVins)),
    ),
  );
}
