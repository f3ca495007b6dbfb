import { starttlsSchema } from "@almanac/certs/schema";
import * as z from "zod";

export * from "@almanac/certs/schema";

/**
 * An optional text, which the library reads. `documented` says what it means, for the document and
 * for typed clients.
 */
const text = (description: string, documented: Readonly<Record<string, unknown>> = {}) =>
  z
    .string()
    .optional()
    .meta({ description, ...documented });

export const certificateQuerySchema = z.strictObject({
  hostname: z.string().meta({
    description: "Host name or IP address, without scheme and port",
    example: "example.com",
  }),
  port: text("TCP port; by default 443, or the usual port of `starttls`", {
    type: "integer",
    minimum: 1,
    maximum: 65_535,
    example: 443,
  }),
  starttls: text("Protocol to speak before TLS, or `none`; by default chosen by the port", {
    enum: starttlsSchema.options,
    example: "none",
  }),
  servername: text("Name to send in SNI instead of the host's; empty for none"),
  family: text("Only IPv4 or only IPv6 addresses", { type: "integer", enum: [4, 6] }),
  all_addresses: text("Adds `addresses`: one answer per resolved address", { type: "boolean" }),
  key_types: text("`both` adds `leaves`: the ECDSA and the RSA certificate", {
    enum: ["default", "both"],
  }),
});
