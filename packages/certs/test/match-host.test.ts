import { expect, test } from "vitest";
import { matchesHost } from "../src/internal/host.ts";

/** A subject alternative name of type dNSName. */
const dnsName = (text: string) =>
  ({ type: "DNS", bytes: new Uint8Array(), text, label: "" }) as const;

// RFC 9525 section 6.3: a wildcard is the whole leftmost label, and stands for exactly one label.
test.for([
  ["www.example.com", "www.example.com", true],
  ["WWW.Example.COM.", "www.example.com", true],
  ["example.com", "www.example.com", false],
  ["*.example.com", "www.example.com", true],
  ["*.example.com", "example.com", false],
  ["*.example.com", "a.www.example.com", false],
  ["*.com", "example.com", false],
  ["w*.example.com", "www.example.com", false],
  ["www.*.com", "www.example.com", false],
] as const)("a certificate for %s is for %s: %s", ([pattern, text, expected]) => {
  expect(matchesHost([dnsName(pattern)], { text })).toBe(expected);
});
