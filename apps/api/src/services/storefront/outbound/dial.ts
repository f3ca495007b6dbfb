import { connect, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";

/** One connection to open. The address is an IP address that the policy has already checked. */
export interface OutboundConnection {
  readonly address: string;
  readonly port: number;
  /** The name for SNI and for checking the certificate. Empty if the host is an IP address. */
  readonly servername: string;
  readonly secure: boolean;
  readonly signal: AbortSignal;
}

/** Opens one connection, with TLS if `secure`. */
export type OutboundDial = (connection: OutboundConnection) => Promise<Socket>;

export const dial: OutboundDial = ({ address, port, servername, secure, signal }) =>
  new Promise((resolve, reject) => {
    const socket = secure
      ? connectTls({ host: address, port, servername, ALPNProtocols: ["http/1.1"] })
      : connect({ host: address, port });
    const onAbort = () => socket.destroy(new Error("The connection took too long."));
    signal.addEventListener("abort", onAbort, { once: true });
    if (signal.aborted) onAbort();
    // This listener stays after the promise has settled: a late error must not end the process.
    socket.on("error", reject);
    socket.once("close", () => signal.removeEventListener("abort", onAbort));
    socket.once(secure ? "secureConnect" : "connect", () => resolve(socket));
  });
