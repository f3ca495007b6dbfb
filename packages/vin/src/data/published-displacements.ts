const honda = ["Honda", "Acura"] as const;

/**
 * Displacements that NHTSA gives in cubic inches, which the snapshot leaves out, by engine model. From its answers of 2026
 * for other VINs with engines of the same family: {@link publishedDisplacementSources}. Honda names an engine by its
 * family and displacement in decilitres (J35), a letter for the version and a digit: every answer of a family has the
 * same cubic inches, as far as it is one in cubic inches.
 */
export const publishedDisplacements: readonly {
  /** None for the engine of a maker that sells it to others. */
  readonly makes?: readonly string[];
  /** What the engine model begins with. */
  readonly engine: string;
  readonly cubicInches: string;
  /** How many answers, for how many engine models, say so. */
  readonly answers: readonly [answers: number, models: number];
  /** Whose answers they are: those of June, if not said. */
  readonly source?: "vpic-answers-made-up";
}[] = [
  { makes: honda, engine: "B16", cubicInches: "97", answers: [1, 1] },
  { makes: honda, engine: "B20", cubicInches: "120", answers: [1, 1] },
  {
    makes: honda,
    engine: "C35",
    cubicInches: "212",
    answers: [1, 1],
    source: "vpic-answers-made-up",
  },
  { makes: honda, engine: "D17", cubicInches: "102", answers: [2, 1] },
  { makes: honda, engine: "F23", cubicInches: "138", answers: [3, 2] },
  { makes: honda, engine: "J30", cubicInches: "183", answers: [3, 2] },
  { makes: honda, engine: "J32", cubicInches: "196", answers: [5, 2] },
  { makes: honda, engine: "J35", cubicInches: "212", answers: [23, 8] },
  { makes: honda, engine: "J37", cubicInches: "224", answers: [3, 2] },
  { makes: honda, engine: "K20", cubicInches: "122", answers: [1, 1] },
  { makes: honda, engine: "K23", cubicInches: "140", answers: [1, 1] },
  { makes: honda, engine: "K24", cubicInches: "144", answers: [9, 6] },
  { makes: honda, engine: "LDA", cubicInches: "82", answers: [2, 2] },
  {
    makes: honda,
    engine: "LFA",
    cubicInches: "122",
    answers: [1, 1],
    source: "vpic-answers-made-up",
  },
  { makes: honda, engine: "R18", cubicInches: "110", answers: [10, 2] },
  {
    makes: ["International"],
    engine: "Cummins Signature 600, ISX, AHD",
    cubicInches: "915",
    answers: [2, 1],
  },
  {
    makes: ["International"],
    engine: "International DT466/Maxxforce DT",
    cubicInches: "466",
    answers: [1, 1],
  },
];

export const publishedDisplacementSources = [
  {
    id: "vpic-answers",
    title: "Answers of NHTSA's vPIC for 1,006 VINs (June 2026), test data of nhtsa-local",
    url: "https://github.com/pgreidanusupgrade/nhtsa-local/blob/157f2db578ded8d2701d529b317390e152d42ae2/api-gob/testdata/nhtsa_golden.json",
    readOn: "2026-11-21",
  },
  {
    id: "vpic-answers-made-up",
    title:
      "Answers of NHTSA's vPIC for VINs made up from its keys (September 2026), test data of nhtsa-edge-api",
    url: "https://github.com/AIKitLLC/nhtsa-edge-api/blob/2b6ab6592cae99060abf5d7d9752cf8d5a65ad76/test/fixtures/vpic-golden.json",
    readOn: "2026-11-21",
  },
] as const;
