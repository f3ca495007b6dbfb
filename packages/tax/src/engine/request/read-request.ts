import { type Reading, read } from "@almanac/kernel/requests/read-shape";
import { codeShape, netShape, type ReadRequest, taxShape } from "./request-shapes.ts";

/** A request of `calculateTax`: either all of it, or its valid fields and every fault. */
export function readTaxRequest(value: unknown): Reading<ReadRequest> {
  return read(taxShape, value);
}

/** A request of `grossFor`. Its `net` is in the field in which a calculation reads the gross income. */
export function readNetRequest(value: unknown): Reading<ReadRequest> {
  const { request, sound, issues } = read(netShape, value);
  return {
    request: request && withGross(request),
    sound: sound.net === undefined ? sound : withGross({ ...sound, net: sound.net }),
    issues,
  };
}

/** The code in a request of `jurisdiction`. */
export function readCode(code: unknown): Reading<{ readonly code: string }> {
  return read(codeShape, { code });
}

function withGross<Request extends { readonly net: number }>({ net, ...rest }: Request) {
  return { ...rest, gross_income: net };
}
