const note = /\n<!-- unreleased:start -->[\s\S]*?<!-- unreleased:end -->\n/;
const installation = /^```sh\nnpm install [\s\S]*?^```\n/m;

/**
 * The README of a package that says, while the package is not on npm, how to install it from a
 * checkout. After the release the sentence is gone.
 */
export function withInstallNote(
  readme: string,
  { id, bin, isReleased }: { id: string; bin: string | undefined; isReleased: boolean },
): string {
  const without = readme.replace(note, "");
  if (isReleased) return without;
  const found = installation.exec(without);
  if (found === null) return without;
  const end = found.index + found[0].length;
  const toRun = bin === undefined ? "" : ` \`npx ${bin}\` then runs it there.`;
  const text = `The package is not on npm yet. Until it is, run \`npm run pack -- ${id}\` in a checkout of the repository. The command builds the
package, and prints the command that installs it in your project.${toRun}`;
  return `${without.slice(0, end)}
<!-- unreleased:start -->
${text}
<!-- unreleased:end -->
${without.slice(end)}`;
}
