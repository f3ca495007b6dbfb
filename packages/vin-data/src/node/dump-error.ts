/** Thrown if a file is not NHTSA's dump in PostgreSQL's plain form. */
export class DumpError extends Error {
  override readonly name = "DumpError";
}
