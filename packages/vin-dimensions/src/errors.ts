/** Why the file of sizes cannot be used. */
export class DimensionFileError extends Error {
  override readonly name = "DimensionFileError";
  /** `missing`: it cannot be read at all. `damaged`: it is not what its checksum says, or no such file. */
  readonly kind: "missing" | "damaged";

  constructor(kind: DimensionFileError["kind"], how: string, options?: ErrorOptions) {
    super(`dimensions.bin of @almanac/vin-dimensions ${how}.`, options);
    this.kind = kind;
  }
}

/** The error for bytes that are not a whole dimension file. */
export function damagedFile(how: string): DimensionFileError {
  return new DimensionFileError("damaged", `is damaged: ${how}`);
}
