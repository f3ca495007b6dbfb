import type { TaxRow } from "../types.ts";

/**
 * Synthetic rates of this mock shop, fixture version 1: they follow no real law. Places without a
 * row have a rate of 0.
 */
export const taxes: readonly TaxRow[] = [
  {
    country: "US",
    region: "NY",
    tax_class: "standard",
    rate_basis_points: 800,
    title: "Mock sales tax",
  },
  {
    country: "US",
    region: "CA",
    tax_class: "standard",
    rate_basis_points: 900,
    title: "Mock sales tax",
  },
  {
    country: "US",
    region: "CA",
    tax_class: "reduced",
    rate_basis_points: 250,
    title: "Mock sales tax, reduced",
  },
  {
    country: "US",
    region: "WA",
    tax_class: "standard",
    rate_basis_points: 1000,
    title: "Mock sales tax",
    on_delivery: true,
  },
  {
    country: "DE",
    tax_class: "standard",
    rate_basis_points: 2000,
    title: "Mock VAT",
    included: true,
    on_delivery: true,
  },
  {
    country: "DE",
    tax_class: "reduced",
    rate_basis_points: 1000,
    title: "Mock VAT, reduced",
    included: true,
  },
  {
    country: "GB",
    tax_class: "standard",
    rate_basis_points: 2000,
    title: "Mock VAT",
    included: true,
    on_delivery: true,
  },
  {
    country: "JP",
    tax_class: "standard",
    rate_basis_points: 1000,
    title: "Mock consumption tax",
    included: true,
    on_delivery: true,
  },
  {
    country: "JP",
    tax_class: "reduced",
    rate_basis_points: 800,
    title: "Mock consumption tax, reduced",
    included: true,
  },
];
