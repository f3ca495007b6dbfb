import type { Catalogue } from "../../src/index.ts";
import { convertDisplacement } from "../../src/internal/nhtsa/capacity.ts";
import { createTables, type DumpTables } from "./create-tables.ts";
import supplement from "./default-values.json" with { type: "json" };
import { NameTables } from "./name-tables.ts";
import { computed, type RecordedAnswer } from "./recorded-answers.ts";
import { findShared, type Shared } from "./shared-facts.ts";

const createdon = "2026-06-15 00:00:00";
const laterOn = "2026-06-15 01:00:00";
/** Variables that NHTSA takes from the code or the year, or computes. */
const notDeclared = new Set([
  ...computed,
  "Make",
  "Manufacturer Name",
  "Model Year",
  "Vehicle Type",
]);

/**
 * Writes a dump in NHTSA's published form from recorded answers: for each VIN a code, a schema of
 * its year, and patterns that give the recorded values. Facts that all VINs with one engine model
 * share become rows of that engine, driver assistance becomes specifications of make, model and
 * year, and a displacement that NHTSA converts is left out.
 */
export function writeDump(answers: readonly RecordedAnswer[], catalogue: Catalogue): string {
  const tables = createTables();
  const names = new NameTables(tables, catalogue, answers);
  const shared = findShared(answers);
  for (const [at, answer] of answers.entries()) {
    addVin(tables, names, shared, answers, at, answer);
  }
  addEngines(tables, names, shared);
  addSpecifications(tables, names, shared);
  addDefaults(tables);
  return `${Object.values(tables)
    .map((table) => table.write())
    .join("\n")}\n${names.writeLists()}`;
}

function addVin(
  tables: DumpTables,
  names: NameTables,
  shared: Shared,
  answers: readonly RecordedAnswer[],
  at: number,
  answer: RecordedAnswer,
): void {
  const { vin, values } = answer;
  const year = Number(values.get("Model Year"));
  const wmiId = names.wmi(answer);
  const schema = at + 1;
  tables.vinschema.add({ id: schema, name: `Schema of ${vin}`, createdon, tobeqced: false });
  tables.wmi_vinschema.add({
    id: schema,
    wmiid: wmiId,
    vinschemaid: schema,
    yearfrom: year,
    yearto: year,
  });
  const isTwin = answers.some((other) => {
    const sameType = other.vin.slice(0, 8) === vin.slice(0, 8);
    return other !== answer && sameType && other.vin.slice(9, 11) === vin.slice(9, 11);
  });
  const wrong = Array.from(
    (values.get("Possible Values") ?? "").matchAll(/\((\d+):(\w+)\)/g),
    ([, position, characters]) => ({ position: Number(position), characters }),
  );
  // NHTSA checks the characters up to position 14, so the last three can distinguish VINs that are
  // otherwise equal.
  const key = keyOf(
    vin,
    isTwin ? 17 : 11,
    isTwin ? [12, 13, 14] : wrong.map(({ position }) => position),
  );
  const addPattern = (
    keys: string,
    elementid: number,
    attributeid: string | number,
    changed = createdon,
  ): void => {
    tables.pattern.add({
      id: tables.pattern.size + 1,
      vinschemaid: schema,
      keys,
      elementid,
      attributeid,
      createdon: changed,
    });
  };
  const converted = derived(values);
  const left = new Set([...notDeclared, ...converted, ...shared.ofVin(answer)]);
  // Of two units, NHTSA converts the newer one, or else cubic centimetres.
  const isNewer = (name: string) => name === "Displacement (L)" && converted.length === 1;
  for (const [name, value] of values) {
    if (left.has(name)) continue;
    const attribute = names.attribute(name, value, answer);
    addPattern(key, names.element(name), attribute, isNewer(name) ? laterOn : createdon);
  }
  // Code 3 means that several characters were possible, and the check digit chose one.
  const others = values.get("Error Code")?.startsWith("3") ? "01" : "";
  for (const { position, characters } of wrong) {
    const blank = keyOf("*".repeat(17), position - 1, []).padEnd(
      position === 11 ? 7 : position - 4,
      "*",
    );
    addPattern(`${blank}[${characters}${others}]`, names.element("Plant City"), "ELSEWHERE");
  }
}

/** Positions 4-8, a bar, and 10 up to the last one, with a star for those that no key reads. */
function keyOf(vin: string, last: number, unread: readonly number[]): string {
  const characters = [...vin].map((each, at) => (unread.includes(at + 1) ? "*" : each)).join("");
  return last < 10
    ? characters.slice(3, last)
    : `${characters.slice(3, 8)}|${characters.slice(9, last)}`;
}

/** The displacements that follow from the others as NHTSA converts them. */
function derived(values: ReadonlyMap<string, string>): string[] {
  const [cc, ci, l] = ["CC", "CI", "L"].map((unit) => values.get(`Displacement (${unit})`) ?? "");
  if (cc === undefined || ci === undefined || l === undefined) return [];
  const fromLitres = convertDisplacement(l, "l to ci") === ci;
  if (fromLitres && convertDisplacement(l, "l to cc") === cc)
    return ["Displacement (CC)", "Displacement (CI)"];
  const fromInches = convertDisplacement(ci, "ci to cc") === cc;
  if (fromInches && convertDisplacement(ci, "ci to l") === l)
    return ["Displacement (CC)", "Displacement (L)"];
  return fromLitres ? ["Displacement (CI)"] : [];
}

function addEngines(tables: DumpTables, names: NameTables, shared: Shared): void {
  for (const [engine, facts] of shared.engines) {
    const id = tables.enginemodel.size + 1;
    tables.enginemodel.add({ id, name: engine });
    for (const [name, value] of facts) {
      tables.enginemodelpattern.add({
        id: tables.enginemodelpattern.size + 1,
        enginemodelid: id,
        elementid: names.element(name),
        attributeid: names.attribute(name, value),
        createdon,
      });
    }
  }
}

function addSpecifications(tables: DumpTables, names: NameTables, shared: Shared): void {
  for (const { answer, facts } of shared.specifications) {
    const id = tables.vehiclespecschema.size + 1;
    const { makeId, modelId, vehicleTypeId } = names.idsOf(answer);
    tables.vehiclespecschema.add({
      id,
      makeid: makeId,
      createdon,
      vehicletypeid: vehicleTypeId,
      tobeqced: false,
    });
    tables.vehiclespecschema_model.add({ id, vehiclespecschemaid: id, modelid: modelId });
    tables.vehiclespecschema_year.add({
      id,
      vehiclespecschemaid: id,
      year: answer.values.get("Model Year"),
    });
    tables.vspecschemapattern.add({ id, schemaid: id });
    const add = (iskey: boolean, name: string, value: string): void =>
      tables.vehiclespecpattern.add({
        id: tables.vehiclespecpattern.size + 1,
        vspecschemapatternid: id,
        iskey,
        elementid: names.element(name),
        attributeid: names.attribute(name, value),
        createdon,
      });
    add(true, "Body Class", answer.values.get("Body Class") ?? "");
    for (const [name, value] of facts) add(false, name, value);
  }
}

function addDefaults({ defaultvalue }: DumpTables): void {
  for (const [vehicletypeid, values] of Object.entries(supplement.defaults)) {
    for (const [value, elements] of Object.entries<readonly number[]>(values)) {
      for (const elementid of elements) {
        defaultvalue.add({
          id: defaultvalue.size + 1,
          elementid,
          vehicletypeid,
          defaultvalue: value,
          createdon,
        });
      }
    }
  }
}
