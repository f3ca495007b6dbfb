import { defineConfig } from "@playwright/test";

// `npx playwright install chromium` installs the browser. CHROMIUM names another one, such as the one of the system.
const { CHROMIUM } = process.env;

export default defineConfig({
  use: { launchOptions: CHROMIUM ? { executablePath: CHROMIUM } : {} },
});
