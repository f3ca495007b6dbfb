import { type CertificateReport, safeInspectCertificate } from "@almanac/certs";
import { problemOfLibrary } from "../../errors/from-library.ts";
import { defineBatch } from "../define-batch.ts";
import { certColumns } from "./columns.ts";
import { certsOnServer } from "./on-server.ts";
import { rowCells, rowColumns } from "./view.ts";

/** Certificates, one request for each server. */
export const certsBulk = defineBatch<CertificateReport>({
  ...certColumns,
  fields: [
    { name: "hostname", kind: "text" },
    { name: "port", kind: "number" },
    { name: "starttls", kind: "text" },
    { name: "servername", kind: "text" },
    { name: "family", kind: "number" },
    { name: "all_addresses", kind: "flag" },
    { name: "key_types", kind: "text" },
  ],
  required: [["hostname"]],
  asksOthers: true,
  answer: (request, { now }) => safeInspectCertificate(request, { allow: "any", now }),
  problemOf: problemOfLibrary,
  remote: certsOnServer,
  view: {
    columns: rowColumns,
    cells: (report) => rowCells(`${report.hostname}:${report.port}`, report),
    failedCells: (input, code) => [input, "", "", "", code],
    quiet: ({ days_remaining }) => `${days_remaining} days`,
  },
});
