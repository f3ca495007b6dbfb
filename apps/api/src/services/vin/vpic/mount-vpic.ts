import { vin } from "@almanac/questions/vin";
import { openCatalogue, openDecoder } from "@almanac/vin";
import type { Context, Hono } from "hono";
import type { Gate } from "../../../http/gate.ts";
import { type Watch, watched } from "../../../http/observed-route.ts";
import { isForm, readForm } from "../../../http/read-body.ts";
import type { Log } from "../../../observe/log.ts";
import { problemOf } from "../../../problems/library-problem.ts";
import { platformProblem } from "../../../problems/problem-kinds.ts";
import { apiHeaders } from "../../../security-headers.ts";
import type { VpicTables } from "../settings.ts";
import { decodeEndpoints } from "./decode-vin.ts";
import type { VpicEndpoint } from "./endpoint.ts";
import { chooseFormat, writeAnswer } from "./formats.ts";
import { makeEndpoints } from "./makes.ts";
import { modelEndpoints } from "./models.ts";
import { headersWithQueryKey, readAddress, readParameters } from "./read-path.ts";
import { variableEndpoints } from "./variables.ts";
import { wmiEndpoints } from "./wmis.ts";

/** The endpoints with answers, in the order in which a refusal names them. */
export const vpicEndpoints: readonly VpicEndpoint[] = [
  ...decodeEndpoints,
  ...wmiEndpoints,
  ...makeEndpoints,
  ...modelEndpoints,
  ...variableEndpoints,
];

/** The endpoints of the original for which there are no data, and why. */
const reasons: Readonly<Record<string, string>> = {
  GetCanadianVehicleSpecifications: `The specifications of Transport Canada are not among the data. ${vin.questions.decodeVin.at} gives overall sizes.`,
  GetEquipmentPlantCodes: "The data hold no codes of plants that make equipment.",
  GetMakesForManufacturerAndYear:
    "The data do not say in which years a manufacturer built a make. GetMakeForManufacturer lists its makes.",
  GetManufacturerDetails:
    "The data hold no addresses and no persons of manufacturers. GetAllManufacturers lists their names.",
  GetParts: "The data hold no documents that manufacturers have submitted.",
};

/** These answer 404, with the reason. */
const notOffered: readonly VpicEndpoint[] = Object.entries(reasons).map(([name, reason]) => ({
  name,
  answer() {
    throw platformProblem("not_found", reason);
  },
}));

const packaged: VpicTables = { decoder: openDecoder, catalogue: openCatalogue };

/** The original matches its paths without regard to case. */
const inAnyCase = "/:vpic{[Vv][Pp][Ii][Cc]}/*";

interface VpicOptions {
  readonly now: () => number;
  /** Whether the key may be in the parameter `api_key`. */
  readonly queryKey: boolean;
  readonly tables: VpicTables | undefined;
}

type Handler = (context: Context) => Promise<Response>;

/** Mounts `/vpic/api/vehicles/...`: endpoints, answers and errors as NHTSA's vPIC. */
export function mountVpic(app: Hono, gate: Gate, options: VpicOptions): void {
  const handlers = new Map<string, Handler>();
  for (const endpoint of [...vpicEndpoints, ...notOffered]) {
    handlers.set(endpoint.name.toLowerCase(), handlerOf(endpoint, gate, options));
  }
  const route = "/vpic/*";
  const unknown = watched(gate, placeOf(gate, route, options), (context) => {
    throw platformProblem("not_found", nothingAt(readAddress(context.req.url).endpoint));
  });
  app.all(inAnyCase, (context) => {
    const { endpoint } = readAddress(context.req.url);
    return (handlers.get(endpoint ?? "") ?? unknown)(context);
  });
}

function nothingAt(endpoint: string | undefined): string {
  const names = vpicEndpoints.map(({ name }) => name).join(", ");
  const known = `The endpoints are /vpic/api/vehicles/ and one of: ${names}.`;
  return endpoint === undefined ? known : `There is no endpoint of this name. ${known}`;
}

function placeOf(gate: Gate, route: string, { queryKey }: VpicOptions) {
  return {
    route,
    service: "vin",
    keyed: true,
    ...(queryKey ? { headersOf: headersWithQueryKey } : {}),
    refusal: refusal(gate.log, route),
  } as const;
}

function handlerOf(endpoint: VpicEndpoint, gate: Gate, options: VpicOptions): Handler {
  const { name, method = "GET", units = 1 } = endpoint;
  const place = { ...placeOf(gate, `/vpic/api/vehicles/${name}`, options), units };
  const tables = options.tables ?? packaged;
  const readBody = async (context: Context) => {
    requireMethod(context, method);
    return method === "POST" ? readFields(context) : new URLSearchParams();
  };
  return watched(gate, { ...place, readBody }, async (context, watch, form) => {
    const address = readAddress(context.req.url);
    const parameters = new Map([...readParameters(form), ...address.parameters]);
    const format = chooseFormat(parameters.get("format"), context.req.header("accept") ?? null);
    const answer = await endpoint.answer({
      path: address.path,
      parameters,
      catalogue: tables.catalogue(),
      decoder: tables.decoder(),
      now: options.now,
      async reserve(rows) {
        await watch.reserve(rows);
        watch.spend = rows;
      },
      resume: () => watch.resume(),
    });
    return new Response(await writeAnswer(answer, format, () => watch.resume()), {
      headers: {
        ...apiHeaders,
        "Content-Type": format.contentType,
        "X-Request-Id": watch.requestId,
        "X-Data-Version": tables.decoder().dataVersion,
      },
    });
  });
}

function requireMethod({ req }: Context, allowed: "GET" | "POST"): void {
  const given = req.method === "HEAD" ? "GET" : req.method;
  if (given === allowed) return;
  const detail = `${req.method} is not allowed here; allowed: ${allowed}.`;
  const headers = { Allow: allowed === "GET" ? "GET, HEAD" : "POST" };
  throw platformProblem("method_not_allowed", detail, { headers });
}

async function readFields({ req }: Context): Promise<URLSearchParams> {
  if (isForm(req.raw)) return readForm(req.raw);
  throw platformProblem(
    "unsupported_media_type",
    "Send the fields DATA and format as a form: Content-Type: application/x-www-form-urlencoded.",
  );
}

/** Titles of this API's problems that do not fit here: these paths take a form. */
const titles: Readonly<Record<string, string>> = {
  unsupported_media_type: "The body must be a form",
};

/**
 * The answer to a request that is refused or fails, in the shape of the original: `message` and
 * `messageDetail`. The link leads to the page about the problem.
 */
function refusal(log: Log, route: string): (error: unknown, watch: Watch) => Response {
  return (error, watch) => {
    const where = { requestId: watch.requestId, route };
    const { problem, headers } = problemOf(error, "parameter", where, log);
    watch.code = problem.code;
    const title = titles[problem.code] ?? problem.title;
    return new Response(JSON.stringify({ message: `${title}.`, messageDetail: problem.detail }), {
      status: problem.status,
      headers: {
        ...apiHeaders,
        "Content-Type": "application/json",
        "X-Request-Id": watch.requestId,
        Link: `<${problem.type}>; rel="describedby"`,
        ...headers,
      },
    });
  };
}
