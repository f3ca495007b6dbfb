import { entriesOf } from "@almanac/kernel/objects/objects";
import type { RequestFields } from "@almanac/questions/question";
import type { BulkRegistration, BulkService, CellKind } from "../bulk/bulk-service.ts";
import { type CommandModule, type Completions, plainOffers } from "../command.ts";
import { problemOfLibrary } from "../errors/problem.ts";
import type { AnswerColumns } from "../output/answer-cells.ts";
import { type BatchedPlace, remoteBatchOf } from "../remote/ask.ts";
import type { DeclaredErrors } from "../remote/server.ts";
import type { BlockRow } from "../text/lines.ts";
import type { Column } from "../text/table.ts";

/** The command of a service, as its `create<Id>` function returns it. */
export interface Service extends CommandModule {
  /** For `almanac tables <name>`. It exists if and only if `tables` is registered. */
  readonly readTables?: () => TableSet;
  readonly errorCodes: Readonly<Record<string, readonly string[]>>;
}

export interface ServiceRegistration extends BulkRegistration {
  /** What the tables of the service contain, if it has tables. */
  readonly tables?: string;
  readonly load: () => Promise<Service>;
  /** How old its tables are, for `almanac version`. */
  readonly dataVersions?: () => Promise<readonly DataVersion[]>;
}

interface DataVersion {
  readonly table: string;
  readonly version: string;
  /** The day on which the newest source was read or published: `2026-11-20`. */
  readonly sourceDate: string;
  /** The day on which figures that are already in the table come into force. */
  readonly nextChange?: string;
}

/** The published figures of one service. */
export interface TableSet {
  /** The list as the API returns it. */
  readonly document: unknown;
  /** One record per figure, for --ndjson and --csv. */
  readonly records: readonly unknown[];
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** Every name that `show` accepts. */
  readonly names: readonly string[];
  /** The entries with one name; a carrier has several. Undefined for an unknown name. */
  readonly show: (name: string) => Shown | undefined;
}

export interface Shown {
  readonly document: unknown;
  readonly entries: readonly TableEntry[];
}

export interface TableEntry {
  readonly title: string;
  readonly record: unknown;
  readonly rows: readonly BlockRow[];
  readonly notes: readonly string[];
  readonly sources: readonly { readonly title: string; readonly detail: string }[];
}

/** What a service says of its batch. Default of `problemOf`: the words of the library. */
type OwnBatch<Answer extends object, Fault> = Omit<
  BulkService<Answer, Fault>,
  keyof AnswerColumns | "problemOf" | "remote"
> &
  Partial<Pick<BulkService<Answer, Fault>, "problemOf">>;

/** The fields of a request as cells of a row, and the fields that a row must have. */
export function cellsOf<Kinds extends Readonly<Record<string, CellKind>>>({
  kinds,
  required,
}: RequestFields & { readonly kinds: Kinds }): Pick<BulkService, "fields" | "required"> {
  return { fields: entriesOf(kinds).map(([name, kind]) => ({ name, kind })), required };
}

/** A question for `almanac batch`. The compiler compares the view with the answers. */
export function defineBatch<Answer extends object, Code extends string, Fault extends Error>(
  service: DeclaredErrors<Code, Fault>,
  question: {
    readonly at: BatchedPlace;
    readonly batch: AnswerColumns & { readonly most: number };
  },
  own: OwnBatch<Answer, Fault>,
): BulkService {
  const { columns, rest } = question.batch;
  const remote = remoteBatchOf(service, question);
  return { problemOf: problemOfLibrary, ...own, columns, rest, remote };
}

/** Offers the fields of requests (for --map and --set) and those of answers (for --fields). */
export function fieldOffers({ fields, columns, rest }: BulkService): Completions {
  return {
    "<field>": () => plainOffers(fields.map(({ name }) => name)),
    "--fields": () => plainOffers([...columns, ...rest]),
    ...Object.fromEntries(
      fields
        .filter(({ kind }) => kind === "flag")
        .map(({ name }) => [name, () => plainOffers(["true", "false"])]),
    ),
  };
}
