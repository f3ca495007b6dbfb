import type { StoreError, StoreErrorCategory } from "../errors.ts";

/** RFC 9457, with the fields that all our services add. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly errors?: readonly Readonly<Record<string, unknown>>[];
}

const statuses: Readonly<Record<StoreErrorCategory, number>> = {
  invalid: 400,
  unsupported: 400,
  not_found: 404,
  conflict: 409,
  precondition: 412,
  overloaded: 503,
};

const titles: Readonly<Record<number, string>> = {
  400: "The request is invalid",
  404: "Nothing was found",
  405: "The method is not allowed here",
  409: "The request conflicts with the present state",
  412: "The resource has changed",
  503: "The service is not available now",
};

export function problemOf(code: string, status: number, detail: string): Problem {
  return {
    type: `/problems/${code.replaceAll("_", "-")}`,
    title: titles[status] ?? "The request failed",
    status,
    detail,
    code,
  };
}

/** An error of the library as a problem. `pointer` is RFC 6901. */
export function storeProblem(error: StoreError): Problem {
  return {
    ...problemOf(error.code, statuses[error.category], error.message),
    errors: error.issues.map(({ code, path, message, ...more }) => ({
      pointer: path
        .map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`)
        .join(""),
      code,
      detail: message,
      ...more,
    })),
  };
}
