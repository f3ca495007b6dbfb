// Writes the pictures of the READMEs into docs/pictures: those of the web pages, for the examples
// of the READMEs, as files that need no style sheet. With --check it only says whether they are up
// to date.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { calculateDimWeight } from "@almanac/dimweight";
import { createStore } from "@almanac/storefront-fixtures";
import { calculateTax, marginalSchedule } from "@almanac/tax";
import type { Html } from "../src/web/html.ts";
import { certificateLife } from "../src/web/pictures/certificate.ts";
import { parcelPicture } from "../src/web/pictures/parcel.ts";
import { bracketBar, bracketParts } from "../src/web/pictures/tax.ts";
import { orderStates } from "../src/web/try/shop.ts";
import { vinPicture } from "../src/web/try/vin.ts";

const folder = new URL("../../../docs/pictures/", import.meta.url);
const styleSheet = readFileSync(new URL("../src/web/assets/style.css", import.meta.url), "utf8");
const isCheck = process.argv.includes("--check");
/** Space around a picture, in pixels. */
const margin = 20;

const pictures: Readonly<Record<string, Html>> = {
  parcel: parcel(),
  vin: vinPicture("1HGCM82633A004352"),
  tax: tax(),
  certificate: certificateLife({
    notBefore: "2026-09-14T00:00:00Z",
    expiresAt: "2026-12-13T00:00:00Z",
    checkedAt: "2026-11-20T00:00:00Z",
  }),
  order: order(),
};

mkdirSync(folder, { recursive: true });
for (const [name, picture] of Object.entries(pictures)) {
  const file = new URL(`${name}.svg`, folder);
  const wanted = standalone(String(await picture));
  if (isCheck && readFileSync(file, "utf8") !== wanted) {
    console.error(`docs/pictures/${name}.svg is out of date, run npm run generate -- api`);
    process.exitCode = 1;
  }
  if (!isCheck) writeFileSync(file, wanted);
}
console.log(`docs/pictures: ${Object.keys(pictures).length} pictures`);

function parcel(): Html {
  const sides = [40, 30, 20] as const;
  const [lengthCm, widthCm, heightCm] = sides;
  const { billableWeightKg, divisor } = calculateDimWeight({
    lengthCm,
    widthCm,
    heightCm,
    weightKg: 2,
    carrier: "dhl",
  });
  const billedVolume = billableWeightKg * divisor;
  return parcelPicture({ sides, unit: "cm", billedVolume, billed: `${billableWeightKg} kg` });
}

function tax(): Html {
  const request = { jurisdiction: "US", gross_income: 85_000, tax_year: 2025 } as const;
  const { tax_due: due, currency } = calculateTax(request);
  const { segments } = marginalSchedule(request);
  return bracketBar(bracketParts(segments, request.gross_income, due), 85_000, currency);
}

/** An order of the shop, until it is delivered. */
function order(): Html {
  const store = createStore({ seed: 42 });
  const { cart_id } = store.changeCart({
    action: "add",
    product_id: store.roles.one_variant.product_id,
  });
  const address = { street_address: "1 Loop Road", address_region: "NY", address_country: "US" };
  const { checkout_id } = store.startCheckout(cart_id, { email: "ada@shop.example", address });
  store.completeCheckout(checkout_id, { payment_token: "success_token" });
  store.execute({ type: "advance_clock", ms: 30 * 24 * 3_600_000 });
  const events = store.dueWebhooks();
  const start = Date.parse(events[0]?.due_at ?? "");
  return orderStates(
    events.map(({ event, due_at }) => {
      const hours = Math.round((Date.parse(due_at) - start) / 3_600_000);
      const note = hours === 0 ? "at once" : `after ${hours} h`;
      return { name: event.replace("order.", "").replace("_", " "), note, isReached: true };
    }),
  );
}

/** The picture of a page as a file of its own, with the styles that it uses and a background. */
function standalone(page: string): string {
  const [, attributes = "", content = ""] = /<svg([^>]*)>([\s\S]*?)<\/svg>/.exec(page) ?? [];
  const [, height = ""] = / height="(\d+)"/.exec(attributes) ?? [];
  const [, width = "640", box = height] = / viewBox="0 0 (\d+) (\d+)"/.exec(attributes) ?? [];
  const label = / aria-labelledby="[^"]*"/.exec(attributes)?.[0] ?? "";
  const [wide, high] = [Number(width) + 2 * margin, Number(box) + 2 * margin];
  return `<!-- Written by apps/api/scripts/update-pictures.ts. Do not edit. -->
<svg xmlns="http://www.w3.org/2000/svg" role="img"${label} width="${wide}" height="${high}">
<style>
${styles()}
</style>
<rect class="paper" width="100%" height="100%"/>
<svg x="${margin}" y="${margin}" width="${width}" height="${box}" overflow="visible">${content.trimEnd()}
</svg>
</svg>
`;
}

/** The colours of both schemes, and the rules of pictures. */
function styles(): string {
  const tokens = [...styleSheet.matchAll(/--(?:sans|mono): [^;]+;/g)].map(([each]) => each);
  const colours = [...styleSheet.matchAll(/(--[\w-]+): light-dark\((#\w+), (#\w+)\);/g)];
  const light = [...colours.map(([, name, colour]) => `${name}: ${colour};`), ...tokens].join(" ");
  const dark = colours.map(([, name, , colour]) => `${name}: ${colour};`).join(" ");
  const [rules = ""] = /\.picture text \{[\s\S]*?(?=\n\.limit \{)/.exec(styleSheet) ?? [];
  return `:root { ${light} }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
.paper { fill: var(--paper); }
${rules
  .replaceAll(".picture ", "")
  .replace(/\/\*[\s\S]*?\*\//g, "")
  .replace(/\s+/g, " ")}`;
}
