import { advanceOrder } from "./calls/order/advance-order.ts";
import { cancelOrder } from "./calls/order/cancel-order.ts";
import { listOrders } from "./calls/order/list-orders.ts";
import { refundOrder } from "./calls/order/refund-order.ts";
import { clearTranscript } from "./calls/run/clear-transcript.ts";
import { createMallSandboxes } from "./calls/run/create-mall.ts";
import { createRun } from "./calls/run/create-run.ts";
import { deleteRun } from "./calls/run/delete-run.ts";
import { getOpenApi } from "./calls/run/get-openapi.ts";
import { getTranscript } from "./calls/run/get-transcript.ts";
import { scoreRun } from "./calls/run/score-run.ts";
import { createSandbox } from "./calls/sandbox/create-sandbox.ts";
import { deleteSandbox } from "./calls/sandbox/delete-sandbox.ts";
import { getSandbox } from "./calls/sandbox/get-sandbox.ts";
import { getSnapshot } from "./calls/sandbox/get-snapshot.ts";
import { listSandboxes } from "./calls/sandbox/list-sandboxes.ts";
import { putSnapshot } from "./calls/sandbox/put-snapshot.ts";
import { advanceClock } from "./calls/shop/advance-clock.ts";
import { getClock } from "./calls/shop/get-clock.ts";
import { getTruth } from "./calls/shop/get-truth.ts";
import { listAdversarial } from "./calls/shop/list-adversarial.ts";
import { listRoles } from "./calls/shop/list-roles.ts";
import { listScenarios } from "./calls/shop/list-scenarios.ts";
import { listWebhooks } from "./calls/shop/list-webhooks.ts";
import { setInventory } from "./calls/shop/set-inventory.ts";
import { setPrices } from "./calls/shop/set-prices.ts";
import { setScenario } from "./calls/shop/set-scenario.ts";
import type { LabOperation } from "./lab-call.ts";

/** All operations of the control API. */
export const labOperations: readonly LabOperation[] = [
  createSandbox,
  listSandboxes,
  getSandbox,
  deleteSandbox,
  getSnapshot,
  putSnapshot,
  advanceClock,
  getClock,
  setScenario,
  listScenarios,
  setInventory,
  setPrices,
  listOrders,
  advanceOrder,
  cancelOrder,
  refundOrder,
  getTranscript,
  clearTranscript,
  listWebhooks,
  listRoles,
  listAdversarial,
  getTruth,
  createMallSandboxes,
  createRun,
  scoreRun,
  deleteRun,
  getOpenApi,
];
