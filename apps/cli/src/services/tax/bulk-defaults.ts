import type { BulkService } from "../../bulk/bulk-service.ts";

/** The fields that the settings of the user fill. */
export const taxDefaults: NonNullable<BulkService["defaults"]> = (settings, isFilled) => {
  const { jurisdiction, status, year } = settings;
  const defaults = { jurisdiction, filing_status: status, tax_year: year };
  return Object.fromEntries(
    Object.entries(defaults).flatMap(([field, setting]) =>
      setting === undefined || isFilled(field) ? [] : [[field, setting.value]],
    ),
  );
};
