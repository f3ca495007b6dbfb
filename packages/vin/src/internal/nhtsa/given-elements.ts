import { elementIds, untoldElement } from "../../data/elements.ts";
import type { ElementExplanation } from "../../types.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import {
  type Hit,
  indexedValue,
  type Matched,
  ofEngine,
  ofSpecification,
} from "../plan/matched.ts";
import type { DefaultValue } from "../vpic/element-table.ts";
import type { Vpic } from "../vpic/vpic.ts";
import type { VpicWmi } from "../vpic/wmi-table.ts";
import { convertedDisplacements } from "./converted-displacements.ts";
import type { NhtsaReading } from "./read-nhtsa.ts";
import type { PatternReading } from "./read-patterns.ts";
import { formulaValue } from "./vpic-facts.ts";

type Origin = ElementExplanation["origin"];

/** A value of an element, in NHTSA's words. Answers share it, so it is frozen. */
export interface GivenElement {
  /** NHTSA's number of the element. */
  readonly id: number;
  readonly value: string;
  /** NHTSA's number of the value, as text; empty if the value is not from a list. */
  readonly valueId: string;
}

/** Takes a value, where it comes from, and the matching entry that gave it, if one did. */
type Take = (given: GivenElement, origin: Origin, hit?: Hit) => void;

/** The number of "Not Applicable", which only default values have. */
const notApplicable = "0";

/**
 * Every value that NHTSA's procedure gives for a VIN. A value is created when it is first given,
 * because most VINs have the values of others.
 */
export class GivenElements {
  readonly #vpic: Vpic;
  readonly #catalogue: () => Catalogue | undefined;
  /**
   * By the place of the element and the index of the value. A list has its final length, because
   * finding a value in a map takes longer than all else that is done with it.
   */
  readonly #values: (GivenElement | undefined)[][];
  /** The place of an element whose values no answer has. */
  readonly #untold: number;
  readonly #makes = new Map<string, GivenElement>();
  readonly #manufacturers = new Map<VpicWmi, GivenElement>();
  readonly #years = new Map<number, GivenElement>();
  readonly #types = new Map<number, GivenElement | undefined>();
  readonly #defaults = new Map<DefaultValue, GivenElement>();

  constructor(vpic: Vpic, catalogue: () => Catalogue | undefined) {
    this.#vpic = vpic;
    this.#catalogue = catalogue;
    this.#values = new Array(vpic.elements.count);
    this.#untold = vpic.elements.placeOf(untoldElement);
  }

  /**
   * Calls a function with each value that is not a default: those of patterns, of the code, and
   * converted displacements. An element can have several.
   */
  each(reading: NhtsaReading, take: Take): void {
    this.#fromPatterns(reading, take);
    this.#fromCode(reading, take);
    for (const [id, text] of convertedDisplacements(this.#vpic, reading.pass.patterns.matched)) {
      take(given(id, text), "conversion");
    }
  }

  /** Calls a function with each value that NHTSA fills in if nothing else gives one. */
  eachDefault({ wmi }: NhtsaReading, take: Take): void {
    for (const each of this.#vpic.elements.defaultsOf(wmi.vehicleTypeId)) {
      take(this.#defaults.get(each) ?? this.#createDefault(each), "default");
    }
  }

  #createDefault(each: DefaultValue): GivenElement {
    const { elements } = this.#vpic;
    const { element, value } = each;
    const valueId = elements.valueId(element, value);
    const text = elements.textOf(element, value);
    const created = given(elements.ids[element] ?? 0, text, valueId, notApplicable);
    this.#defaults.set(each, created);
    return created;
  }

  #fromPatterns({ pass: { patterns } }: NhtsaReading, take: Take): void {
    const { values, entries, filled, hits, further } = patterns.matched;
    const add = (element: number, value: number, entry: number): void => {
      const known = this.#values[element]?.[value];
      take(known ?? this.#create(element, value, patterns), originOf(entry), hits[entry]);
    };
    for (const element of filled) {
      if (element !== this.#untold) add(element, (values[element] ?? 0) - 1, entries[element] ?? 0);
    }
    for (const { element, value, entry } of further) {
      if (element !== this.#untold) add(element, value, entry);
    }
  }

  #create(element: number, value: number, { make = "", matchText }: PatternReading): GivenElement {
    const { elements } = this.#vpic;
    const id = elements.ids[element] ?? 0;
    const text = elements.textOf(element, value);
    const valueId = elements.valueId(element, value);
    // A formula copies characters of the VIN, so its value is not kept.
    if (text.startsWith("#")) return given(id, formulaValue(text, matchText), valueId);
    // The make follows from the model.
    const model =
      id === elementIds.model ? this.#catalogue()?.findModel(make, text.trim())?.id : undefined;
    const created = given(id, text, model ?? valueId);
    this.#values[element] ??= new Array(elements.valueCount(id));
    this.#values[element][value] = created;
    return created;
  }

  /**
   * Make, manufacturer, year and type of vehicle, which no pattern gives. NHTSA writes them
   * in capitals.
   */
  #fromCode({ wmi, pass }: NhtsaReading, take: Take): void {
    const { year, make, makeFromModel, matched } = pass.patterns;
    if (make !== undefined) {
      const written = makeFromModel ? this.#makeOf(matched) : wmi.written.makes[0];
      const text = written ?? make;
      take(this.#makes.get(text) ?? this.#createMake(text, make), makeFromModel ? "model" : "code");
    }
    if (wmi.manufacturer !== undefined) {
      take(this.#manufacturers.get(wmi) ?? this.#createManufacturer(wmi), "code");
    }
    if (year !== undefined) take(this.#years.get(year) ?? this.#createYear(year), "year");
    const type = this.#typeOf(wmi.vehicleTypeId);
    if (type !== undefined) take(type, "code");
  }

  #makeOf(matched: Matched): string | undefined {
    return this.#vpic.makeTextOfModel(indexedValue(this.#vpic, matched, elementIds.model) - 1);
  }

  #createMake(written: string, make: string): GivenElement {
    const id = this.#catalogue()?.findMakeByName(make)?.id;
    const created = given(elementIds.make, written.toUpperCase(), id);
    this.#makes.set(written, created);
    return created;
  }

  #createManufacturer(wmi: VpicWmi): GivenElement {
    const id = this.#catalogue()?.findWmi(wmi.code)?.manufacturerId;
    const name = (wmi.written.manufacturer ?? "").toUpperCase();
    const created = given(elementIds.manufacturer, name, id);
    this.#manufacturers.set(wmi, created);
    return created;
  }

  #createYear(year: number): GivenElement {
    const created = given(elementIds.year, String(year));
    this.#years.set(year, created);
    return created;
  }

  /** The type of vehicle; undefined if the tables have no name for it. */
  #typeOf(vehicleTypeId: number): GivenElement | undefined {
    if (this.#types.has(vehicleTypeId)) return this.#types.get(vehicleTypeId);
    const { elements } = this.#vpic;
    const element = elements.placeOf(elementIds.vehicleType);
    const value = elements.valueWithId(element, vehicleTypeId);
    const text = elements.textOf(element, value).toUpperCase();
    const type = value < 0 ? undefined : given(elementIds.vehicleType, text, vehicleTypeId);
    this.#types.set(vehicleTypeId, type);
    return type;
  }
}

/** A value. The number is 0 or absent if the value is not from a list. */
function given(id: number, value: string, valueId = 0, without = ""): GivenElement {
  return Object.freeze({ id, value, valueId: valueId > 0 ? String(valueId) : without });
}

function originOf(entry: number): Origin {
  if (entry === ofEngine) return "engine_model";
  return entry === ofSpecification ? "specification" : "pattern";
}
