import * as z from "zod";

const short = (description: string) => z.string().max(500).optional().describe(description);

const country = (description: string) => z.string().max(60).optional().describe(description);

/** The fields of UCP's postal address. */
export const addressSchema = z
  .strictObject({
    id: short("Id, by which a method selects it"),
    first_name: short("First name"),
    last_name: short("Last name"),
    street_address: short("Street and number"),
    extended_address: short("Flat, floor or building"),
    address_locality: short("City or town"),
    address_region: short("State, province or region; `NY` for New York"),
    postal_code: short("Postal code"),
    address_country: country("Country, ISO 3166-1 alpha-2: `US`"),
    phone_number: short("Telephone"),
  })
  .meta({ id: "Address", description: "A delivery or billing address." });

export const buyerSchema = z
  .strictObject({
    first_name: short("First name"),
    last_name: short("Last name"),
    email: short("E-mail address; a checkout needs it unless `strictBuyer` is false"),
    phone_number: short("Telephone"),
    consent: z.record(z.string().max(100), z.boolean()).optional().describe("Consent by purpose"),
  })
  .meta({ id: "Buyer", description: "The buyer." });

export const shoppingContextSchema = z
  .strictObject({
    address_country: country("Country of the buyer, ISO 3166-1 alpha-2"),
    address_region: short("Region of the buyer"),
    postal_code: short("Postal code of the buyer"),
    language: short("Language of the buyer, such as `en-US`"),
    currency: z.string().max(3).optional().describe("Currency of the buyer, ISO 4217"),
    intent: z.string().max(2000).optional().describe("What the buyer wants, in words"),
    eligibility: z
      .array(z.string().max(500))
      .max(50)
      .optional()
      .describe("Claims of the buyer; none is verified"),
  })
  .meta({
    id: "ShoppingContext",
    description: "Information of the agent about the buyer: a hint, never binding.",
  });
