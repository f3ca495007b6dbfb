import type { Hono } from "hono";
import * as z from "zod";
import type { Gate } from "../http/gate.ts";
import { watched } from "../http/observed-route.ts";
import { mountOperation } from "../http/operation/mount.ts";
import type { DocumentedOperation, Operation } from "../http/operation/operation.ts";
import { isForm, readForm } from "../http/read-body.ts";
import type { Service } from "../http/service.ts";
import { createAddressLimiter, type Limiters } from "../limits/limiters.ts";
import { parseBody } from "../problems/schema-faults.ts";
import { earlyAccessRequestSchema, receivedSentence } from "./early-access.ts";
import type { EarlyAccess } from "./mails.ts";
import {
  accept,
  acceptForm,
  countAddress,
  type EarlyAccessPages,
  mountEarlyAccess,
} from "./pages.ts";

const oneHourSeconds = 3_600;
const requestsPerHour = 5;

const acceptedSchema = z
  .object({
    status: z.literal("received").describe("Always `received`"),
    detail: z.string().describe("What happens next"),
  })
  .meta({ id: "EarlyAccessReceived", description: "The request was accepted" });

interface EarlyAccessPlatform {
  readonly earlyAccess: EarlyAccess;
  readonly limiters: Limiters;
}

/** Early access over HTTP: pages for people, and `POST /early-access` for both a form and JSON. */
export function mountEarlyAccessApp(
  app: Hono,
  gate: Gate,
  { earlyAccess, limiters }: EarlyAccessPlatform,
  services: readonly Service[],
): Operation {
  const pages: EarlyAccessPages = {
    access: earlyAccess,
    services,
    perAddress: createAddressLimiter(
      limiters,
      "early-access:address",
      requestsPerHour,
      oneHourSeconds,
    ),
    perEmail: limiters.create("early-access:mail", requestsPerHour, oneHourSeconds),
  };
  const operation = jsonOperation(pages);
  const takeForm = watched(
    gate,
    { route: operation.path, readBody: (context) => readForm(context.req.raw) },
    (_context, { address }, fields) => acceptForm(fields, address, pages),
  );
  app.post(operation.path, (context, next) =>
    isForm(context.req.raw) ? takeForm(context) : next(),
  );
  mountOperation(app, operation, undefined, gate);
  mountEarlyAccess(app, gate, pages);
  return operation;
}

/** What the OpenAPI document says of `POST /early-access`. */
export const earlyAccessDocumentation: DocumentedOperation = {
  method: "post",
  path: "/early-access",
  operationId: "requestEarlyAccess",
  summary: "Ask for a key",
  description:
    "The answer is the same whether or not the address is known. The form of the page /early-access (application/x-www-form-urlencoded) is accepted too. " +
    `At most ${requestsPerHour} valid requests an hour from one address.`,
  body: earlyAccessRequestSchema,
  changesState: true,
  open: true,
  replies: { 202: { description: "The request was accepted", schema: acceptedSchema } },
};

function jsonOperation(pages: EarlyAccessPages): Operation {
  return {
    ...earlyAccessDocumentation,
    async handle({ body, address }) {
      const asked = parseBody(earlyAccessRequestSchema, body);
      // Invalid requests do not count.
      await countAddress(pages, address);
      await accept(pages, asked);
      return {
        status: 202,
        body: {
          status: "received",
          detail: receivedSentence(pages.access),
        },
      };
    },
  };
}
