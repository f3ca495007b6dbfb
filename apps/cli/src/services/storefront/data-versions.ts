export { dataVersions } from "@almanac/storefront-fixtures";
