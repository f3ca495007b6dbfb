import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

/** Validates documents with a folder of public JSON Schemas. */
export interface SchemaOracle {
  /**
   * The faults that a schema (`schemas/shopping/cart.json`, with a `#/$defs/...` if needed) finds.
   * Empty if there are none.
   */
  faults(schema: string, document: unknown): string;
}

/**
 * Reads every schema in a folder. As the notes of the standard say, references are resolved by file
 * paths, because the `$id` values contain no version. The standard's own keyword `ucp_request`
 * applies to requests and is ignored.
 */
export function openSchemaOracle(folder: string): SchemaOracle {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addFormat("uri", (text: string) => URL.canParse(text));
  ajv.addFormat("date-time", (text: string) =>
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text),
  );
  const paths = globSync("**/*.json", { cwd: folder }).filter(
    (path) => !/openrpc|openapi/.test(path),
  );
  for (const path of paths) {
    const schema = JSON.parse(readFileSync(join(folder, path), "utf8")) as Record<string, unknown>;
    ajv.addSchema({ ...schema, $id: `file:///${path}` });
  }
  const compiled = new Map<string, ValidateFunction>();
  return {
    faults(schema, document) {
      const validate = compiled.get(schema) ?? ajv.compile({ $ref: `file:///${schema}` });
      compiled.set(schema, validate);
      if (validate(document)) return "";
      return (validate.errors ?? [])
        .map(
          ({ instancePath, message, schemaPath }) => `${instancePath} ${message} (${schemaPath})`,
        )
        .join("\n");
    },
  };
}
