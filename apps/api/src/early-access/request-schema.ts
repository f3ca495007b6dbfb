import * as z from "zod";
import { serviceIds } from "../service-id.ts";

/** A request for early access. */
export const earlyAccessRequestSchema = z
  .strictObject({
    email: z.email().max(254).describe("Address that receives the confirmation link"),
    name: z.string().trim().min(1).max(200).describe("Your name"),
    company: z.string().trim().max(200).optional().describe("Company or organisation"),
    useCase: z.string().trim().min(1).max(2000).describe("What you want to use the answers for"),
    services: z
      .array(z.enum(serviceIds))
      .min(1)
      .max(serviceIds.length)
      .describe("Services that the key must cover"),
    expectedVolume: z
      .string()
      .trim()
      .max(100)
      .optional()
      .describe("Approximate number of requests a month"),
    consent: z.literal(true).describe("We may store this request until it is erased"),
  })
  .meta({
    id: "EarlyAccessRequest",
    description: "A request for early access",
    examples: [
      {
        email: "ada@example.com",
        name: "Ada",
        useCase: "Quoting parcels in a shop",
        services: ["dimweight"],
        expectedVolume: "10,000",
        consent: true,
      },
    ],
  });

export type EarlyAccessRequest = z.infer<typeof earlyAccessRequestSchema>;
