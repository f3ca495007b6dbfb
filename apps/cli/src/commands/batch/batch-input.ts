import type { BatchService } from "../../services/service.ts";
import type { BatchSettings } from "./options.ts";

/** The arguments and options of one call of `almanac batch`, after they were read. */
export interface BatchInput {
  readonly name: string;
  readonly file: string;
  readonly service: BatchService;
  readonly settings: BatchSettings;
}
