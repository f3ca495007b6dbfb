export {
  createFetchHandler,
  type FetchHandler,
  type FetchHandlerOptions,
} from "./createFetchHandler.ts";
export { createShopHandler, type ShopHandlerOptions } from "./createShopHandler.ts";
