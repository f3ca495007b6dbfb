import { createTypeIndex, openDecoder } from "@almanac/vin";
import type { Repeats } from "../../bulk/bulk-service.ts";

/** The rows of VINs of one type differ only where they quote the VIN. */
export const vinRepeats: Repeats = {
  field: "vin",
  length: 17,
  open: (clock) => createTypeIndex(openDecoder(), clock),
};
