/**
 * What ClientHellos offer, as OpenSSL names it. Sources, read 2026-11-28: RFC 8446 appendix B.4
 * (cipher suites) and section 4.2.3 (signature algorithms), RFC 8422 and RFC 7919 (groups).
 */

/** All suites of TLS 1.3. By default, OpenSSL lacks those with CCM, which small devices have. */
export const tls13Suites =
  "TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256:TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256";

/** The signature algorithms of one type of key. */
export const signaturesOf = {
  ecdsa: "ecdsa_secp256r1_sha256:ecdsa_secp384r1_sha384:ecdsa_secp521r1_sha512:ECDSA+SHA1",
  rsa: "rsa_pss_rsae_sha256:rsa_pss_rsae_sha384:rsa_pss_rsae_sha512:rsa_pss_pss_sha256:rsa_pss_pss_sha384:rsa_pss_pss_sha512:RSA+SHA256:RSA+SHA384:RSA+SHA512:RSA+SHA1",
} as const;

/** What OpenSSL offers by default, without the groups of ML-KEM, and the longer groups of RFC 7919. */
export const classicalGroups =
  "X25519:P-256:X448:P-384:P-521:ffdhe2048:ffdhe3072:ffdhe4096:ffdhe6144:ffdhe8192";

/**
 * All groups of OpenSSL 3.5. Its default has only one with ML-KEM. Servers for CNSA 2.0 know others
 * alone (FIPS 203; draft-ietf-tls-ecdhe-mlkem and draft-ietf-tls-mlkem).
 */
export const newestGroups =
  "DEFAULT:ffdhe4096:ffdhe6144:ffdhe8192:?SecP384r1MLKEM1024:?SecP256r1MLKEM768:?MLKEM1024:?MLKEM768:?MLKEM512";

/** Curves that no platform offers by default, and that some keys are on. */
export const rareCurves = [
  "brainpoolP256r1",
  "brainpoolP384r1",
  "brainpoolP512r1",
  "secp224r1",
  "secp256k1",
] as const;

/**
 * What a ClientHello for old servers offers, by number. Sources: IANA, Transport Layer Security
 * (TLS) Parameters, https://www.iana.org/assignments/tls-parameters, in a copy of 2015, read
 * 2026-11-28: RFC 4346, RFC 5246, RFC 5288, RFC 5289, RFC 5469, RFC 4492, RFC 4162 and RFC 5932;
 * and RFC 9189 section 3 for GOST.
 */

/**
 * Cipher suites that show a certificate, the best first. With those below, they are fewer than 128,
 * because some load balancers fail on more (https://github.com/testssl/testssl.sh/issues/1214).
 */
const suitesWithCertificate = [
  // ECDHE and DHE with AES.
  0xc02b, 0xc02c, 0xc02f, 0xc030, 0xc023, 0xc024, 0xc027, 0xc028, 0xc009, 0xc00a, 0xc013, 0xc014,
  0x009e, 0x009f, 0x0067, 0x006b, 0x0033, 0x0039, 0x00a2, 0x00a3, 0x0040, 0x006a, 0x0032, 0x0038,
  // ChaCha20 (RFC 7905 and its draft by A. Langley), and AES with CCM (RFC 6655 and RFC 7251).
  0xcca9, 0xcca8, 0xccaa, 0xcc14, 0xcc13, 0xcc15, 0xc0ac, 0xc0ad, 0xc0ae, 0xc0af, 0xc09c, 0xc09d,
  0xc09e, 0xc09f,
  // RSA with AES, Camellia, SEED and IDEA.
  0x009c, 0x009d, 0x003c, 0x003d, 0x002f, 0x0035, 0x0041, 0x0084, 0x0096, 0x0007,
  // DHE with Camellia and SEED.
  0x0045, 0x0088, 0x0044, 0x0087, 0x009a, 0x0099,
  // Certificates that contain the key of the key exchange.
  0xc004, 0xc005, 0xc00e, 0xc00f, 0xc025, 0xc029, 0xc02d, 0xc031, 0x0030, 0x0031, 0x0036, 0x0037,
  // Triple DES, RC4 and DES.
  0xc008, 0xc012, 0x0016, 0x0013, 0x000a, 0xc003, 0xc00d, 0x000d, 0x0010, 0xc007, 0xc011, 0x0005,
  0x0004, 0xc002, 0xc00c, 0x0015, 0x0012, 0x0009, 0x000c, 0x000f, 0xfeff, 0xfefe,
  // GOST: RFC 9189, draft-chudov-cryptopro-cptls, and tls1.h of OpenSSL.
  0xc100, 0xc101, 0xc102, 0xff85, 0xff87, 0x0081, 0x0083,
  // Keys that were short enough for export (RFC 4346, draft-ietf-tls-56-bit-ciphersuites), and no
  // encryption.
  0x0062, 0x0064, 0x0014, 0x0011, 0x0008, 0x0006, 0x0003, 0xc006, 0xc010, 0x003b, 0x0002, 0x0001,
] as const;

/** Cipher suites of servers that have no certificate, and the signal of RFC 5746 section 3.3. */
const suitesWithoutCertificate = [
  0xc019, 0xc018, 0x00a6, 0x00a7, 0x006c, 0x006d, 0x0034, 0x003a, 0x0046, 0x0089, 0xc017, 0x001b,
  0xc016, 0x0018, 0x001a, 0xc015, 0x00ff,
] as const;

export const oldSuites: readonly number[] = [...suitesWithCertificate, ...suitesWithoutCertificate];

/** P-256, P-384, P-521, X25519, X448, all others up to brainpoolP512r1, and those of RFC 9189. */
export const oldGroups: readonly number[] = [
  23, 24, 25, 29, 30, 34, 35, 36, 37, 38, 39, 40, 22, 21, 20, 19, 18, 17, 16, 15, 28, 27, 26, 14,
  13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
];

/** ECDSA, RSA and DSA with each hash from SHA-512 to MD5, RSASSA-PSS, EdDSA, GOST (RFC 9189). */
export const oldSignatures: readonly number[] = [
  0x0603, 0x0503, 0x0403, 0x0806, 0x0805, 0x0804, 0x080b, 0x080a, 0x0809, 0x0807, 0x0808, 0x0601,
  0x0501, 0x0401, 0x0602, 0x0502, 0x0402, 0x0303, 0x0301, 0x0302, 0x0203, 0x0201, 0x0202, 0x0101,
  0x0840, 0x0841, 0xeeee, 0xefef, 0xeded,
];

/** The versions in which a server shows its certificate before encryption (RFC 5246, RFC 6101). */
export const versions: Readonly<Record<number, string>> = {
  768: "SSLv3",
  769: "TLSv1",
  770: "TLSv1.1",
  771: "TLSv1.2",
};

/** The names of alerts (RFC 8446 section 6, RFC 5246 section 7.2, and the same registry). */
export const alertNames: Readonly<Record<number, string>> = {
  10: "unexpected_message",
  20: "bad_record_mac",
  22: "record_overflow",
  30: "decompression_failure",
  40: "handshake_failure",
  42: "bad_certificate",
  43: "unsupported_certificate",
  44: "certificate_revoked",
  45: "certificate_expired",
  46: "certificate_unknown",
  47: "illegal_parameter",
  48: "unknown_ca",
  49: "access_denied",
  50: "decode_error",
  51: "decrypt_error",
  60: "export_restriction",
  70: "protocol_version",
  71: "insufficient_security",
  80: "internal_error",
  86: "inappropriate_fallback",
  90: "user_canceled",
  109: "missing_extension",
  110: "unsupported_extension",
  112: "unrecognized_name",
  113: "bad_certificate_status_response",
  115: "unknown_psk_identity",
  116: "certificate_required",
  117: "general_error",
  120: "no_application_protocol",
  121: "ech_required",
};
