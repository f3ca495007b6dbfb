// The root of the package for bundlers that build for a browser or a worker. It has what
// works there. For anything else, such as `decodeVin`, a bundler reports that this file
// does not export it, and the name of the file says which entry does: `@almanac/vin/core`
// or `@almanac/vin/browser`.
export * from "./index.ts";
