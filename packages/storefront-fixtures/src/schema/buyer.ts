import * as z from "zod";

const short = z.string().max(500);

/** A place goods go to. Fields as in UCP's postal address. */
export const addressSchema = z
  .strictObject({
    id: short.optional(),
    first_name: short.optional(),
    last_name: short.optional(),
    street_address: short.optional(),
    extended_address: short.optional(),
    address_locality: short.optional(),
    address_region: short.optional(),
    postal_code: short.optional(),
    address_country: z.string().max(60).optional(),
    phone_number: short.optional(),
  })
  .meta({ id: "Address" });

/** Who buys. Consent is a map of purpose to yes or no. */
export const buyerSchema = z
  .strictObject({
    first_name: short.optional(),
    last_name: short.optional(),
    email: short.optional(),
    phone_number: short.optional(),
    consent: z.record(z.string().max(100), z.boolean()).optional(),
  })
  .meta({ id: "Buyer" });

/** What the agent says about the buyer's situation; a hint and never binding. */
export const contextSchema = z
  .strictObject({
    address_country: z.string().max(60).optional(),
    address_region: short.optional(),
    postal_code: short.optional(),
    language: short.optional(),
    currency: z.string().max(3).optional(),
    intent: z.string().max(2000).optional(),
    eligibility: z.array(short).max(50).optional(),
  })
  .meta({ id: "ShoppingContext" });
export type Address = z.infer<typeof addressSchema>;
export type Buyer = z.infer<typeof buyerSchema>;
export type ShoppingContext = z.infer<typeof contextSchema>;
