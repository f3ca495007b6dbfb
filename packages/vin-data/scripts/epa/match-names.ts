import type { Catalogue } from "../../../vin/src/internal/catalogue/catalogue.ts";
import { normalName } from "../../../vin/src/internal/efficiency/normal-name.ts";
import { epaMakes, epaModels } from "./names.ts";

/** Cars, multi-purpose vehicles, trucks and incomplete vehicles: EPA rates no others. */
const ratedTypes: readonly number[] = [2, 3, 7, 10];

interface Years {
  readonly from: number;
  readonly to?: number | undefined;
}

/** A name of EPA's, or the beginning of one, and the model of NHTSA's that has it. */
interface Name {
  /** Without blanks and punctuation. */
  readonly text: string;
  readonly make: string;
  readonly model: string;
  readonly years: readonly Years[];
}

/** The make and model of NHTSA that a row of EPA describes. */
export interface NhtsaModel {
  readonly make: string;
  readonly model: string;
}

/** Why no model of NHTSA was found for a row. */
export type Unmatched = "make" | "model" | "year";

/**
 * Finds the models of NHTSA for EPA's names. A name belongs to the model whose own name is the
 * longest beginning of it that ends between two words, among the models that makers declared for
 * the year: `Grand Cherokee L 4WD` is the Grand Cherokee L, and the Grand Cherokee before there was
 * one. If no name of a model begins EPA's name, EPA's base model is tried.
 */
export class NameMatcher {
  /** Keyed by EPA's make, without blanks and punctuation. */
  readonly #names = new Map<string, Name[]>();

  constructor(catalogue: Catalogue) {
    const makes = new Map(catalogue.makes().map((make) => [normalName(make.name), make]));
    const yearsOf = (make: string, model: string) =>
      (catalogue.models(makes.get(normalName(make))?.id ?? -1) ?? [])
        .filter(({ name }) => normalName(name) === normalName(model))
        .flatMap(({ years }) =>
          years.filter(({ vehicleTypeId }) => ratedTypes.includes(vehicleTypeId)),
        );
    for (const make of catalogue.makes()) {
      for (const { name } of catalogue.models(make.id)) {
        this.#add(make.name, {
          text: name,
          make: make.name,
          model: name,
          years: yearsOf(make.name, name),
        });
      }
    }
    for (const [epaMake, nhtsaMake] of Object.entries(epaMakes)) {
      const own = this.#names.get(normalName(nhtsaMake));
      if (own === undefined) throw new Error(`NHTSA has no make ${nhtsaMake}.`);
      const known = this.#names.get(normalName(epaMake)) ?? [];
      this.#names.set(normalName(epaMake), [...known, ...own]);
    }
    const unknown = epaModels.filter(([make, model]) => yearsOf(make, model).length === 0);
    if (unknown.length > 0) throw new Error(`NHTSA has no rated models ${unknown.join("; ")}.`);
    for (const [make, model, epa, epaMake = make] of epaModels) {
      this.#add(epaMake, { text: epa, make, model, years: yearsOf(make, model) });
    }
  }

  /** The models of NHTSA for a row of EPA, or why none was found. */
  find(make: string, model: string, baseModel: string, year: number): NhtsaModel[] | Unmatched {
    const names = this.#names.get(normalName(make));
    if (names === undefined) return "make";
    const all = [model, baseModel].map((text) => longest(names, text));
    for (const [at, text] of [model, baseModel].entries()) {
      const declared = names.filter(({ years }) => years.some((range) => covers(range, year)));
      const found = longest(declared, text);
      if (found.length > 0) return found;
      if (at === 1) break;
    }
    return all.some((found) => found.length > 0) ? "year" : "model";
  }

  #add(epaMake: string, { text, ...name }: Name): void {
    const short = normalName(text);
    if (short === "" || name.years.length === 0) return;
    const key = normalName(epaMake);
    const known = this.#names.get(key) ?? [];
    known.push({ ...name, text: short });
    this.#names.set(key, known);
  }
}

function covers({ from, to = Number.POSITIVE_INFINITY }: Years, year: number): boolean {
  return from <= year && year <= to;
}

/** The models with the longest name that begins a text and ends between two words of it. */
function longest(names: readonly Name[], text: string): NhtsaModel[] {
  const ends = endsOfWords(text);
  const short = normalName(text);
  let found: Name[] = [];
  for (const name of names) {
    if (!short.startsWith(name.text) || !ends.has(name.text.length)) continue;
    const best = found[0]?.text.length ?? 0;
    if (name.text.length > best) found = [name];
    else if (name.text.length === best) found.push(name);
  }
  const seen = new Map(found.map((each) => [`${each.make}\n${normalName(each.model)}`, each]));
  return [...seen.values()].map(({ make, model }) => ({ make, model }));
}

/** Where the words of a text end, counted without blanks and punctuation. */
function endsOfWords(text: string): ReadonlySet<number> {
  let length = 0;
  return new Set(
    text.split(/[^A-Za-z0-9\u00c0-\u024f!]+/).map((word) => {
      length += normalName(word).length;
      return length;
    }),
  );
}
