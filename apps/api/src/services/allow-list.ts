import { type AllowList, CertError, createAddressPolicy } from "@almanac/certs/core";
import * as z from "zod";

/** CIDR blocks, names and suffixes. A wrong entry stops the start. */
export const allowList = z.string().transform((value, context): AllowList => {
  try {
    createAddressPolicy(value);
  } catch (error) {
    if (!(error instanceof CertError)) throw error;
    context.addIssue(error.message.replace(/\.$/, ""));
  }
  return value;
});
