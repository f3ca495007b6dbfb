import { safeInspectCertificate, starttlsPorts } from "@almanac/certs";
import { certs } from "@almanac/questions/certs";
import { inspectCertificate } from "@almanac/questions/fields.generated";
import { type Completions, plainOffers } from "../../command.ts";
import { cellsOf, defineBatch, fieldOffers } from "../service.ts";
import { rowCells, rowColumns } from "./view.ts";

export const certsBulk = defineBatch(certs, certs.questions.inspectCertificate, {
  ...cellsOf(inspectCertificate),
  asksOthers: true,
  answer: (request, { now }) => safeInspectCertificate(request, { allow: "any", now }),
  view: {
    columns: rowColumns,
    cells: (report) => rowCells(`${report.hostname}:${report.port}`, report),
    failedCells: (input, code) => [input, "", "", "", code],
    quiet: ({ days_remaining }) => `${days_remaining} days`,
  },
});

const offerProtocols = () => plainOffers([...Object.keys(starttlsPorts()), "none"]);

export const completions: Completions = {
  ...fieldOffers(certsBulk),
  "--starttls": offerProtocols,
  starttls: offerProtocols,
  "--family": () => plainOffers(["4", "6"]),
  key_types: () => plainOffers(["both"]),
};
