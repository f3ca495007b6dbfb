import type { ServiceRegistration } from "./service.ts";

/** Every service, in the order of the help. To add one, create a file in this folder and an entry in this list. */
export const services: readonly ServiceRegistration[] = [
  {
    name: "dim",
    group: "Lookups",
    summary: "what a parcel is billed at: dimensional and billable weight",
    tables: "dimensional-weight rules, by carrier",
    load: async () => (await import("./dimweight.ts")).createDimweight(),
    bulk: async () => (await import("./dimweight/bulk.ts")).dimweightBulk,
  },
  {
    name: "vin",
    group: "Lookups",
    summary: "what a vehicle identification number says",
    tables: "VIN coverage: NHTSA's snapshot, and makers elsewhere",
    load: async () => (await import("./vin.ts")).createVin(),
    bulk: async () => (await import("./vin/bulk.ts")).vinBulk,
  },
  {
    name: "tax",
    group: "Lookups",
    summary: "what income tax is due, and when",
    tables: "income-tax jurisdictions, with their years and figures",
    load: async () => (await import("./tax.ts")).createTax(),
    bulk: async () => (await import("./tax/bulk.ts")).taxBulk,
  },
  {
    name: "pay",
    group: "Lookups",
    summary: "what is left of a gross salary, and what it costs",
    load: async () => (await import("./pay.ts")).createPay(),
  },
  {
    name: "cert",
    group: "Lookups",
    summary: "when a server's certificate expires, and what it says",
    load: async () => (await import("./certs.ts")).createCerts(),
    bulk: async () => (await import("./certs/bulk.ts")).certsBulk,
  },
  {
    name: "shop",
    group: "Lookups",
    summary: "a mock merchant for shopping agents: serve one, or shop in it",
    load: async () => (await import("./storefront.ts")).createStorefront(),
  },
];
