/**
 * What the codes mean with which OpenSSL and Node refuse a chain or a name. Codes that the check of a server's certificate
 * cannot give, such as those of revocation lists, are left out.
 * https://nodejs.org/docs/latest-v24.x/api/tls.html#x509-certificate-error-codes
 */
const meanings: Readonly<Record<string, string>> = {
  CERT_CHAIN_TOO_LONG: "the chain is too long",
  CERT_HAS_EXPIRED: "a certificate of the chain has expired",
  CERT_NOT_YET_VALID: "a certificate of the chain is not valid yet",
  CERT_REJECTED: "the root certificate is marked as rejected for this use",
  CERT_REVOKED: "a certificate of the chain is revoked",
  CERT_SIGNATURE_FAILURE: "a signature in the chain is wrong",
  CERT_UNTRUSTED: "the root certificate is not marked as trusted for this use",
  DEPTH_ZERO_SELF_SIGNED_CERT: "the certificate is signed with its own key",
  ERR_TLS_CERT_ALTNAME_INVALID: "the certificate does not cover the host name",
  HOSTNAME_MISMATCH: "the certificate does not cover the host name",
  INVALID_CA: "a certificate of the chain may not issue certificates",
  INVALID_PURPOSE: "the certificate is not meant for a server",
  PATH_LENGTH_EXCEEDED: "the chain is longer than one of its certificates allows",
  SELF_SIGNED_CERT_IN_CHAIN:
    "the root certificate of the chain is not in this machine's trust store",
  UNABLE_TO_GET_ISSUER_CERT: "the certificate of an issuer in the chain was not found",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    "the issuer is neither sent by the server nor in this machine's trust store",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    "the server sends only its own certificate, and the issuer is not in this machine's trust store",
};

/** Why this machine does not trust a certificate, with the code for a search engine. */
export function trustWords(code: string): string {
  const meaning = Object.hasOwn(meanings, code) ? meanings[code] : undefined;
  return meaning === undefined
    ? `this machine does not trust the certificate (${code})`
    : `not trusted by this machine: ${meaning} (${code})`;
}
