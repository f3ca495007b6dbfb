// Stops `npm publish` while the repository has no real address, because every manifest and README
// would point to a host that does not exist. This is JavaScript because publishing runs it on the
// Node of the machine, which may be too old for TypeScript.
import { readFileSync } from "node:fs";

const manifest = process.argv[2] ?? new URL("../package.json", import.meta.url);
const { repository } = JSON.parse(readFileSync(manifest, "utf8"));

if (!URL.canParse(repository) || isReserved(new URL(repository).hostname)) {
  process.stderr.write(
    `Not published: the repository has the address ${repository}, which does not exist. Write the real one as "repository" in the package.json of the root, and run: npm run generate -- manifests\n`,
  );
  process.exitCode = 1;
}

/** Whether a host has a name that no one can register (RFC 2606, RFC 6761). */
function isReserved(host) {
  return /(?:^|\.)(?:invalid|test|example|localhost)$|(?:^|\.)example\.(?:com|net|org)$/.test(host);
}
