import { below, keyedRandom, pick } from "@almanac/kernel/numbers/keyed-random";
import { openingMs } from "../../../data/opening.ts";
import { reviewers, reviewPhrases } from "../../../data/product-words.ts";
import type { Review } from "../../../types.ts";
import type { Blueprint } from "./blueprint.ts";
import { suffixOf } from "./identity.ts";

const dayMs = 86_400_000;

/** Writes `rating.count` reviews whose mean, to one decimal place, is the rating. */
export function writeReviews(seed: number, { index, rating, ageDays }: Blueprint): Review[] {
  if (!rating) return [];
  const suffix = suffixOf(seed, index);
  return starsOf(seed, index, rating).map((stars, at) => {
    const draw = (field: string) => keyedRandom(seed, "review", index * 64 + at, field);
    const phrases = reviewPhrases[stars - 1] ?? [];
    const [title, body] = pick(draw("phrase"), phrases);
    const age = below(draw("age"), ageDays + 1);
    return {
      id: `rev_${suffix}_${at + 1}`,
      author: pick(draw("author"), reviewers),
      rating: stars,
      title,
      body,
      created_at: new Date(openingMs - age * dayMs).toISOString(),
    };
  });
}

/** Whole stars with the given sum; pairs are then moved apart, so that not all ratings are equal. */
function starsOf(
  seed: number,
  index: number,
  { value, count }: { value: number; count: number },
): number[] {
  const sum = Math.round(value * count);
  const lowest = Math.floor(sum / count);
  const stars = Array.from(
    { length: count },
    (_, at) => lowest + (at < sum - lowest * count ? 1 : 0),
  );
  for (let pair = 0; pair + 1 < count; pair += 2) {
    const [up, down] = [stars[pair] ?? 0, stars[pair + 1] ?? 0];
    if (keyedRandom(seed, "stars", index, String(pair)) % 2 === 0 && up < 5 && down > 1) {
      stars[pair] = up + 1;
      stars[pair + 1] = down - 1;
    }
  }
  return stars;
}
