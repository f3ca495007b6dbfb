import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A request of which only the beginning was sent. */
export interface HalfSent {
  readonly socket: Socket;
  /** Resolves when the server has closed the connection. */
  readonly closed: Promise<unknown>;
  isOpen(): boolean;
  /** Everything that the server has answered so far. */
  answered(): string;
}

/** Sends the beginning of a request and keeps the connection open. */
export async function sendHalf(port: number, beginning: string): Promise<HalfSent> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  let open = true;
  socket.on("error", () => {});
  socket.setEncoding("utf8").on("data", (text: string) => {
    answer += text;
  });
  const closed = new Promise<void>((resolve) => {
    socket.on("close", () => {
      open = false;
      resolve();
    });
  });
  await once(socket, "connect");
  socket.write(beginning);
  return { socket, closed, isOpen: () => open, answered: () => answer };
}

/** Complete headers, and a body that is ten bytes short of its declared length. */
export function halfForm(path: string, headers: readonly string[] = []): string {
  return [
    `POST ${path} HTTP/1.1`,
    "Host: localhost",
    "Content-Length: 110",
    ...headers,
    "",
    "x".repeat(100),
  ].join("\r\n");
}

export const formType = "Content-Type: application/x-www-form-urlencoded";
export const jsonType = "Content-Type: application/json";
