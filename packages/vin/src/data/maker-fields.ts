/**
 * The fields that a maker's module can give. The module's own name for a field is the part after
 * the dot, if there is one.
 */
export const makerFieldNames = [
  "make",
  "makeCandidates",
  "model",
  "modelCandidates",
  "bodyType",
  "year",
  "engine.capacityCc",
  "engine.capacityLitres",
  "engine.fuel",
  "engine.powerKw",
  "engineModel",
  "electrification",
  "generation",
  "series",
  "doors",
  "cylinders",
  "plant.city",
  "buildMonth",
] as const;
