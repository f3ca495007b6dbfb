import { missingField } from "@almanac/kernel/errors/issue";
import { unwrap } from "@almanac/kernel/errors/result";
import { nearestName } from "@almanac/kernel/messages/nearest";
import { rangesOf } from "@almanac/questions/vin";
import { safeListModels, safeMatchVin } from "@almanac/vin";
import * as z from "zod";
import { invalidRequest } from "../../problems/problem-kinds.ts";
import { parseBody } from "../../problems/schema-faults.ts";
import { defineTool, type Tool, type ToolContext } from "../tool.ts";

const mostVehicles = 100;

const text = (longest: number, description: string, example: string) =>
  z
    .string()
    .max(longest)
    .optional()
    .meta({ description, examples: [example] });

const requestSchema = z.strictObject({
  pattern: text(
    64,
    "A partial VIN, from its first character: * for each unknown character; the end may be missing. Leave make, model and year out",
    "5UXWX7C5*BA",
  ),
  make: text(60, "Make, in any case", "Honda"),
  model: text(80, "The name of a model of the make, or a part of it", "Accord"),
  year: z
    .int()
    .optional()
    .meta({ description: "Model year", examples: [2015] }),
});

const range = z.object({
  from: z.int().meta({ description: "First model year" }),
  to: z.int().optional().meta({ description: "Last model year; absent if there is no end" }),
});

const answerSchema = z.object({
  makes: z.array(z.string()).meta({ description: "The makes that fit" }),
  country: z.string().optional().meta({
    description: "For a pattern: the country that holds the maker's code, ISO 3166-1",
  }),
  count: z.int().meta({ description: "How many models fit" }),
  vehicles: z
    .array(
      z.object({
        make: z.string().optional().meta({ description: "Make, if it is known" }),
        model: z.string().meta({ description: "Model" }),
        years: z.array(range).meta({ description: "Model years; empty if none is known" }),
        markets: z.array(z.string()).meta({
          description: "`north-america`: declared to NHTSA; `elsewhere`: by the maker's own scheme",
        }),
        bodyTypes: z.array(z.string()).optional().meta({ description: "For a pattern: bodies" }),
      }),
    )
    .meta({ description: `The models that fit, at most ${mostVehicles}` }),
});

type Answer = z.infer<typeof answerSchema>;
type Vehicles = Answer["vehicles"];

export const findVehicle: Tool = defineTool({
  name: "find_vehicle",
  title: "Vehicles of a make, or of a partial VIN",
  description:
    "Finds which models a make has, or had in a model year, and in which years a model is declared: send make, and model or year. Or finds " +
    "what a partial VIN can be, if characters are missing or illegible: send pattern, with * for each unknown character; its first three " +
    "characters alone name the maker. Use decode_vin for a whole VIN. It knows no prices, equipment or sales figures.",
  service: "vin",
  request: requestSchema,
  answer: answerSchema,
  isHeavy: true,
  // A pattern counts as the operation `matchVin` does.
  weight: (given) => {
    const { pattern }: { readonly pattern?: unknown } = given ?? {};
    return pattern === undefined ? 1 : 2;
  },
  run(given, context) {
    const { pattern, make, model, year } = parseBody(requestSchema, given);
    if (pattern === undefined) return byMake(make, model, year);
    const others = Object.entries({ make, model, year }).filter(([, value]) => value !== undefined);
    if (others.length > 0) throw invalidRequest(others.map(([name]) => misplaced(name)));
    return byPattern(pattern, context);
  },
});

function byPattern(pattern: string, { now }: ToolContext): Answer {
  const { makes, candidates, country } = unwrap(safeMatchVin(pattern, { now }));
  const vehicles = candidates.map(({ make, model, years, market, bodyTypes }) => ({
    ...(make === undefined ? {} : { make }),
    model,
    years: rangesOf(years),
    markets: [market],
    bodyTypes: [...bodyTypes],
  }));
  return { ...(country === undefined ? {} : { country }), ...answerOf(makes, vehicles) };
}

function byMake(
  make: string | undefined,
  model: string | undefined,
  year: number | undefined,
): Answer {
  if (make === undefined) throw invalidRequest([noMake]);
  const list = unwrap(safeListModels({ make, ...(year === undefined ? {} : { year }) }));
  const wanted = (model ?? "").trim().toLowerCase();
  const fitting = list.models.filter(({ name }) => name.toLowerCase().includes(wanted));
  if (fitting.length === 0 && model !== undefined) requireKnownModel(make, model, year);
  const vehicles = fitting.map(({ name, years, markets }) => ({
    make: list.make,
    model: name,
    years: [...years],
    markets: [...markets],
  }));
  return answerOf([list.make], vehicles);
}

/** Refuses a model that the make never had. One of another year is an empty answer. */
function requireKnownModel(make: string, model: string, year: number | undefined): void {
  const { make: shown, models } = unwrap(safeListModels({ make }));
  const names = models.map(({ name }) => name);
  const wanted = model.trim().toLowerCase();
  if (year !== undefined && names.some((name) => name.toLowerCase().includes(wanted))) return;
  const nearest = nearestName(model, names);
  const hint = nearest === undefined ? "" : ` Did you mean ${JSON.stringify(nearest)}?`;
  const detail = `${shown} has no model ${JSON.stringify(model.slice(0, 80))}.${hint} Leave model out to list all models.`;
  throw invalidRequest([{ pointer: "/model", code: "unsupported_model", detail }]);
}

function answerOf(makes: readonly string[], vehicles: Vehicles): Answer {
  return {
    makes: makes.slice(0, mostVehicles),
    count: vehicles.length,
    vehicles: vehicles.slice(0, mostVehicles),
  };
}

const { code, message: detail } = missingField(["make"], "a make such as Honda, or pattern");
const noMake = { pointer: "/make", code, detail };

function misplaced(name: string) {
  const sentence = `${name} cannot be sent with pattern: the pattern decides it. Leave it out, or leave pattern out.`;
  return { pointer: `/${name}`, code: "invalid_value", detail: sentence };
}
