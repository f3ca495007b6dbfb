/** Thrown if the file of sizes cannot be used. */
export class DimensionFileError extends Error {
  override readonly name = "DimensionFileError";
  /**
   * `missing`: the file cannot be read. `damaged`: its checksum does not match, or it is not a
   * dimension file.
   */
  readonly kind: "missing" | "damaged";

  constructor(kind: DimensionFileError["kind"], how: string, options?: ErrorOptions) {
    super(`dimensions.bin of @almanac/vin-dimensions ${how}.`, options);
    this.kind = kind;
  }
}

/** The error for bytes that are not a complete dimension file. */
export function damagedFile(how: string): DimensionFileError {
  return new DimensionFileError("damaged", `is damaged: ${how}`);
}
