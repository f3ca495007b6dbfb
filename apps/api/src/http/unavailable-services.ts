import type { ServiceId } from "../service-id.ts";
import type { Service } from "./service.ts";

export interface UnavailableService {
  readonly id: ServiceId;
  readonly reason: string;
}

/** The services that cannot answer at the moment, each with the reason. */
export function unavailableServices(services: readonly Service[]): UnavailableService[] {
  return services.flatMap(({ id, check }) => {
    try {
      check?.();
      return [];
    } catch (error) {
      return [{ id, reason: error instanceof Error ? error.message : String(error) }];
    }
  });
}
