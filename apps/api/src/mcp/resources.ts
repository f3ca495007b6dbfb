import { carriers } from "@almanac/dimweight";
import { categories } from "@almanac/kernel/errors/category";
import { jurisdictions } from "@almanac/tax";
import { coverage } from "@almanac/vin";
import type { ServiceId } from "../service-id.ts";

/** A table that an assistant can read as a whole. */
export interface Resource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: "application/json";
  /** The service whose scope and quota a read needs. */
  readonly service?: ServiceId;
  readonly read: () => object;
}

const json = "application/json";

export const resources: readonly Resource[] = [
  {
    uri: "almanac://carriers",
    name: "carriers",
    title: "Carriers",
    description:
      "Every carrier with its rules: divisors, roundings, dates, sources and confidence.",
    mimeType: json,
    service: "dimweight",
    read: () => ({ carriers: carriers() }),
  },
  {
    uri: "almanac://jurisdictions",
    name: "jurisdictions",
    title: "Tax jurisdictions",
    description: "Every jurisdiction with its tax years, filing statuses, inputs and confidence.",
    mimeType: json,
    service: "tax",
    read: () => ({ jurisdictions: jurisdictions() }),
  },
  {
    uri: "almanac://coverage",
    name: "coverage",
    title: "Coverage of vehicles",
    description: "What the tables of vehicles cover: the snapshot of NHTSA, and makers elsewhere.",
    mimeType: json,
    service: "vin",
    read: coverage,
  },
  {
    uri: "almanac://exit-codes",
    name: "exit-codes",
    title: "Exit codes and statuses",
    description: "What each category of error means over HTTP (status) and in a shell (exit code).",
    mimeType: json,
    read: () => ({ categories }),
  },
];
