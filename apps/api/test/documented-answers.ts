import { describeApi } from "../src/describe-api.ts";
import { createTestPlatform } from "./create-test-platform.ts";
import { type ExampleExchange, sendExamples } from "./example-requests.ts";

/** The certificate that `example.com` serves here. It is not of any real server. */
const certificate =
  "MIIBtzCCAV6gAwIBAgIDEjRWMAoGCCqGSM49BAMCMEYxCzAJBgNVBAYMAlVTMR8wHQYDVQQKDBZFeGFtcGxlIFRydXN0IFNlcnZpY2VzMRYwFAYDVQQD" +
  "DA1FeGFtcGxlIENBIEcxMB4XDTI2MTAwMTAwMDAwMFoXDTI3MDEwMTAwMDAwMFowFjEUMBIGA1UEAwwLZXhhbXBsZS5jb20wWTATBgcqhkjOPQIBBggq" +
  "hkjOPQMBBwNCAASjHx938EdRY+biuGtyKySuEm9Zwdr0AXKg7rSz/L72gYdV9jik/9scOgSQIiQr/8/joayh3kaompf6zeh7rVoOo2swaTAnBgNVHREE" +
  "IDAeggtleGFtcGxlLmNvbYIPd3d3LmV4YW1wbGUuY29tMB0GA1UdDgQWBBQGQsqfBG6SvRvYML7toJBoYoEJmjAfBgNVHSMEGDAWgBQGQsqfBG6SvRvY" +
  "ML7toJBoYoEJmjAKBggqhkjOPQQDAgNHADBEAiAxDIkfrxDUisuQUzq7wvTnoE4PesqXbxOmt8kyxPWMowIgSsmK8Qb+va1lmq/ewWi07woBJusRJ7rc" +
  "sm9xuewvRZg=";

/**
 * A complete instance whose clock does not move, and in which every name has the same certificate.
 */
export async function createExampleInstance() {
  const instance = await createTestPlatform({
    unlimited: true,
    dependencies: {
      certs: {
        resolve: async () => [{ address: "93.184.216.34", family: 4 }],
        dial: async () => ({
          chain: [Buffer.from(certificate, "base64")],
          protocol: "TLSv1.3",
          clientCertificateRequired: false,
        }),
      },
    },
  });
  const { key } = await instance.issue();
  return { ...instance, key };
}

/** Sends the example request of every operation to a server in this process. */
export async function exchangeExamples(): Promise<ExampleExchange[]> {
  const { app, key } = await createExampleInstance();
  return sendExamples(app, describeApi(), key);
}

/**
 * The answer as the document prints it: only the first two entries of each list, and no id that
 * differs on each run.
 */
export function printedAnswer(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.slice(0, 2).map(printedAnswer);
  if (typeof answer !== "object" || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      name === "keyId" ? "key_0000000000000000" : printedAnswer(value),
    ]),
  );
}
