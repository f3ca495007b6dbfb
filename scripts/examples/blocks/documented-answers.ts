/**
 * What a block of JSON shows: the body of a request that must succeed, or a part of the answer to
 * a request.
 */
export type DocumentedJson =
  | { readonly kind: "request"; readonly path: string }
  | {
      readonly kind: "answer";
      readonly to: "the block before" | string;
      /** Fields whose values depend on the day. Only their types are compared. */
      readonly changing?: readonly string[];
      readonly status?: number;
    }
  | { readonly kind: "answer of an agent" };

/**
 * The blocks of JSON of a page, in their order. `TLS_PORT` is the port of a server with a
 * self-signed certificate.
 */
export const documentedJson: Readonly<Record<string, readonly DocumentedJson[]>> = {
  "docs/agent-lab.md": [{ kind: "answer of an agent" }],
  "docs/certs.md": [
    {
      kind: "answer",
      to: "/v1/certificates?hostname=127.0.0.1&port=TLS_PORT",
      changing: ["expires_at", "days_remaining"],
    },
  ],
  "docs/pay.md": [
    { kind: "request", path: "/v1/pay" },
    { kind: "answer", to: "the block before" },
    { kind: "request", path: "/v1/pay/compare" },
  ],
  "docs/tax.md": [
    { kind: "request", path: "/v1/calculations" },
    { kind: "answer", to: "the block before" },
  ],
  "docs/vin.md": [{ kind: "answer", to: "/v1/vehicles/1HGCM82633A004352" }],
  "docs/vpic.md": [
    {
      kind: "answer",
      to: "/vpic/api/vehicles/DecodeVinValues/5UXWX7C5*BA?format=json&modelyear=2011",
    },
    { kind: "answer", to: "/vpic/api/vehicles/GetParts?type=565&format=json", status: 404 },
  ],
};
