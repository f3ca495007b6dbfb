import * as z from "zod";

/** A question that a person starts from a menu of the assistant. */
export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly { name: string; description: string; required: boolean }[];
  /** The text that is sent to the assistant. */
  readonly write: (values: Readonly<Record<string, string>>) => string;
}

const needed = (name: string, description: string) => ({ name, description, required: true });
const optional = (name: string, description: string) => ({ name, description, required: false });

/** Values are short texts, so that a prompt cannot carry a document. */
export const promptValues = z.record(z.string(), z.string().max(1_000));

export const prompts: readonly Prompt[] = [
  {
    name: "compare_carriers",
    title: "Compare carriers",
    description: "Which carrier bills a parcel the least, and why",
    arguments: [
      needed("parcel", "Sides and weight with units, such as 40x30x20 cm, 2 kg"),
      optional("carriers", "Carriers to compare, separated by commas; by default all"),
    ],
    write: ({ parcel, carriers }) =>
      `Compare what carriers bill this parcel at: ${parcel}.${carriers ? ` Only these carriers: ${carriers}.` : ""} ` +
      "Call compare_carriers once. Show the carriers from the lightest bill to the heaviest, with dimensional and billable weight, and " +
      "say for each whether its size or its weight decides. Name carriers without a rule. Say that these are published rules, not prices.",
  },
  {
    name: "tax_year_in_review",
    title: "Tax year in review",
    description: "The income tax of one year, and what decides it",
    arguments: [
      needed("jurisdiction", "Code of a country or state, such as DE or US-CA"),
      needed("gross_income", "Income of the year in the currency of the jurisdiction"),
      optional("tax_year", "Such as 2025; by default the current tax year"),
    ],
    write: ({ jurisdiction, gross_income, tax_year }) =>
      `Review the income tax of ${tax_year ? `the tax year ${tax_year}` : "the current tax year"} in ${jurisdiction} for an income of ${gross_income}. ` +
      "Call calculate_tax with explain: true. For a state of the United States, call it for US too and add both. " +
      "Show tax due, effective and marginal rate, the payments with their dates, and the three steps that decide the most. " +
      "Repeat the assumptions of the answer, and say that it is an estimate, not advice.",
  },
  {
    name: "check_my_certificates",
    title: "Check my certificates",
    description: "Which certificates expire soon or do not match their host",
    arguments: [needed("hostnames", "Host names separated by commas; a port after a colon")],
    write: ({ hostnames }) =>
      `Check the certificates of these servers: ${hostnames}. Call inspect_certificate once for each. ` +
      "Show them in the order in which they expire, with the days that are left, and first those that expire within 30 days, do not match " +
      "their host name, or are not trusted. For a server that could not be reached, give the reason of the answer.",
  },
];
