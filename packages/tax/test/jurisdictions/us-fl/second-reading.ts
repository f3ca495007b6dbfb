import { byForm } from "../../states/second-reading/by-form.ts";

// Florida has no form: wages are not taxed.
export const secondReading = byForm(() => 0);
