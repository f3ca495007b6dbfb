/**
 * The surfaces over which an agent can do a task: the service description, UCP over REST, UCP over
 * MCP, and the web pages.
 */
export const taskSurfaces = ["v1", "ucp", "mcp", "html"] as const;

/** A surface of a task. */
export type TaskSurface = (typeof taskSurfaces)[number];
