import { existsSync, globSync, readFileSync } from "node:fs";
import { namesOf } from "./names.ts";

/** Words with another meaning in places where the id of a service is used. */
const reserved: Readonly<Record<string, string>> = {
  all: "it stands for every service in settings and scopes",
  almanac: "it is the name of the whole",
  client: "it is the package of the HTTP client",
  platform: "it is the group of the platform's own operations",
};

/** Classes of errors that the kernel and the apps have. */
const errorClasses = ["LibraryError", "AlmanacError", "ConfigError", "ProblemError"];

/** Modules whose entries `name: "..."` are commands and topics of the command line. */
const commandSources = "apps/cli/src/{commands,services}/{index,help}.ts";

/** The reason why an id cannot be used for a new service. Undefined if it can be used. */
export function refusalOf(id: string): string | undefined {
  if (!/^[a-z]{2,}(?:-[a-z]+)*$/.test(id) || id.length > 40) {
    return `${JSON.stringify(id)} is not an id. Send lower-case letters from a to z, words joined by hyphens, 2 to 40 characters: postcode, flight-time.`;
  }
  const meaning = reserved[id] ?? errorClassMeaning(id);
  if (meaning !== undefined) return `${id} is reserved: ${meaning}. Send another id.`;
  const owner = ownerOf(id);
  return owner === undefined ? undefined : `${id} is taken: ${owner}. Send another id.`;
}

function errorClassMeaning(id: string): string | undefined {
  const errorClass = `${namesOf(id).pascal}Error`;
  const isKnown = errorClass in globalThis || errorClasses.includes(errorClass);
  return isKnown ? `the class of its errors would be ${errorClass}, which exists` : undefined;
}

function ownerOf(id: string): string | undefined {
  const paths = [
    `packages/${id}`,
    `apps/${id}`,
    `apps/api/src/services/${id}`,
    `apps/api/src/services/${id}.ts`,
    `apps/cli/src/services/${id}`,
    `apps/cli/src/services/${id}.ts`,
    `docs/${id}.md`,
  ];
  const path = paths.find((each) => existsSync(each));
  if (path !== undefined) return `${path} exists`;
  if (textOf(commandSources).includes(`name: "${id}"`)) {
    return `almanac ${id} is a command or a topic of the help`;
  }
  return new RegExp(`/v1/${id}[/"]`).test(textOf("{apps/api,packages/questions}/src/**/*.ts"))
    ? `the API has the path /v1/${id}`
    : undefined;
}

function textOf(pattern: string): string {
  return globSync(pattern)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}
