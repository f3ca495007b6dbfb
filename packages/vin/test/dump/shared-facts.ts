import { groupBy } from "../../../vin-data/src/compile/facts.ts";
import type { RecordedAnswer } from "./recorded-answers.ts";

const engineVariables = [
  "Cooling Type",
  "Engine Configuration",
  "Engine Stroke Cycles",
  "Fuel Delivery/Fuel Injection Type",
  "Valve Train Design",
];
/** Driver assistance, which NHTSA mostly declares by make, model and year. */
const specified = [
  "Antilock Braking System (ABS)",
  "Backup Camera",
  "Blind Spot Warning (BSW)",
  "Crash Imminent Braking (CIB)",
  "Daytime Running Light (DRL)",
  "Dynamic Brake Support (DBS)",
  "Electronic Stability Control (ESC)",
  "Forward Collision Warning (FCW)",
  "Keyless Ignition",
  "Lane Departure Warning (LDW)",
  "Traction Control",
];

type Facts = readonly (readonly [name: string, value: string])[];

/**
 * Facts that a dump gives through an engine model or through a specification, and not
 * through patterns.
 */
export interface Shared {
  readonly engines: ReadonlyMap<string, Facts>;
  readonly specifications: readonly { readonly answer: RecordedAnswer; readonly facts: Facts }[];
  /** The variables of a VIN that such a fact gives. */
  ofVin(answer: RecordedAnswer): readonly string[];
}

/**
 * Finds the facts that all VINs with one engine model, or of one make, model, year and body, have
 * in common.
 */
export function findShared(answers: readonly RecordedAnswer[]): Shared {
  const engineOf = ({ values }: RecordedAnswer) => values.get("Engine Model") ?? "";
  const engines = new Map<string, Facts>();
  for (const [engine, group] of groupBy(answers, engineOf)) {
    const facts = common(group, engineVariables);
    if (engine !== "" && facts.length > 0) engines.set(engine, facts);
  }
  const groups = [...groupBy(answers, typeOf).values()].flatMap((group) => {
    const facts = common(group, specified);
    const [answer] = group;
    return facts.length > 0 && answer !== undefined ? [{ answer, facts }] : [];
  });
  const factsOf = new Map(groups.map(({ answer, facts }) => [typeOf(answer), facts]));
  return {
    engines,
    specifications: groups,
    ofVin: (answer) =>
      [...(engines.get(engineOf(answer)) ?? []), ...(factsOf.get(typeOf(answer)) ?? [])].map(
        ([name]) => name,
      ),
  };
}

function typeOf({ values }: RecordedAnswer): string {
  const names = ["Make", "Model", "Model Year", "Body Class", "Vehicle Type"];
  return names.map((name) => values.get(name)).join("\u0000");
}

/** The variables that have the same value in all answers. */
function common(answers: readonly RecordedAnswer[], names: readonly string[]): Facts {
  return names.flatMap((name) => {
    const found = new Set(answers.map(({ values }) => values.get(name)));
    const [value] = found;
    return found.size === 1 && value !== undefined ? [[name, value] as const] : [];
  });
}
