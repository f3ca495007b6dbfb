/**
 * What a search filters and sorts by. Each fact is read by the index of a product, so that a search over a huge
 * catalogue builds no products.
 */
export interface SearchFacts {
  /** Scores a product against words; 0 if one of them is missing. */
  scorer(words: readonly string[]): (index: number) => number;
  /** In lower case. */
  title(index: number): string;
  brand(index: number): string;
  categories(index: number): readonly string[];
  tags(index: number): readonly string[];
  /** 0 if there is no rating. */
  rating(index: number): number;
  ageDays(index: number): number;
  options(index: number): readonly OptionLabels[];
  /** Whether its price depends on the clock. */
  isMoving(index: number): boolean;
  /** Lowest catalogue price of its variants, in minor units. */
  price(index: number, market: string): number;
  /** Whether any variant can be bought, at the stock of the catalogue. */
  isStocked(index: number): boolean;
}

export interface OptionLabels {
  readonly name: string;
  readonly labels: readonly string[];
}

/** All facts of one product. */
export interface Summary {
  readonly index: number;
  readonly brand: string;
  readonly categories: readonly string[];
  /** In lower case: the title; `nearWords` are brand and categories. Queries search both. */
  readonly titleWords: string;
  readonly nearWords: string;
  readonly tags: readonly string[];
  readonly rating: number;
  readonly ageDays: number;
  readonly options: readonly OptionLabels[];
  readonly moving: boolean;
  readonly price: (market: string) => number;
  readonly isStocked: () => boolean;
}

/** Reads search facts from summaries. */
export function searchFactsFrom(summary: (index: number) => Summary): SearchFacts {
  return {
    scorer: (words) => {
      const stems = words.map(stemOf);
      return (index) => scoreText(summary(index), stems);
    },
    title: (index) => summary(index).titleWords,
    brand: (index) => summary(index).brand,
    categories: (index) => summary(index).categories,
    tags: (index) => summary(index).tags,
    rating: (index) => summary(index).rating,
    ageDays: (index) => summary(index).ageDays,
    options: (index) => summary(index).options,
    isMoving: (index) => summary(index).moving,
    price: (index, market) => summary(index).price(market),
    isStocked: (index) => summary(index).isStocked(),
  };
}

/** Points for a word, by the place where it is found. */
export const wordPoints = { title: 4, near: 2, tag: 1 } as const;

/** Removes a plural s, so that a plural finds the singular. */
export function stemOf(word: string): string {
  return word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word;
}

/** Each word must be in the title, in brand or category, or in a tag; else the score is 0. */
function scoreText({ titleWords, nearWords, tags }: Summary, stems: readonly string[]): number {
  let score = 0;
  for (const stem of stems) {
    if (titleWords.includes(stem)) score += wordPoints.title;
    else if (nearWords.includes(stem)) score += wordPoints.near;
    else if (tags.some((tag) => tag.includes(stem))) score += wordPoints.tag;
    else return 0;
  }
  return score;
}
