export { dataVersions } from "@almanac/vin";
