import { finalStateSchema, scoreSchema, taskSchema, transcriptSchema } from "@almanac/agent-lab";
import * as z from "zod";

const surface = z.enum(["v1", "ucp", "mcp", "html"]).describe("Surface that the agent uses");
const position = z.int().min(0).max(4_294_967_295);
const address = (what: string) => z.string().describe(`Address of ${what}`);
const shopName = z.string().describe("Name of the shop; `main` if there is only one");
const sandboxId = z.string().describe("Id of the sandbox");

export const createRunSchema = z
  .strictObject({
    task: taskSchema,
    surface: surface.optional(),
    position: position.optional().describe("Seed of the order of the search results"),
  })
  .meta({ id: "CreateRun", description: "The run of a task." });

export const scoreRunSchema = z
  .strictObject({
    answer: z.string().max(20_000).optional().describe("What the agent says to the buyer"),
  })
  .meta({ id: "ScoreRun", description: "The end of a run." });

export const createMallSchema = z
  .strictObject({
    seed: z
      .union([z.int().min(0), z.string().min(1).max(200)])
      .optional()
      .describe("Seed of the shops. Default: 1"),
    shops: z.int().min(2).max(8).optional().describe("Number of shops. Default: 4"),
  })
  .meta({ id: "CreateMall", description: "Several shops with overlapping products." });

const briefSchema = z
  .strictObject({
    task: z.string().describe("Id of the task"),
    instruction: z.string().describe("What to do, in words"),
    surface,
    shops: z
      .array(
        z.strictObject({
          name: shopName,
          base_url: address("the shop"),
          profile_url: address("its UCP profile"),
          mcp_url: address("its MCP endpoint"),
        }),
      )
      .describe("The shops; more than one in a mall"),
    buyer: taskSchema.shape.buyer,
    buyer_url: address("the buyer: `POST {about}`"),
    buyer_mcp_url: address("the buyer as an MCP server"),
  })
  .meta({
    id: "RunBrief",
    description: "What the agent gets. It has neither the goal nor the address of the lab.",
  });

export const openedRunSchema = z
  .strictObject({
    run_id: z.string().describe("Id of the run"),
    sandboxes: z
      .array(z.strictObject({ name: shopName, sandbox_id: sandboxId }))
      .describe("A sandbox for each shop"),
    brief: briefSchema,
  })
  .meta({ id: "OpenedRun", description: "A run that has begun." });

export const runReportSchema = scoreSchema
  .extend({
    surface,
    position: position.nullable().describe("Seed of the order of search results; null without one"),
    answer: z.string().describe("What the agent said to the buyer"),
    agent_error: z.null().describe("Always null: the server does not run the agent"),
    transcript: transcriptSchema,
    final_state: finalStateSchema,
  })
  .meta({ id: "RunReport", description: "The score of a run, and what it was judged from." });

export const openedMallSchema = z
  .strictObject({
    shops: z
      .array(
        z.strictObject({
          name: shopName,
          sandbox_id: sandboxId,
          base_url: address("the shop"),
          ucp_profile_url: address("its UCP profile"),
          mcp_url: address("its MCP endpoint"),
          persisted: z.boolean().describe("Whether the sandbox is kept in the store"),
          created_at: z.string().describe("When it was created, RFC 3339"),
        }),
      )
      .describe("The shops, each in a sandbox of its own"),
  })
  .meta({ id: "OpenedMall", description: "The shops of a mall." });
