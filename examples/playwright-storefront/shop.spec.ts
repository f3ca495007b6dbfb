import { createStore, type StoreOptions } from "@almanac/storefront-fixtures";
import { playwrightRoute } from "@almanac/storefront-fixtures/playwright";
import { expect, type Page, test } from "@playwright/test";

/** Opens the page. The mock shop answers all its requests, in the process of the test. */
async function open(page: Page, options: StoreOptions) {
  const store = createStore(options);
  await page.route("https://shop.example/**", playwrightRoute(store));
  await page.route("https://shop.example/", (route) => route.fulfill({ path: "page.html" }));
  await page.goto("https://shop.example/");
  return store;
}

test("a click puts a product into the cart", async ({ page }) => {
  await open(page, { seed: 42 });
  const buttons = page.getByRole("button", { name: /^Add / });
  await expect(buttons).toHaveCount(3);
  await buttons.first().click();
  await expect(page.getByRole("status")).toHaveText(/^In the cart: 1, \d+(\.\d+)? USD$/);
});

test("a failure of the shop is reported, and the next click works", async ({ page }) => {
  await open(page, { seed: 42, scenario: "http_500_once" });
  await page.reload();
  const button = page.getByRole("button", { name: /^Add / }).first();
  await button.click();
  await expect(page.getByRole("status")).toHaveText("Please try again. The shop answered 500.");
  await button.click();
  await expect(page.getByRole("status")).toHaveText(/^In the cart: 1/);
});
