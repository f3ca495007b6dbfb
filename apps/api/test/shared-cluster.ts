import type { TestProject } from "vitest/node";
import { createCluster } from "./real-services.ts";

/** Starts the cluster before the services suite, and stops it at the end. */
export default async function startCluster({ provide }: TestProject): Promise<() => Promise<void>> {
  const cluster = await createCluster();
  await cluster.start();
  provide("clusterUrl", cluster.url);
  return () => cluster.remove();
}
