import { homedir } from "node:os";
import { cwd, env } from "node:process";

/** The sources of settings other than the command line. */
export interface Environment {
  readonly folder: string;
  readonly home: string;
  /** `XDG_CONFIG_HOME`; undefined for the usual place. */
  readonly configHome: string | undefined;
  /** The key for the server that answers. It comes from the environment only. */
  readonly key: string | undefined;
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** Reads the environment of this process. */
export function readEnvironment(): Environment {
  return {
    folder: cwd(),
    home: homedir(),
    configHome: env.XDG_CONFIG_HOME,
    key: env.ALMANAC_API_KEY,
    variables: {
      ALMANAC_API: env.ALMANAC_API,
      ALMANAC_FORMAT: env.ALMANAC_FORMAT,
      ALMANAC_CARRIER: env.ALMANAC_CARRIER,
      ALMANAC_PROFILE: env.ALMANAC_PROFILE,
      ALMANAC_JURISDICTION: env.ALMANAC_JURISDICTION,
      ALMANAC_STATUS: env.ALMANAC_STATUS,
      ALMANAC_YEAR: env.ALMANAC_YEAR,
    },
  };
}
