import type {
  CancelRequest,
  Cart,
  CartAction,
  ProductPage,
  SeedCheckout,
  SeedOrder,
} from "@almanac/storefront-fixtures";

/** The plain operations of a shop (the "seed contract"). They are the same for a local and for a served shop. */
export interface ShopAccess {
  products(query: Readonly<Record<string, string>>): Promise<ProductPage>;
  changeCart(request: CartAction): Promise<Cart>;
  cart(id: string): Promise<Cart>;
  clearCart(id: string): Promise<Cart>;
  startCheckout(cartId: string, request: object): Promise<SeedCheckout>;
  pay(checkoutId: string, token: string): Promise<SeedCheckout>;
  order(id: string): Promise<SeedOrder>;
  cancelOrder(id: string, request: CancelRequest): Promise<SeedOrder>;
}

/** The options that decide the content of a shop. */
export interface ShopOptions {
  readonly seed?: string;
  readonly size?: string;
  readonly catalog?: string;
}

/** The options that decide which shop a command uses. */
export interface AccessOptions extends ShopOptions {
  readonly state?: string;
  readonly url?: string;
}
