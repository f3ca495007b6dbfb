import {
  safeGenerateVins,
  safeListMakes,
  safeListModels,
  safeLookUpWmi,
  safeMatchVin,
} from "@almanac/vin";
import type { Command } from "commander";
import type { Answer } from "../../command.ts";
import type { TypedOptions } from "../../parser/options.ts";
import { addFields, withKinds } from "../request-fields.ts";
import { askTool, askWord } from "./tool-command.ts";
import { generatedReply, makesReply, matchReply, modelsReply, wmiReply } from "./tool-views.ts";

/** How the options of these commands are read. */
const kinds = {
  vehicleType: "text",
  contains: "text",
  make: "text",
  model: "text",
  year: "whole",
  market: "text",
  count: "whole",
  seed: "whole",
} as const;

const make = ["--make <name>", "such as Honda"] as const;
const year = ["--year <year>", "model year"] as const;

const makesFields = withKinds(
  { kinds },
  {
    vehicleType: [
      "--vehicle-type <type>",
      "only makes with a code for it: car, mpv, truck, motorcycle ...",
    ],
    contains: ["--contains <text>", "only names that contain it"],
  },
);

const modelsFields = withKinds({ kinds }, { make, year });

const generateFields = withKinds(
  { kinds },
  {
    make,
    model: ["--model <name>", "such as Accord"],
    year,
    market: [
      "--market <market>",
      "north-america or elsewhere; by default the first that has the vehicle",
    ],
    count: ["--count <count>", "how many: 1 (default) to 100000"],
    seed: ["--seed <seed>", "another number gives other VINs (default 1)"],
  },
);

/** Adds the commands of `almanac vin` that ask about codes, makes, models and partial VINs. */
export function addToolbox(vin: Command, answer: Answer): void {
  vin
    .command("wmi")
    .summary("maker, country and kind of vehicle of a code")
    .argument("<code>", "positions 1 to 3 of a VIN; also 12 to 14 if position 3 is 9")
    .action(answer<TypedOptions>((asked) => wmiReply(askWord(asked, safeLookUpWmi))));
  addFields(vin.command("makes").summary("makes by name"), makesFields).action(
    answer<TypedOptions>((asked) => makesReply(askTool(asked, makesFields, safeListMakes))),
  );
  addFields(vin.command("models").summary("models of a make"), modelsFields).action(
    answer<TypedOptions>((asked) => modelsReply(askTool(asked, modelsFields, safeListModels))),
  );
  vin
    .command("match")
    .summary("the vehicles that a partial VIN can be")
    .argument("<pattern>", "3 to 17 characters, with * for each unknown one: 5UXWX7C5*BA")
    .action(
      answer<TypedOptions>((asked) =>
        matchReply(askWord(asked, (text) => safeMatchVin(text, { now: asked.context.io.now }))),
      ),
    );
  addFields(
    vin.command("generate").summary("invented VINs for tests, which decode without a fault"),
    generateFields,
  ).action(
    answer<TypedOptions>((asked) =>
      generatedReply(askTool(asked, generateFields, safeGenerateVins)),
    ),
  );
}
