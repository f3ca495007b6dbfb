/**
 * What products are searched, filtered and sorted by. Each fact is read by the place of the product, so that a search over a
 * huge catalogue makes none of its products.
 */
export interface SearchFacts {
  /** How well a product fits words that must all be found; 0 when one is missing. */
  scorer(words: readonly string[]): (index: number) => number;
  /** In lower case. */
  title(index: number): string;
  brand(index: number): string;
  categories(index: number): readonly string[];
  tags(index: number): readonly string[];
  /** 0 without one. */
  rating(index: number): number;
  ageDays(index: number): number;
  options(index: number): readonly OptionLabels[];
  /** Whether the clock moves its price. */
  isMoving(index: number): boolean;
  /** Lowest price of its variants, as long as nothing has changed it. */
  price(index: number, market: string): number;
  /** Whether any variant can be bought, as long as no stock has changed. */
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
  /** Title, and brand with categories, in lower case: what words are looked for in. */
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

/** SearchFacts read from summaries. */
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

/** Points of one word by where it is found. */
export const wordPoints = { title: 4, near: 2, tag: 1 } as const;

/** A plural finds the singular. */
export function stemOf(word: string): string {
  return word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word;
}

/** Every word must be found: in the title, in brand or category, or in the tags. 0 when one is missing. */
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
