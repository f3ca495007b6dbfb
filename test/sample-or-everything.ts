import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** True in the exhaustive suite. Set in vitest.config.ts. */
    readonly isExhaustive: boolean;
  }
}

/** How much a divided test covers: a sample in `npm test`, everything in the exhaustive suite. */
export interface Extent {
  /** Selects from the years of a jurisdiction, which are listed oldest first. */
  years<Year>(all: readonly Year[]): readonly Year[];
  /** Selects every n-th item, starting with the first. */
  oneIn<Item>(count: number, all: Iterable<Item>): Iterable<Item>;
  /** How often something is repeated. */
  times(sampled: number, whole: number): number;
  /** The options of a fast-check property. */
  runs(sampled: number, whole: number): { readonly numRuns: number };
}

export const sample: Extent = {
  years: (all) => all.slice(-1),
  *oneIn(count, all) {
    let index = 0;
    for (const item of all) {
      if (index % count === 0) yield item;
      index++;
    }
  },
  times: (sampled) => sampled,
  runs: (sampled) => ({ numRuns: sampled }),
};

export const everything: Extent = {
  years: (all) => all,
  oneIn: (_count, all) => all,
  times: (_sampled, whole) => whole,
  runs: (_sampled, whole) => ({ numRuns: whole }),
};

/** For `*.sampled.test.ts`, which both suites run: how much the running suite covers. */
export const extent: Extent = inject("isExhaustive") ? everything : sample;
