import type { VinIssue } from "../errors.ts";
import type { Vehicle } from "../schema.ts";
import { assemble } from "./assemble.ts";
import { type DecodeRequest, gather, outline, type Tables } from "./evidence.ts";
import { explain } from "./explain.ts";
import { refuse } from "./refuse.ts";
import { findDeciders, recall, remember } from "./shared-answer.ts";
import { findWarnings } from "./warnings.ts";

/** The answer, or why there is none. */
export function decode(tables: Tables, request: DecodeRequest): Vehicle | readonly VinIssue[] {
  const outlined = outline(tables, request);
  const deciders = findDeciders(tables, outlined);
  const known = deciders && recall(deciders, request.vin);
  if (known !== undefined) return known;
  const evidence = gather(tables, outlined);
  const vehicle = assemble(tables, evidence);
  const faults = refuse(evidence, vehicle);
  if (faults.length > 0) return faults;
  vehicle.warnings = findWarnings(evidence, vehicle);
  if (request.explain) vehicle.explanation = explain(tables, evidence, vehicle);
  if (deciders !== undefined) remember(deciders, evidence, vehicle);
  return vehicle;
}
