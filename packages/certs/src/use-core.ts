// The root of the package for bundlers that build for a browser or a worker. It has what works
// there. For anything else, such as `inspectCertificate`, a bundler reports that this file does not
// export it, and the name of the file says which entry works there: `@almanac/certs/core`.
export * from "./core.ts";
