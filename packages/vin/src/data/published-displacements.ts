const honda = ["Honda", "Acura"] as const;

/**
 * Displacements in cubic inches by engine model. The snapshot leaves them out; they are from
 * NHTSA's answers of 2026 for other VINs with engines of the same family:
 * {@link publishedDisplacementSources}. Honda names an engine by its family and displacement in
 * decilitres (J35), then a letter for the version and a digit. All answers of a family that are in
 * cubic inches have the same figure.
 */
export const publishedDisplacements: readonly {
  /** The makes that use the engine; absent if its maker sells it to other makes. */
  readonly makes?: readonly string[];
  /** The beginning of the engine model's name. */
  readonly engine: string;
  readonly cubicInches: string;
  /** How many answers give this figure, and for how many engine models. */
  readonly answers: readonly [answers: number, models: number];
  /** The source of the answers; if absent, the answers of June 2026. */
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
