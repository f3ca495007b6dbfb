// Writes src/types.ts and test/types.test-d.ts from the schemas; with --check it only reports
// whether they are up to date.
import * as z from "zod";
import { updateTypes } from "../../../scripts/update-types.ts";
import { paymentOutcomes } from "../src/data/payment-tokens.ts";
import { productSorts } from "../src/data/product-sorts.ts";
import * as buyer from "../src/schema/buyer.ts";
import * as cart from "../src/schema/cart.ts";
import * as catalog from "../src/schema/catalog.ts";
import * as checkout from "../src/schema/checkout.ts";
import * as command from "../src/schema/command.ts";
import * as commandFields from "../src/schema/command-fields.ts";
import * as fixtureSet from "../src/schema/fixture-set.ts";
import * as order from "../src/schema/order.ts";
import * as scenario from "../src/schema/scenario.ts";
import * as seedAnswers from "../src/schema/seed-answers.ts";
import * as seedRequests from "../src/schema/seed-requests.ts";

updateTypes({
  zod: z,
  script: import.meta.url,
  modules: {
    "schema/buyer.ts": buyer,
    "schema/catalog.ts": catalog,
    "schema/command-fields.ts": commandFields,
    "schema/cart.ts": cart,
    "schema/checkout.ts": checkout,
    "schema/order.ts": order,
    "schema/command.ts": command,
    "schema/scenario.ts": scenario,
    "schema/fixture-set.ts": fixtureSet,
    "schema/seed-requests.ts": seedRequests,
    "schema/seed-answers.ts": seedAnswers,
  },
  closedNames: {
    "data/payment-tokens.ts": { PaymentOutcome: paymentOutcomes },
    "data/product-sorts.ts": { ProductSort: productSorts },
  },
});
