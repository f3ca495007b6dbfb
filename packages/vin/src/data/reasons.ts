/** Why a VIN is read as North American, or by the rules of other markets. */
export const marketReasons = {
  schemeElsewhere: "the maker's scheme for other markets",
  schemeNorthAmerica: "the maker's scheme for North America",
  code: "a code of the United States, Canada or Mexico",
  declared:
    "a model declared to NHTSA fits, and either the check digit or all characters are right",
  undeclared: "a code from outside North America, and no model declared to NHTSA that fits",
} as const;

/** Why a vehicle has its year, or has no year. */
export const yearReasons = {
  overridden: "NHTSA sets the year of this descriptor",
  conclusive:
    "position 10, in the cycle that position 7 and the declared years select (49 CFR 565.15)",
  patterns: "position 10, in the cycle whose declared patterns fit better",
  letter: "position 10, in the cycle that the letter at position 7 selects (49 CFR 565.15)",
  code: "position 10 (49 CFR 565.15)",
  noCode: "position 10 is not a year code",
  tooOld: "no vehicle with this code or brand is as old as position 10 says",
  notOlder: "no vehicle with this code or brand has an earlier year",
  noRule: "it is not known whether and where this maker writes the year",
} as const;
