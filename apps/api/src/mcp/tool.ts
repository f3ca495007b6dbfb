import { unwrap } from "@almanac/kernel/errors/result";
import type { Question, Service } from "@almanac/questions/question";
import type * as z from "zod";
import { schemaNamed } from "../http/operation/questions.ts";
import type { ServiceId } from "../service-id.ts";
import { inputSchemaOf, type ObjectSchema, outputSchemaOf } from "./tool-schemas.ts";

export interface ToolContext {
  readonly now: () => number;
  /** Looks up a certificate under the rules of this server. A thread has no network. */
  readonly inspectCertificate?: (request: unknown, signal: AbortSignal) => Promise<object>;
  /** Runs a tool on a worker thread, where there are threads. */
  readonly runOnThread?: (tool: string, given: unknown, signal: AbortSignal) => Promise<object>;
}

/** One question that an assistant can ask. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** What it answers, when to use it and what it does not know: an assistant chooses by it. */
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  readonly outputSchema: ObjectSchema;
  readonly annotations: {
    readonly title: string;
    readonly readOnlyHint: true;
    readonly destructiveHint: false;
    readonly idempotentHint: true;
    readonly openWorldHint: boolean;
  };
  /** The service whose scope and quota a call needs. Undefined if the arguments name none. */
  serviceOf(given: unknown): ServiceId | undefined;
  /** How many requests of its minute a call counts as; default 1. As the weight of an operation. */
  readonly weight?: ((given: unknown) => number) | undefined;
  /** Whether a call takes longer than a few milliseconds, so that it belongs on a worker thread. */
  readonly isHeavy?: boolean | undefined;
  /** Answers, or throws the library's error. Cancelling aborts `signal`. */
  run(given: unknown, context: ToolContext, signal: AbortSignal): object | Promise<object>;
}

interface ToolOptions
  extends Pick<Tool, "name" | "title" | "description" | "run" | "weight" | "isHeavy"> {
  readonly service: ServiceId | Tool["serviceOf"];
  readonly request: z.ZodType;
  readonly answer: z.ZodType;
  /** Whether a call asks servers on the internet. Default: no. */
  readonly asksTheWorld?: boolean;
}

type Schemas = Readonly<Record<string, unknown>>;

/** The questions of a service that are tools. `answers` has those the library cannot answer. */
export function toolsOf<Module extends Schemas>(
  { id: service, questions }: Service<Module> & { readonly id: ServiceId },
  schemas: Module,
  answers: Readonly<Record<string, Tool["run"]>> = {},
): readonly Tool[] {
  const told = new Set<string>();
  return Object.entries<Question<Module>>(questions).flatMap(([id, question]) => {
    const { tool, ask, request, answer, weight, isHeavy } = question;
    if (tool === undefined) return [];
    const run = answers[id] ?? (ask && ((given, { now }) => unwrap(ask(given, { now }))));
    if (run === undefined || request === undefined) throw new TypeError(`nothing answers ${id}`);
    const described = { ...tool, service, weight, isHeavy: isHeavy === true, run };
    const asked = schemaNamed(schemas, request);
    return defineTool({ ...described, request: asked, answer: schemaNamed(schemas, answer) }, told);
  });
}

/** `told` collects the described fields, so that a later tool does not repeat them. */
export function defineTool(options: ToolOptions, told = new Set<string>()): Tool {
  const { name, title, description, service, run, weight, isHeavy, asksTheWorld = false } = options;
  return {
    name,
    title,
    description,
    inputSchema: inputSchemaOf(options.request, told),
    outputSchema: outputSchemaOf(options.answer),
    annotations: {
      title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: asksTheWorld,
    },
    serviceOf: typeof service === "function" ? service : () => service,
    weight,
    isHeavy,
    run,
  };
}
