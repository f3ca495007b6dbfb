import type { Catalogue, CatalogueVariable } from "../../src/index.ts";
import type { DumpTables } from "./create-tables.ts";
import { plain, type RecordedAnswer } from "./recorded-answers.ts";
import { DumpTable } from "./tables.ts";

const createdon = "2026-06-15 00:00:00";
/** Elements that are lists, but not lists of values. */
const ownLists = new Set(["make", "model", "manufacturer"]);

/** The tables of names of a dump, with NHTSA's numbers where the catalogue has the name. */
export class NameTables {
  readonly #tables: DumpTables;
  readonly #catalogue: Catalogue;
  readonly #variables: ReadonlyMap<string, CatalogueVariable>;
  readonly #lists = new Map<string, Map<string, number>>();
  readonly #ids = new Map<string, number>();
  #next = 900_000;

  constructor(tables: DumpTables, catalogue: Catalogue, answers: readonly RecordedAnswer[]) {
    this.#tables = tables;
    this.#catalogue = catalogue;
    this.#variables = new Map(catalogue.variables().map((each) => [plain(each.name), each]));
    const recorded = new Map(
      answers.flatMap(({ values }) => [...values.keys()]).map((name) => [plain(name), name]),
    );
    for (const variable of catalogue.variables()) {
      const { id, code, list, isPrivate, group, dataType, decode } = variable;
      tables.element.add({
        id,
        name: recorded.get(plain(variable.name)) ?? variable.name,
        code,
        lookuptable: list === "" ? null : list,
        isprivate: isPrivate,
        groupname: group,
        datatype: dataType,
        decode: decode === "" ? null : decode,
      });
      if (list !== "" && !ownLists.has(list)) this.#list(list);
    }
    for (const country of catalogue.countries()) tables.country.add({ ...country });
  }

  /** NHTSA's number of a variable. */
  element(name: string): number {
    return this.#variable(name).id;
  }

  /** A value in the form of a pattern: a number if it is from a list, otherwise the text. */
  attribute(name: string, value: string, answer?: RecordedAnswer): string | number {
    const { list } = this.#variable(name);
    if (name === "Model" && answer !== undefined) return this.idsOf(answer).modelId;
    if (list === "") return value;
    return this.#valueId(list, value);
  }

  /** The numbers of the make, model and vehicle type of an answer. */
  idsOf({ values }: RecordedAnswer) {
    const make = values.get("Make") ?? "";
    const model = values.get("Model") ?? "";
    const known = this.#catalogue.findMakeByName(make);
    const makeId = this.#id(`make ${make}`, known?.id, (id) =>
      this.#tables.make.add({ id, name: known?.name ?? make, createdon }),
    );
    const modelId = this.#id(
      `model ${make}/${model}`,
      this.#catalogue.findModel(make, model)?.id,
      (id) => {
        this.#tables.model.add({ id, name: model, createdon });
        this.#tables.make_model.add({ id, makeid: makeId, modelid: id, createdon });
      },
    );
    const vehicleTypeId = this.#valueId("vehicletype", values.get("Vehicle Type") ?? "");
    return { makeId, modelId, vehicleTypeId };
  }

  /** The number of the code of a VIN. */
  wmi(answer: RecordedAnswer): number {
    const { vin, values } = answer;
    const code = vin[2] === "9" ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3);
    const listed = this.#catalogue.findWmi(code);
    const { makeId, vehicleTypeId } = this.idsOf(answer);
    const name = values.get("Manufacturer Name") ?? "";
    const known = this.#catalogue.findManufacturer(listed?.manufacturerId ?? -1);
    const manufacturerid = this.#id(
      `manufacturer ${name}`,
      known?.name.toUpperCase() === name ? known.id : undefined,
      (id) => this.#tables.manufacturer.add({ id, name }),
    );
    const wmiid = this.#id(`wmi ${code}`, undefined, (id) =>
      this.#tables.wmi.add({
        id,
        wmi: code,
        manufacturerid,
        vehicletypeid: vehicleTypeId,
        createdon,
        countryid: listed?.countryId,
        publicavailabilitydate: "2015-01-01 00:00:00",
        trucktypeid: listed?.truckTypeId,
        noncompliant: false,
        noncompliantsetbyovsc: false,
      }),
    );
    this.#id(`wmi_make ${code} ${makeId}`, undefined, () =>
      this.#tables.wmi_make.add({ wmiid, makeid: makeId }),
    );
    return wmiid;
  }

  /** The lists of values, one table each. */
  writeLists(): string {
    return [...this.#lists]
      .map(([name, values]) => {
        const table = new DumpTable(name, "id name");
        for (const [text, id] of values) table.add({ id, name: text });
        return table.write();
      })
      .join("\n");
  }

  #variable(name: string): CatalogueVariable {
    const found = this.#variables.get(plain(name));
    if (found === undefined) throw new Error(`the catalogue has no variable ${name}`);
    return found;
  }

  #list(name: string): Map<string, number> {
    const known = this.#lists.get(name);
    if (known !== undefined) return known;
    const values = new Map(this.#catalogue.values(name).map(({ id, name: text }) => [text, id]));
    this.#lists.set(name, values);
    return values;
  }

  /**
   * The number of a value. If the catalogue spells a value differently, the recorded spelling
   * is used.
   */
  #valueId(list: string, value: string): number {
    const values = this.#list(list);
    const same = [...values].find(([text]) => plain(text) === plain(value));
    if (same?.[0] === value) return same[1];
    const id = same?.[1] ?? this.#next++;
    if (same !== undefined && list === "vehicletype") return id;
    if (same !== undefined) values.delete(same[0]);
    values.set(value, id);
    return id;
  }

  #id(key: string, known: number | undefined, add: (id: number) => void): number {
    const found = this.#ids.get(key);
    if (found !== undefined) return found;
    const id = known ?? this.#next++;
    this.#ids.set(key, id);
    add(id);
    return id;
  }
}
