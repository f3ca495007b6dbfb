import * as dimweightSchemas from "@almanac/dimweight/schema";
import { certs } from "@almanac/questions/certs";
import { dimweight } from "@almanac/questions/dimweight";
import * as certsSchemas from "@almanac/questions/schemas/certs";
import * as taxSchemas from "@almanac/questions/schemas/tax";
import * as vinSchemas from "@almanac/questions/schemas/vin";
import { tax } from "@almanac/questions/tax";
import { vin } from "@almanac/questions/vin";
import type { ServiceId } from "../../service-id.ts";
import { type Tool, toolsOf } from "../tool.ts";
import { findVehicle } from "./find-vehicle.ts";
import { listCoverage } from "./list-coverage.ts";

/** Every tool, in the order in which assistants see them: at most sixteen, one a question. */
export const tools: readonly Tool[] = [
  ...toolsOf(dimweight, dimweightSchemas),
  ...toolsOf(vin, vinSchemas),
  findVehicle,
  ...toolsOf(tax, taxSchemas),
  ...toolsOf(certs, certsSchemas, {
    inspectCertificate(given, { inspectCertificate }, signal) {
      if (inspectCertificate) return inspectCertificate(given, signal);
      throw new Error("No certificates are looked up here.");
    },
  }),
  listCoverage,
];

/** The tools of these services, and those that belong to several. */
export function offeredTools(services: readonly ServiceId[]): readonly Tool[] {
  const offered = tools.filter((tool) => {
    const service = tool.serviceOf({});
    return service !== undefined && services.includes(service);
  });
  const shared = tools.filter((tool) => tool.serviceOf({}) === undefined);
  return offered.length > 0 ? [...offered, ...shared] : [];
}
