/**
 * Names of signature algorithms, key types and curves, by object identifier. Sources, read
 * 2026-11-20: RFC 3279, RFC 4055, RFC 5480, RFC 5639, RFC 5758, RFC 8410, NIST CSOR
 * (https://csrc.nist.gov/projects/computer-security-objects-register/algorithm-registration) and
 * SEC 2. Read 2026-11-28: GB/T 33560-2017 for SM2, and objects.txt of OpenSSL for the curves that
 * TLS once had (RFC 4492 section 5.1.1) and for sha1WithRSA, an older number of
 * sha1WithRSAEncryption (OIW) that makecert of Windows wrote.
 */
export const signatureNames: Readonly<Record<string, string>> = {
  "1.2.840.113549.1.1.2": "md2WithRSAEncryption",
  "1.2.840.113549.1.1.4": "md5WithRSAEncryption",
  "1.2.840.113549.1.1.5": "sha1WithRSAEncryption",
  "1.2.840.113549.1.1.10": "rsassaPss",
  "1.2.840.113549.1.1.11": "sha256WithRSAEncryption",
  "1.2.840.113549.1.1.12": "sha384WithRSAEncryption",
  "1.2.840.113549.1.1.13": "sha512WithRSAEncryption",
  "1.2.840.113549.1.1.14": "sha224WithRSAEncryption",
  "1.3.14.3.2.29": "sha1WithRSA",
  "1.2.840.10040.4.3": "dsa-with-SHA1",
  "2.16.840.1.101.3.4.3.2": "dsa-with-SHA256",
  "1.2.840.10045.4.1": "ecdsa-with-SHA1",
  "1.2.840.10045.4.3.1": "ecdsa-with-SHA224",
  "1.2.840.10045.4.3.2": "ecdsa-with-SHA256",
  "1.2.840.10045.4.3.3": "ecdsa-with-SHA384",
  "1.2.840.10045.4.3.4": "ecdsa-with-SHA512",
  "1.2.156.10197.1.501": "SM2-with-SM3",
  "1.3.101.112": "ed25519",
  "1.3.101.113": "ed448",
  "2.16.840.1.101.3.4.3.17": "ml-dsa-44",
  "2.16.840.1.101.3.4.3.18": "ml-dsa-65",
  "2.16.840.1.101.3.4.3.19": "ml-dsa-87",
};

/** The type of a public key, by the algorithm of its SubjectPublicKeyInfo. */
export const keyTypes: Readonly<Record<string, string>> = {
  "1.2.840.113549.1.1.1": "rsa",
  "1.2.840.113549.1.1.10": "rsa-pss",
  "1.2.840.10040.4.1": "dsa",
  "1.2.840.10045.2.1": "ec",
  "1.2.156.10197.1.301": "sm2",
  "1.3.101.112": "ed25519",
  "1.3.101.113": "ed448",
  "2.16.840.1.101.3.4.3.17": "ml-dsa-44",
  "2.16.840.1.101.3.4.3.18": "ml-dsa-65",
  "2.16.840.1.101.3.4.3.19": "ml-dsa-87",
};

/** Named curves (RFC 5480 section 2.1.1.1, RFC 5639, SEC 2), each with its most common name. */
export const curveNames: Readonly<Record<string, string>> = {
  "1.2.840.10045.3.1.1": "P-192",
  "1.3.132.0.33": "P-224",
  "1.2.840.10045.3.1.7": "P-256",
  "1.3.132.0.34": "P-384",
  "1.3.132.0.35": "P-521",
  "1.3.132.0.8": "secp160r1",
  "1.3.132.0.9": "secp160k1",
  "1.3.132.0.10": "secp256k1",
  "1.3.132.0.30": "secp160r2",
  "1.3.132.0.31": "secp192k1",
  "1.3.132.0.32": "secp224k1",
  "1.3.132.0.1": "sect163k1",
  "1.3.132.0.2": "sect163r1",
  "1.3.132.0.3": "sect239k1",
  "1.3.132.0.15": "sect163r2",
  "1.3.132.0.16": "sect283k1",
  "1.3.132.0.17": "sect283r1",
  "1.3.132.0.24": "sect193r1",
  "1.3.132.0.25": "sect193r2",
  "1.3.132.0.26": "sect233k1",
  "1.3.132.0.27": "sect233r1",
  "1.3.132.0.36": "sect409k1",
  "1.3.132.0.37": "sect409r1",
  "1.3.132.0.38": "sect571k1",
  "1.3.132.0.39": "sect571r1",
  "1.2.156.10197.1.301": "SM2",
  "1.3.36.3.3.2.8.1.1.7": "brainpoolP256r1",
  "1.3.36.3.3.2.8.1.1.11": "brainpoolP384r1",
  "1.3.36.3.3.2.8.1.1.13": "brainpoolP512r1",
};
