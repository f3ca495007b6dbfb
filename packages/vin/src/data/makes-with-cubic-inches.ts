/**
 * Makes that declare the displacement in cubic inches, and the last model year in which they do, as
 * far as NHTSA's answers of June 2026 show (994 answers with a displacement,
 * https://github.com/pgreidanusupgrade/nhtsa-local, read on 2026-11-22). No other make of those
 * answers does so where the snapshot has only litres.
 */
export const makesWithCubicInches: Readonly<Record<string, number>> = {
  ACURA: 2999,
  BMW: 2999,
  FORD: 1998,
  HONDA: 2999,
  LINCOLN: 1998,
  MACK: 2999,
  MERCURY: 1998,
  MINI: 2999,
};
