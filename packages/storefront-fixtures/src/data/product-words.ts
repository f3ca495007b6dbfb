/** Invented words for titles, brands and texts, fixture version 1. */
export const brands = [
  "Aldermere",
  "Brackwell",
  "Corvane",
  "Dunmoor",
  "Eskerly",
  "Farholt",
  "Glenhaze",
  "Harrowick",
  "Islemont",
  "Jorvine",
  "Kestrand",
  "Lowmarsh",
  "Merrowby",
  "Norvane",
  "Oakhollow",
  "Pellandra",
  "Quarrytown",
  "Rushmere",
  "Sandell",
  "Tarnfield",
  "Ullsworth",
  "Veldrick",
  "Wexcombe",
  "Yarrowgate",
] as const;

export const styles = [
  "Classic",
  "Compact",
  "Everyday",
  "Folding",
  "Heritage",
  "Lightweight",
  "Modern",
  "Natural",
  "Original",
  "Premium",
  "Quiet",
  "Rugged",
  "Simple",
  "Slim",
  "Soft",
  "Solid",
  "Studio",
  "Summit",
  "Pocket",
  "Urban",
  "Vintage",
  "Winter",
] as const;

export const sellers = [
  "Almanac Mock Store",
  "Harbour Outlet (mock)",
  "Second Shelf (mock)",
] as const;

export const benefits = [
  "Made to be used daily.",
  "Packs flat and weighs little.",
  "Easy to clean and hard to wear out.",
  "Finished by hand in small batches.",
  "Comes with a two-year mock guarantee.",
  "Ships in paper, without plastic.",
] as const;

export const care = [
  "Wipe clean",
  "Machine wash cold",
  "Hand wash",
  "Dishwasher safe",
  "Keep dry",
  "Air dry",
] as const;

export const specValues = [
  "Standard",
  "High",
  "Medium",
  "Low",
  "Regular",
  "Yes",
  "No",
  "All year",
] as const;

export const reviewers = [
  "Ana",
  "Bo",
  "Chidi",
  "Dara",
  "Emil",
  "Farah",
  "Goro",
  "Hana",
  "Ines",
  "Jun",
  "Kofi",
  "Lena",
] as const;

/** Phrases of reviews by stars: each has a title and a sentence. */
export const reviewPhrases: readonly (readonly (readonly [title: string, body: string])[])[] = [
  [
    ["Broke", "It failed within a week."],
    ["Not as shown", "The colour is off and so is the size."],
  ],
  [
    ["Disappointed", "I expected better for the price."],
    ["So so", "Works at times."],
  ],
  [
    ["Fine", "It does what it says, no more."],
    ["Average", "Neither good nor bad."],
  ],
  [
    ["Good", "Solid, with one small flaw."],
    ["Happy", "Good value and quick delivery."],
  ],
  [
    ["Excellent", "I would buy it again at once."],
    ["Perfect", "Exactly what I was looking for."],
  ],
];
