// Calculates net pay in the page, without a server. Only the two countries that are imported are in
// the bundle.
import { createPayCalculator } from "@almanac/tax/pay";
import { dePay } from "@almanac/tax/pay/de";
import { ptPay } from "@almanac/tax/pay/pt";

const { safeCalculatePay } = createPayCalculator([dePay, ptPay]);
const euros = new Intl.NumberFormat("en", { style: "currency", currency: "EUR" });

function element<Kind extends Element>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

const gross = element<HTMLInputElement>("[name=gross]");
const rows = element<HTMLTableSectionElement>("tbody");
const alert = element<HTMLElement>("[role=alert]");

function show(): void {
  rows.replaceChildren();
  alert.textContent = "";
  for (const jurisdiction of ["DE", "PT"]) {
    const { data, error } = safeCalculatePay({
      jurisdiction,
      gross_income: gross.valueAsNumber,
      tax_year: 2026,
    });
    if (error) {
      alert.textContent = error.message;
      continue;
    }
    const row = rows.insertRow();
    row.insertCell().textContent = jurisdiction;
    row.insertCell().textContent = euros.format(data.net_income);
    row.insertCell().textContent = euros.format(data.employer_cost);
  }
}

gross.addEventListener("input", show);
show();
