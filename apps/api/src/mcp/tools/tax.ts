import { unwrap } from "@almanac/kernel/result";
import { safeCalculateTax } from "@almanac/tax";
import { taxRequestSchema, taxResultSchema } from "@almanac/tax/schema";
import { defineTool, type Tool } from "../tool.ts";

export const taxTools: readonly Tool[] = [
  defineTool({
    name: "calculate_tax",
    title: "Income tax of a year",
    description:
      "Calculates the income tax that one jurisdiction takes for one year: tax due, effective and marginal rate, payments with their dates. " +
      "US is the federal tax alone and US-CA the tax of California alone: ask for both. A province of Canada, such as CA-ON, includes the " +
      "federal tax. Years and filing statuses differ by jurisdiction: see list_coverage. An estimate and no advice; no social contributions in tax_due.",
    service: "tax",
    request: taxRequestSchema,
    answer: taxResultSchema,
    run: (given, { now }) => unwrap(safeCalculateTax(given, { now })),
  }),
];
