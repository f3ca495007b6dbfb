import fc from "fast-check";
import { expect, test } from "vitest";
import type { Fact, MakerReading } from "../../src/internal/maker/maker-module.ts";
import { replaceAt } from "../../src/internal/vin/vin-characters.ts";
import { MakerIndex } from "../../src/makers/maker-index.ts";
import { allMakers } from "../../src/makers/registry.ts";
import { latestYear, makerInput } from "./maker-input.ts";

const makerModules = allMakers();
const makers = new MakerIndex(makerModules, true);

const symbols = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";
const wmis = [
  ...new Set([
    ...makerModules.flatMap((module) => module.wmis),
    "6U9",
    "6ZZ",
    "7AT",
    "9AB",
    "99A",
    "LAA",
    "H1A",
    "KLA",
  ]),
];
const vins = fc
  .tuple(
    fc.constantFrom(...wmis),
    fc.array(fc.constantFrom(...symbols), { minLength: 14, maxLength: 14 }),
  )
  .map(([wmi, rest]) => wmi + rest.join(""));

const factsOf = (reading: MakerReading): readonly Fact<unknown>[] => {
  const { market: _market, year, usesCheckDigit: _uses, ...facts } = reading;
  const years =
    year?.status === "encoded" ? [year.year] : year?.status === "ambiguous" ? [year.years] : [];
  return [...Object.values(facts).filter((fact) => fact !== undefined), ...years];
};

test("every fact of a module has a source, grade A or B and a plausible year, for random VINs", () => {
  fc.assert(
    fc.property(
      vins,
      fc.option(fc.integer({ min: 1980, max: 2030 }), { nil: undefined }),
      (vin, year) => {
        const input = makerInput(vin, year);
        for (const module of makers.find(input.wmi)) {
          const reading = module.read(input);
          if (reading === undefined) continue;
          const ids = new Set(module.sources.map((source) => source.id));
          for (const fact of factsOf(reading)) {
            expect(["A", "B"]).toContain(fact.grade);
            expect(fact.why).not.toBe("");
            for (const id of fact.sources) expect(ids, `${module.id}: ${id}`).toContain(id);
          }
          expect(reading.model !== undefined && reading.modelCandidates !== undefined).toBe(false);
          const year = reading.year?.status === "encoded" ? reading.year.year.value : latestYear;
          expect(year).toBeGreaterThanOrEqual(1980);
          expect(year).toBeLessThanOrEqual(latestYear);
          expect(module.read(input)).toEqual(reading);
        }
      },
    ),
    { numRuns: 5000 },
  );
});

test("no module reads an unknown code", () => {
  for (const wmi of ["", "AAA", "1FA", "toString", "__proto__"]) {
    expect(makers.find(wmi), wmi).toEqual([]);
  }
});

test("a module reads no positions besides those that it declares, so that VINs can share an answer", () => {
  const numeric = fc
    .tuple(vins, fc.stringMatching(/^[0-9]{5}$/))
    .map(([vin, type]) => vin.slice(0, 3) + type + vin.slice(8));
  const digits = fc.array(fc.constantFrom(..."0123456789"), { minLength: 6, maxLength: 6 });
  const others = fc.tuple(fc.constantFrom(..."0123456789X"), digits);
  fc.assert(
    fc.property(fc.oneof(vins, numeric), others, others, (vin, one, other) => {
      for (const module of makers.find(vin.slice(0, 3))) {
        const open = [9, 12, 13, 14, 15, 16, 17].filter(
          (position) => !(module.furtherPositions ?? []).includes(position),
        );
        // If position 3 is 9, positions 12-14 belong to the maker's code.
        const free = vin[2] === "9" ? open.filter((each) => each < 12 || each > 14) : open;
        const readings = [one, other].map(([digit, serial]) => {
          const filled = free.reduce((text, position) => {
            return replaceAt(
              text,
              position,
              position === 9 ? digit : (serial[position - 12] ?? "0"),
            );
          }, vin);
          return module.read({ ...makerInput(filled), checkDigitValid: true });
        });
        expect(readings[0], `${module.id}: ${vin}`).toEqual(readings[1]);
      }
    }),
    { numRuns: 5000 },
  );
});
