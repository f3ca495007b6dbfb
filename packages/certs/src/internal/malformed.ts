/** Bytes that are not what they should be. Never leaves the library: each operation turns it into its own error. */
export class Malformed extends Error {
  override readonly name = "Malformed";
}
