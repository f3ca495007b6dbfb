/** A part of a JSON Schema of the OpenAPI document. */
export interface DescribedSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly DescribedSchema[];
  readonly oneOf?: readonly DescribedSchema[];
  readonly allOf?: readonly DescribedSchema[];
  readonly items?: DescribedSchema;
  readonly properties?: Readonly<Record<string, DescribedSchema>>;
  readonly additionalProperties?: boolean | DescribedSchema;
  readonly required?: readonly string[];
  readonly examples?: readonly unknown[];
  readonly example?: unknown;
}

export interface DescribedParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: DescribedSchema;
  readonly example?: unknown;
}

interface DescribedMedia {
  readonly schema: DescribedSchema;
  readonly example?: unknown;
}

export interface DescribedResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: Readonly<Record<string, DescribedMedia>>;
}

export interface DescribedOperation {
  readonly operationId: string;
  readonly description?: string;
  readonly parameters?: readonly (DescribedParameter | { readonly $ref: string })[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, DescribedMedia>>;
  };
  readonly responses: Readonly<Record<string, DescribedResponse>>;
}

/** The parts of the OpenAPI document that this repository reads. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, DescribedSchema>>;
    readonly headers: Readonly<Record<string, { readonly required?: boolean }>>;
    readonly parameters: Readonly<Record<string, DescribedParameter>>;
  };
}

/**
 * The licence of a document. `identifier` is a field of OpenAPI 3.1, which the types of the
 * generator do not have.
 */
export const license = { name: "MIT", identifier: "MIT" };
