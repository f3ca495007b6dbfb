import type { BulkService } from "../../bulk/bulk-service.ts";
import type { BatchSettings } from "./options.ts";

/** The arguments and options of one call of `almanac batch`, after they were read. */
export interface BatchInput {
  readonly name: string;
  readonly file: string;
  readonly service: BulkService;
  readonly settings: BatchSettings;
}
