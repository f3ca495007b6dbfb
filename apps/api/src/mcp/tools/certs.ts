import { certificateReportSchema, certificateRequestSchema } from "@almanac/certs/schema";
import { defineTool, type Tool } from "../tool.ts";

export const certsTools: readonly Tool[] = [
  defineTool({
    name: "inspect_certificate",
    title: "Certificate of a server",
    description:
      "Connects to a TLS server now and reports the certificate that it serves: when it expires and in how many days, for which names it " +
      "is, who issued it, and whether the chain is trusted. Also mail and database servers that start TLS later (`starttls`). " +
      "It does not grade TLS settings and it does not say whether the owner is honest.",
    service: "certs",
    request: certificateRequestSchema,
    answer: certificateReportSchema,
    asksTheWorld: true,
    run: (given, { inspectCertificate }, signal) => inspectCertificate(given, signal),
  }),
];
