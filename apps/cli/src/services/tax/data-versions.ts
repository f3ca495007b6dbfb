export { dataVersions } from "@almanac/tax";
