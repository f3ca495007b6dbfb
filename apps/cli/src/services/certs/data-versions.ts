export { dataVersions } from "@almanac/certs/core";
