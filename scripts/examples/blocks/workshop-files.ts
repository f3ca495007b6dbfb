import { openCatalogue } from "../../../packages/vin/src/node/index.ts";
import { readRecordedAnswers } from "../../../packages/vin/test/dump/recorded-answers.ts";
import { writeDump } from "../../../packages/vin/test/dump/write-dump.ts";
import { zipOf } from "../../../packages/vin-data/test/zip-of.ts";

/**
 * The agent of a reader: it solves the tasks of the lab over every surface, as the careful
 * agent does.
 */
const agent = `
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { carefulAgent } from "@almanac/agent-lab";

const brief = JSON.parse(await text(process.stdin));
console.log(JSON.stringify(await carefulAgent(brief, { fetch, wait })));
`;

/** The files that the commands of pages read. */
export function workshopFiles(): Readonly<Record<string, string | Uint8Array>> {
  const dump = writeDump(readRecordedAnswers(), openCatalogue());
  return {
    // On a terminal curl shows no progress beside an answer. A refused call ends a block
    // of commands.
    ".curlrc": "no-progress-meter\nfail-with-body\n",
    "fleet.csv": "id,vin\n1,1HGCM82633A004352\n",
    "incomes.ndjson": '{"jurisdiction":"US","gross_income":85000,"tax_year":2025}\n',
    "my-agent.mjs": agent,
    "orders.csv": "id,len,widthCm,heightCm,kg\na,40,30,20,2\n",
    "parcels.csv": "id,lengthCm,widthCm,heightCm,weightKg,carrier\na,40,30,20,2,dhl\n",
    "vins.txt": "5UXWX7C57BA123456\n1HGCM82633A004352\n",
    // A small dump in the form that NHTSA publishes.
    "vPICList_lite_2026_11.plain.zip": zipOf("vPICList_lite_2026_11.plain.sql", dump),
  };
}
