/** A body in the type that a method of the shop takes. */
export function asSent<Request>(body: unknown): Request {
  // The library judges the body. It may be anything here.
  return body as Request;
}
