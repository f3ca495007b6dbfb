import { defineConfig } from "@playwright/test";

// `npx playwright install chromium` installs the browser. CHROMIUM names another one, such as the
// one of the system.
const { CHROMIUM } = process.env;

export default defineConfig({
  // One line for each test, also where Playwright would print only dots, as it does in CI.
  reporter: "list",
  use: { launchOptions: CHROMIUM ? { executablePath: CHROMIUM } : {} },
});
