import { type Completions, plainOffers } from "../../complete/completions.ts";
import type { ServiceRegistration } from "../../services/service.ts";

/** The values of `almanac tables`, including the names in the tables of the service that the user has typed. */
export function tableCompletions(services: readonly ServiceRegistration[]): Completions {
  const withTables = services.filter(({ tables }) => tables !== undefined);
  return {
    "<service>": () => withTables.map(({ name, tables = "" }) => ({ value: name, help: tables })),
    "<action>": () => plainOffers(["list", "show"]),
    "<name>": async (typed) => {
      const registration = withTables.find(({ name }) => name === typed("<service>"));
      const service = await registration?.load();
      const isShow = typed("<action>") === "show";
      return isShow ? plainOffers(service?.readTables?.().names ?? []) : [];
    },
  };
}
