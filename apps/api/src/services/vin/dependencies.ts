/** What the vehicle service needs besides the clock. Every part has a default. */
export interface VinDependencies {
  /** Whether the vPIC paths also read the key from the parameter `api_key`. Default: false. */
  readonly vpicQueryKey?: boolean;
}
