// Written by scripts/update-types.ts from the schemas in src/schema.ts. Do not edit.
import { flag, oneOf, shape, text, wholeNumber } from "@almanac/kernel/requests/field";

/** The fields of a request of the type `CertificateRequest`. */
export const certificateRequestFields = /* @__PURE__ */ shape(
  { hostname: /* @__PURE__ */ text("a host name or an address") },
  {
    port: /* @__PURE__ */ wholeNumber(
      1,
      65_535,
      "a whole number from 1 to 65535 in decimal digits",
    ),
    starttls: /* @__PURE__ */ oneOf([
      "smtp",
      "lmtp",
      "imap",
      "pop3",
      "ftp",
      "nntp",
      "sieve",
      "ldap",
      "xmpp",
      "xmpp-server",
      "postgres",
      "mysql",
      "none",
    ]),
    servername: /* @__PURE__ */ text("a host name"),
    family: /* @__PURE__ */ oneOf([4, 6]),
    all_addresses: /* @__PURE__ */ flag(),
    key_types: /* @__PURE__ */ oneOf(["default", "both"]),
  },
);
