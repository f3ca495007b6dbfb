// Takes one salary to five countries. Deno gives the program no permission: a calculation reads no
// file and no address.
import { comparePay } from "@almanac/tax";

const { results } = comparePay({
  gross_income: 58000,
  from: "DE",
  to: ["ES-MD", "FR", "NL", "PT"],
  tax_year: 2026,
});
for (const { jurisdiction, net_income, employer_cost } of results) {
  console.log(
    jurisdiction.padEnd(6),
    net_income.toFixed(2).padStart(10),
    employer_cost.toFixed(2).padStart(10),
  );
}
