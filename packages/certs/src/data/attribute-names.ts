/**
 * The short names of attribute types that every implementation of RFC 4514 must know. Every other
 * type is written as its dotted number. Source: RFC 4514 section 3,
 * https://www.rfc-editor.org/rfc/rfc4514#section-3, read 2026-11-20.
 */
export const attributeNames: Readonly<Record<string, string>> = {
  "2.5.4.3": "CN",
  "2.5.4.7": "L",
  "2.5.4.8": "ST",
  "2.5.4.10": "O",
  "2.5.4.11": "OU",
  "2.5.4.6": "C",
  "2.5.4.9": "STREET",
  "0.9.2342.19200300.100.1.25": "DC",
  "0.9.2342.19200300.100.1.1": "UID",
};
