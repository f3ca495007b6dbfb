export {
  createFetchHandler,
  type FetchHandler,
  type FetchHandlerOptions,
} from "./createFetchHandler.ts";
