import { type RequestOf, shape } from "@almanac/kernel/requests/field";
import { type Reading, read } from "@almanac/kernel/requests/read-shape";
import { grossForRequestFields, taxRequestFields } from "../../request-fields.ts";

/** A request without faults. Whether there are rules for it is not known yet. */
export type ReadRequest = RequestOf<typeof taxRequestFields>;

/** A request of `calculateTax`: either all of it, or its valid fields and every fault. */
export function readTaxRequest(value: unknown): Reading<ReadRequest> {
  return read(taxRequestFields, value);
}

/**
 * A request of `grossFor`. Its `net` is in the field in which a calculation reads the gross income.
 */
export function readNetRequest(value: unknown): Reading<ReadRequest> {
  const { request, sound, issues } = read(grossForRequestFields, value);
  return {
    request: request && withGross(request),
    sound: sound.net === undefined ? sound : withGross({ ...sound, net: sound.net }),
    issues,
  };
}

function withGross<Request extends { readonly net: number }>({ net, ...rest }: Request) {
  return { ...rest, gross_income: net };
}

const codeFields = /* @__PURE__ */ shape({ code: taxRequestFields.required.jurisdiction }, {});

/** The code in a request of `jurisdiction`. */
export function readCode(code: unknown): Reading<{ readonly code: string }> {
  return read(codeFields, { code });
}
