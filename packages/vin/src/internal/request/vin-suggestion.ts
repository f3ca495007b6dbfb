/** A VIN that was probably meant. */
export interface VinSuggestion {
  /** A well-formed VIN. */
  readonly vin: string;
  /**
   * `separator`: blanks, hyphens or the like were written. `letter`: I, O or Q was written for 1 or 0. `pattern`: the
   * maker's patterns allow only this at the wrong position. `swap`: two neighbours change places. `lookalike`: a similar
   * character. `check_digit`: the check digit of the other characters. `character`: any other character.
   */
  readonly reason:
    | "separator"
    | "letter"
    | "pattern"
    | "swap"
    | "lookalike"
    | "check_digit"
    | "character";
  /** 1-based positions that change: of the text without blanks around it for `separator`, else of the VIN. */
  readonly positions: readonly number[];
}
