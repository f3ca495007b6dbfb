export { calculateTax, safeCalculateTax } from "./calculateTax.ts";
export { createTaxCalculator, type TaxCalculator } from "./createTaxCalculator.ts";
