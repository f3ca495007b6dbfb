import type { BulkService } from "../../bulk/bulk-service.ts";
import type { BatchSettings } from "./options.ts";

/** What `almanac batch` was asked for. */
export interface BatchInput {
  readonly name: string;
  readonly file: string;
  readonly service: BulkService;
  readonly settings: BatchSettings;
}
