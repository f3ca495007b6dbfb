import type { ServiceId } from "../service-id.ts";
import type { Tool } from "./tool.ts";
import { tools } from "./tools/index.ts";

/** The tools of these services, and those that belong to several. */
export function offeredTools(services: readonly ServiceId[]): readonly Tool[] {
  const offered = tools.filter((tool) => {
    const service = tool.serviceOf({});
    return service !== undefined && services.includes(service);
  });
  const shared = tools.filter((tool) => tool.serviceOf({}) === undefined);
  return offered.length > 0 ? [...offered, ...shared] : [];
}
