/**
 * A typed client of the Almanac API, for Node, browsers and workers. Its types are generated from
 * the OpenAPI document.
 *
 * @module
 */
export { AlmanacProblem, type ClientCode, type Fault, unwrap } from "./AlmanacProblem.ts";
export type {
  Almanac,
  Answer,
  CodeOf,
  DataOf,
  PagedPath,
  PageOf,
  Place,
  UncheckedInit,
} from "./answer.ts";
export { type AlmanacOptions, createAlmanac } from "./createAlmanac.ts";
export type { components, operations, paths } from "./schema.generated.ts";
