import { elementIds } from "../../data/elements.ts";
import { sectionNames } from "../../data/section-names.ts";
import type { PartedData } from "../vin/read-data.ts";
import { ByteReader, StringTable } from "./byte-reader.ts";
import { vpicFile } from "./data-error.ts";
import { ElementTable } from "./element-table.ts";
import { FactTable, SpecificationTable } from "./fact-table.ts";
import { type FileKind, openSections } from "./open-sections.ts";
import { SchemaTable } from "./schema-table.ts";
import { noSection, type Section } from "./section.ts";
import {
  type ElementFact,
  EngineTable,
  type Ranks,
  RankTable,
  readOverrides,
  readSteps,
} from "./vpic-sections.ts";
import { WmiTable } from "./wmi-table.ts";

const kind: FileKind = {
  magic: "AVIN6",
  file: vpicFile,
  sections: sectionNames,
  rest: "values of an element",
};

/**
 * NHTSA's vPIC in the packed form of the data package. Parts are unpacked only when a VIN
 * needs them.
 */
export class Vpic {
  /** The day of the newest row. */
  readonly date: string;
  readonly keys: StringTable;
  /** Some names have blanks at their ends. */
  readonly makes: StringTable;
  readonly elements: ElementTable;
  readonly schemas: SchemaTable;
  readonly facts: FactTable;
  readonly specifications: SpecificationTable;
  readonly wmis: WmiTable;
  readonly #sections: readonly Section[];
  #exceptions: StringTable | undefined;
  #schemaNames: StringTable | undefined;
  #ranks: RankTable | undefined;
  #schemaIds: Int32Array | undefined;
  #engines: EngineTable | undefined;
  /** The facts of the engine models that were needed so far, by the value index of the model. */
  readonly #engineFacts = new Map<number, readonly ElementFact[]>();
  #overrides: ReadonlyMap<string, number> | undefined;

  constructor(data: Uint8Array | PartedData, path?: string) {
    this.#sections = openSections({ ...kind, path }, data);
    this.date = new StringTable(this.#section(0)).at(0);
    this.keys = new StringTable(this.#section(1), true);
    this.facts = new FactTable(this.#section(2), this.#section(26));
    this.schemas = new SchemaTable(this.#section(3), this.#section(6), this.#section(7));
    this.makes = new StringTable(this.#section(18));
    this.wmis = new WmiTable({
      codes: new StringTable(this.#section(9), true),
      records: this.#section(10),
      manufacturers: new StringTable(this.#section(11)),
      countries: new StringTable(this.#section(12)),
      makes: this.makes,
    });
    this.elements = new ElementTable(
      (index) => this.#section(19 + index),
      this.#sections.slice(sectionNames.length),
    );
    this.specifications = new SpecificationTable(this.#section(24));
  }

  /**
   * VINs whose check digit NHTSA excepts from the rule, sorted; empty if the tables do not have
   * this list.
   */
  get exceptions(): StringTable {
    this.#exceptions ??= new StringTable(this.#section(25), true);
    return this.#exceptions;
  }

  get schemaNames(): StringTable {
    this.#schemaNames ??= new StringTable(this.#section(5), true);
    return this.#schemaNames;
  }

  /** The rows of a schema that are newer than rows that would otherwise win against them. */
  ranksOf(schema: number): Ranks | undefined {
    this.#ranks ??= new RankTable(this.#section(8).whole(), this.schemas.count);
    return this.#ranks.of(schema);
  }

  /** NHTSA's own number of a schema. */
  schemaId(schema: number): number {
    this.#schemaIds ??= readSteps(new ByteReader(this.#section(4).whole()), this.schemas.count);
    return this.#schemaIds[schema] ?? 0;
  }

  /** The facts of an engine model, by the value index of the model. */
  engineFacts(value: number): readonly ElementFact[] {
    return this.#engineFacts.get(value) ?? this.#readEngineFacts(value);
  }

  /** The make of a model, by the value index of the model. */
  makeOfModel(value: number): string | undefined {
    return this.makeTextOfModel(value)?.trim();
  }

  /** Like {@link makeOfModel}, with the blanks that NHTSA has at the ends of some names. */
  makeTextOfModel(value: number): string | undefined {
    const at = 2 * value;
    const places = this.#section(17).part(at, at + 2);
    const make = (places[at] ?? 0) + (places[at + 1] ?? 0) * 256;
    return make === 0 ? undefined : this.makes.at(make - 1);
  }

  /** The model year that NHTSA sets for a descriptor, even if position 10 means another year. */
  yearOverride(descriptor: string): number | undefined {
    this.#overrides ??= readOverrides(this.#section(15), this.#section(16).whole());
    return this.#overrides.get(descriptor);
  }

  #readEngineFacts(value: number): readonly ElementFact[] {
    this.#engines ??= new EngineTable(this.#section(13), this.#section(14));
    const model = this.elements.placeOf(elementIds.engineModel);
    const facts = this.#engines.of(this.elements.textOf(model, value).trim().toLowerCase());
    this.#engineFacts.set(value, facts);
    return facts;
  }

  #section(index: number): Section {
    return this.#sections[index] ?? noSection;
  }
}
