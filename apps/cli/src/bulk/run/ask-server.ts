import { fieldsOf } from "@almanac/kernel/objects/fields-of";
import { AlmanacError } from "../../errors/almanac-error.ts";
import { toProblem } from "../../errors/problem.ts";
import { askRows } from "../../remote/ask-rows.ts";
import type { Server } from "../../remote/server.ts";
import type { Answered } from "../answered-record.ts";
import type { BulkService } from "../bulk-service.ts";
import type { InputRecord } from "../read/input-record.ts";
import type { Request } from "../to-request.ts";

/** Answers records with one request to a server. A record that cannot be read is not sent. */
export async function askServer(
  records: readonly InputRecord[],
  toRequest: (record: InputRecord) => Request,
  { remote, problemOf }: BulkService,
  server: Server,
): Promise<Answered[]> {
  const sent = records.filter(({ fault }) => fault === undefined).map(toRequest);
  const results = await askRows(sent, remote, server);
  let next = 0;
  return records.map((record): Answered => {
    const { fault } = record;
    if (fault !== undefined) {
      return { record, error: toProblem(new AlmanacError("invalid", [fault])) };
    }
    const place = next++;
    const result = results[place];
    if (result === undefined) throw new TypeError("the server left out a row");
    if (result.success) return { record, data: fieldsOf(result.data) };
    const { error } = result;
    // An `AlmanacError` means that the server did not answer this row, for example because a host was asked for too
    // often. Any other error comes from the library.
    const problem =
      error instanceof AlmanacError ? toProblem(error) : problemOf(error, sent[place] ?? {});
    return { record, error: problem };
  });
}
