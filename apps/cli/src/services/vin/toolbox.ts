import {
  safeGenerateVins,
  safeListMakes,
  safeListModels,
  safeLookUpWmi,
  safeMatchVin,
} from "@almanac/vin";
import type { Command } from "commander";
import type { Answer } from "../../command.ts";
import {
  addToolFields,
  askTool,
  askWord,
  type ToolFields,
  type ToolOptions,
} from "./tool-command.ts";
import { generatedReply, makesReply, matchReply, modelsReply, wmiReply } from "./tool-views.ts";

const make = ["text", "<name>", "such as Honda"] as const;
const year = ["number", "<year>", "model year"] as const;

const generateFields: ToolFields = {
  make,
  model: ["text", "<name>", "such as Accord"],
  year,
  market: [
    "text",
    "<market>",
    "north-america or elsewhere; by default the first that has the vehicle",
  ],
  count: ["number", "<count>", "how many: 1 (default) to 100000"],
  seed: ["number", "<seed>", "another number gives other VINs (default 1)"],
};

const makesFields: ToolFields = {
  vehicleType: ["text", "<type>", "only makes with a code for it: car, mpv, truck, motorcycle ..."],
  contains: ["text", "<text>", "only names that contain it"],
};

const modelsFields: ToolFields = { make, year };

/** Adds the commands of `almanac vin` that ask about codes, makes, models and partial VINs. */
export function addToolbox(vin: Command, answer: Answer): void {
  vin
    .command("wmi")
    .summary("maker, country and kind of vehicle of a code")
    .argument("<code>", "positions 1 to 3 of a VIN; also 12 to 14 if position 3 is 9")
    .action(answer<ToolOptions>((asked) => wmiReply(askWord(asked, safeLookUpWmi))));
  addToolFields(vin.command("makes").summary("makes by name"), makesFields).action(
    answer<ToolOptions>((asked) => makesReply(askTool(asked, makesFields, safeListMakes))),
  );
  addToolFields(vin.command("models").summary("models of a make"), modelsFields).action(
    answer<ToolOptions>((asked) => modelsReply(askTool(asked, modelsFields, safeListModels))),
  );
  vin
    .command("match")
    .summary("the vehicles that a partial VIN can be")
    .argument("<pattern>", "3 to 17 characters, with * for each unknown one: 5UXWX7C5*BA")
    .action(
      answer<ToolOptions>((asked) =>
        matchReply(askWord(asked, (text) => safeMatchVin(text, { now: asked.context.io.now }))),
      ),
    );
  addToolFields(
    vin.command("generate").summary("invented VINs for tests, which decode without a fault"),
    generateFields,
  ).action(
    answer<ToolOptions>((asked) =>
      generatedReply(askTool(asked, generateFields, safeGenerateVins)),
    ),
  );
}
