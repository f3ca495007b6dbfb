/** What goes wrong ahead of the shop: told by the status of HTTP, and by an error of JSON-RPC. */
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

/** One field of a request that is not right. */
export interface UcpFieldFault {
  /** RFC 9535 JSONPath into the request. */
  readonly path: string;
  readonly content: string;
}

/** RFC 9535: members by name in dot notation where that is possible, elements by index. */
export function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`;
    const name = String(part);
    return /^[A-Za-z_]\w*$/.test(name)
      ? `${text}.${name}`
      : `${text}['${name.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}']`;
  }, "$");
}
