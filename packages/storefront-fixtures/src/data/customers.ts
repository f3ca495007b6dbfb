import type { FixtureCustomer } from "../types.ts";

/** Known buyers of the generated shop. All invented; the domain is reserved by RFC 2606. */
export const customers: readonly FixtureCustomer[] = [
  {
    id: "cus_ada",
    name: "Ada Example",
    email: "ada@shop.example",
    addresses: [
      {
        id: "addr_ada_home",
        street_address: "12 Orchard Lane",
        address_locality: "Springfield",
        address_region: "NY",
        postal_code: "12345",
        address_country: "US",
      },
      {
        id: "addr_ada_work",
        street_address: "400 Mill Road",
        address_locality: "Rivertown",
        address_region: "CA",
        postal_code: "90001",
        address_country: "US",
      },
    ],
  },
  {
    id: "cus_bruno",
    name: "Bruno Muster",
    email: "bruno@shop.example",
    addresses: [
      {
        id: "addr_bruno",
        street_address: "Musterweg 3",
        address_locality: "Musterstadt",
        postal_code: "12345",
        address_country: "DE",
      },
    ],
  },
];
