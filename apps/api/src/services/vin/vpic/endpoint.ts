import { mustBe } from "@almanac/kernel/messages/wording";
import type { Catalogue, Decoder } from "@almanac/vin";
import { platformProblem } from "../../../problems/problem-kinds.ts";

export interface VpicCall {
  /** The parts of the path after the name of the endpoint, decoded. */
  readonly path: readonly string[];
  /** Parameters of the query and of a form, by lower-case names, without empty values. */
  readonly parameters: ReadonlyMap<string, string>;
  readonly catalogue: Catalogue;
  readonly decoder: Decoder;
  readonly now: () => number;
  /** Reserves quota for this many results, if one request counts more than once. */
  reserve(rows: number): Promise<void>;
  /** To be called when work goes on after a wait, so that its time is counted. */
  resume(): void;
}

/** An endpoint of the original, under its own name. */
export interface VpicEndpoint {
  readonly name: string;
  /** Default: GET. */
  readonly method?: "POST";
  /** Requests of the minute; default 1. More for lists that a short text can make long. */
  readonly units?: number;
  answer(call: VpicCall): VpicAnswer | Promise<VpicAnswer>;
}

/**
 * The only part of the path, or the refusal that names what belongs there. Without `what`, nothing
 * follows the name of the endpoint.
 */
export function onlyPart({ path }: VpicCall, what?: string): string {
  if (path.length === (what === undefined ? 0 : 1)) return path[0] ?? "";
  const wanted = `This endpoint has one part after its name: ${what}.`;
  const detail = what === undefined ? "Nothing follows the name of this endpoint." : wanted;
  throw platformProblem("not_found", detail);
}

/** An endpoint that lists what belongs to the one part of its path, or all if it has none. */
interface ListedEndpoint extends Pick<VpicEndpoint, "name" | "units"> {
  /** What the part is. Without it, nothing follows the name. */
  readonly part?: string;
  /** How the part is read. Default: as it was sent. */
  read?(part: string): string;
  /** What the original writes before the part in `SearchCriteria`. */
  readonly searched?: string;
  /** Default: `responseReturned`. */
  readonly message?: string;
  readonly item: string;
  readonly fields: readonly string[];
  list(catalogue: Catalogue, part: string, call: VpicCall): VpicRecord[];
}

export function listed(endpoint: ListedEndpoint): VpicEndpoint {
  const { part, read, searched = "", message, item, fields, list, ...named } = endpoint;
  return {
    ...named,
    answer(call) {
      const given = onlyPart(call, part);
      const wanted = read ? read(given) : given;
      const searchCriteria = part === undefined ? null : `${searched}${wanted}`;
      const results = list(call.catalogue, wanted, call);
      const shape = { item, fields };
      return { message: message ?? responseReturned, searchCriteria, results, shape };
    },
  };
}

export const makeNumber = {
  part: "the number of a make",
  read: (text: string) => String(toInteger(text, "The number of a make") ?? 0),
};

/**
 * A whole number, such as 474, in a parameter or a part of the path; undefined if none was sent.
 */
export function toInteger(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text.trim())) return Number(text);
  const detail = mustBe(name, "a whole number of at most nine digits", text);
  throw platformProblem("invalid_request", detail);
}

/** A model year in a parameter; undefined if none was sent. */
export function toYear(text: string | undefined, name: string): number | undefined {
  const year = toInteger(text, name);
  if (year === undefined || (year >= 1900 && year <= 2100)) return year;
  throw platformProblem("invalid_request", mustBe(name, "a year from 1900 to 2100", text));
}

/** A value of a result. A list of records is only in GetAllManufacturers. */
export type VpicValue = string | number | boolean | null | readonly VpicRecord[];

export interface VpicRecord {
  readonly [name: string]: VpicValue;
}

/** What XML and CSV need besides the results: the name of an item, and the order of its fields. */
export interface ResultShape {
  /** The XML element of one result. */
  readonly item: string;
  /** The names of the fields in XML and CSV. JSON has them in alphabetical order. */
  readonly fields: readonly string[];
}

export interface VpicAnswer {
  /** Default: the number of results. */
  readonly count?: number;
  readonly message: string;
  /** What was searched for, in the spelling of the original; null for lists without a key. */
  readonly searchCriteria: string | null;
  readonly results: readonly VpicRecord[];
  readonly shape: ResultShape;
}

/** The two success lines of the original. Which one an endpoint sends is part of its shape. */
export const resultsReturned = "Results returned successfully";
export const responseReturned = "Response returned successfully";

/** The success line of the endpoints that decode. */
export const decoded = `${resultsReturned}. NOTE: An empty value means that the data hold nothing about the variable. It does not mean that the vehicle lacks the feature.`;
