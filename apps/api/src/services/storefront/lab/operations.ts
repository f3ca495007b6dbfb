import { advanceClock } from "./calls/advance-clock.ts";
import { advanceOrder } from "./calls/advance-order.ts";
import { cancelOrder } from "./calls/cancel-order.ts";
import { clearTranscript } from "./calls/clear-transcript.ts";
import { createMallSandboxes } from "./calls/create-mall.ts";
import { createRun } from "./calls/create-run.ts";
import { createSandbox } from "./calls/create-sandbox.ts";
import { deleteRun } from "./calls/delete-run.ts";
import { deleteSandbox } from "./calls/delete-sandbox.ts";
import { getClock } from "./calls/get-clock.ts";
import { getSandbox } from "./calls/get-sandbox.ts";
import { getSnapshot } from "./calls/get-snapshot.ts";
import { getTranscript } from "./calls/get-transcript.ts";
import { getTruth } from "./calls/get-truth.ts";
import { listAdversarial } from "./calls/list-adversarial.ts";
import { listOrders } from "./calls/list-orders.ts";
import { listRoles } from "./calls/list-roles.ts";
import { listSandboxes } from "./calls/list-sandboxes.ts";
import { listScenarios } from "./calls/list-scenarios.ts";
import { listWebhooks } from "./calls/list-webhooks.ts";
import { putSnapshot } from "./calls/put-snapshot.ts";
import { refundOrder } from "./calls/refund-order.ts";
import { scoreRun } from "./calls/score-run.ts";
import { setInventory } from "./calls/set-inventory.ts";
import { setPrices } from "./calls/set-prices.ts";
import { setScenario } from "./calls/set-scenario.ts";
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
];
