import { platformProblem } from "../../problems/problem-kinds.ts";
import { plainBodyLimitBytes, readBytes } from "./read-body.ts";

/** Reads the fields of an HTML form, with the size limit of any plain body. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const bytes = await readBytes(request, plainBodyLimitBytes, request.headers);
  try {
    return new URLSearchParams(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw platformProblem("invalid_request", "The form is not UTF-8.");
  }
}

export function isForm(request: Request): boolean {
  const type = request.headers.get("content-type") ?? "";
  return /^application\/x-www-form-urlencoded(?:;|$)/i.test(type.trim());
}
