import type { Tool } from "../tool.ts";
import { certsTools } from "./certs.ts";
import { dimweightTools } from "./dimweight.ts";
import { listCoverage } from "./list-coverage.ts";
import { taxTools } from "./tax.ts";
import { vinTools } from "./vin.ts";

/** Every tool, in the order in which assistants see them. There are at most sixteen: one for a question, not for a path. */
export const tools: readonly Tool[] = [
  ...dimweightTools,
  ...vinTools,
  ...taxTools,
  ...certsTools,
  listCoverage,
];
