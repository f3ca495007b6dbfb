/** Thrown for malformed bytes. It never leaves the library: each operation turns it into a CertError. */
export class Malformed extends Error {
  override readonly name = "Malformed";
}
