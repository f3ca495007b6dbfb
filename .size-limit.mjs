// Budgets live with the library that they bind: `size-limit.json` in its folder, paths from there.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

export default globSync("packages/*/size-limit.json")
  .sort()
  .flatMap((file) =>
    JSON.parse(readFileSync(file, "utf8")).map((budget) => ({
      ...budget,
      path: join(dirname(file), budget.path),
    })),
  );
