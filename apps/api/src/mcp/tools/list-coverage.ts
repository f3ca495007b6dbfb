import { carriers } from "@almanac/dimweight";
import { jurisdictions } from "@almanac/tax";
import { coverage } from "@almanac/vin";
import * as z from "zod";
import { parseBody } from "../../problems/schema-faults.ts";
import type { ServiceId } from "../../service-id.ts";
import { defineTool, type Tool } from "../tool.ts";

const services = {
  carriers: "dimweight",
  vehicles: "vin",
  jurisdictions: "tax",
} as const satisfies Record<string, ServiceId>;

const requestSchema = z.strictObject({
  topic: z.enum(["carriers", "vehicles", "jurisdictions"]).meta({
    description:
      "`carriers` for parcels, `vehicles` for VINs, `jurisdictions` for income tax and pay",
    examples: ["jurisdictions"],
  }),
  contains: z
    .string()
    .max(100)
    .optional()
    .meta({ description: "Only entries whose id or name contains this text, in any case" }),
});

const answerSchema = z.object({
  topic: z.string().meta({ description: "The topic of the request" }),
  count: z.int().meta({ description: "How many entries there are" }),
  entries: z
    .array(
      z.object({
        id: z.string().meta({ description: "The name that other tools take: ups, US-CA" }),
        name: z.string().meta({ description: "Its name for people" }),
        details: z
          .array(z.string())
          .meta({ description: "Profiles of a carrier, or tax years of a jurisdiction" }),
      }),
    )
    .meta({ description: "What is covered, in the order of the tables" }),
});

type Request = z.infer<typeof requestSchema>;
type Entry = z.infer<typeof answerSchema>["entries"][number];

const lists: Readonly<Record<Request["topic"], () => readonly Entry[]>> = {
  carriers: () =>
    carriers().map(({ carrier, name, rules }) => ({
      id: carrier,
      name,
      details: [...new Set(rules.map(({ profile }) => profile))],
    })),
  vehicles: () =>
    coverage().makers.map(({ id }) => ({ id, name: id.replaceAll("-", " "), details: [] })),
  jurisdictions: () =>
    jurisdictions().map(({ jurisdiction, name, years }) => ({
      id: jurisdiction,
      name,
      details: years.map(({ tax_year }) => tax_year),
    })),
};

export const listCoverage: Tool = defineTool({
  name: "list_coverage",
  title: "What is covered",
  description:
    "Lists the names that the other tools accept: carriers with their profiles, tax jurisdictions with their years, and makers of " +
    "vehicles that are decoded from tables of their own (vehicles sold in the United States are always covered). Use it before you say " +
    "that something is not supported.",
  service: (given) => {
    const { topic }: { readonly topic?: unknown } = given ?? {};
    return typeof topic === "string" && Object.hasOwn(services, topic)
      ? // It is a key of its own, as the line before says.
        services[topic as keyof typeof services]
      : undefined;
  },
  request: requestSchema,
  answer: answerSchema,
  run(given) {
    const { topic, contains = "" } = parseBody(requestSchema, given);
    const wanted = contains.toLowerCase();
    const entries = lists[topic]().filter(({ id, name }) =>
      `${id}\n${name}`.toLowerCase().includes(wanted),
    );
    return { topic, count: entries.length, entries };
  },
});
