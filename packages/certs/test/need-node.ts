/** The names of the root entry that the core does not have, because they need the network, and so Node. */
export const needNode: readonly string[] = [
  "createResolver",
  "dial",
  "inspectCertificate",
  "inspectCertificates",
  "normaliseRequest",
  "resolveHost",
  "safeInspectCertificate",
  "safeNormaliseRequest",
  "safeResolveHost",
];
