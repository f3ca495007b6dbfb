/** An error that occurs before the shop is asked. It is reported as an HTTP status or as a JSON-RPC error. */
export class UcpFault extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly UcpFieldFault[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    content: string,
    extra: {
      readonly errors?: readonly UcpFieldFault[];
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(content);
    this.name = "UcpFault";
    this.status = status;
    this.code = code;
    this.errors = extra.errors ?? [];
    this.headers = extra.headers ?? {};
  }
}

/** One invalid field of a request. */
export interface UcpFieldFault {
  /** An RFC 9535 JSONPath into the request. */
  readonly path: string;
  readonly content: string;
}

/** Writes an RFC 9535 JSONPath, with member names in dot notation where that is possible, and elements by index. */
export function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`;
    const name = String(part);
    return /^[A-Za-z_]\w*$/.test(name)
      ? `${text}.${name}`
      : `${text}['${name.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}']`;
  }, "$");
}
