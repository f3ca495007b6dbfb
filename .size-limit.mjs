// Each library has its size budgets in its own folder, in `size-limit.json`. Paths in that file
// start at that folder.
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
