export { dataVersions } from "@almanac/dimweight";
