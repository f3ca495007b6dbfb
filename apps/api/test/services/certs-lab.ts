import { type Dial, dial } from "@almanac/certs";
import { mint } from "../../../../packages/certs/test/lab/mint.ts";
import type { CertsDependencies } from "../../src/services/certs/settings.ts";

const publicAddress = "93.184.216.34";
const { der } = mint({ subject: [["CN", "public.test"]] });

/**
 * Every name resolves to one public address, whose server exists only in this process. Only
 * loopback addresses are really dialled.
 */
const labDial: Dial = async (request) => {
  if (request.address.startsWith("127.")) return dial(request);
  if (request.address !== publicAddress) throw new Error(`a test dialled ${request.address}`);
  return { chain: [der], protocol: "TLSv1.3", clientCertificateRequired: false };
};

/** What certificate lookups of a test may reach: only this machine. */
export const certificatesLab: CertsDependencies = {
  allow: ["127.0.0.0/8"],
  ports: "any",
  resolve: async () => [{ address: publicAddress, family: 4 }],
  dial: labDial,
};
