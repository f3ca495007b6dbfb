import { connect, type SecureContext } from "node:tls";

/**
 * Connects to a TLS server on loopback, takes its certificate, and closes: the least that a lookup
 * can do.
 */
export function handshake(
  port: number,
  options: { readonly secureContext?: SecureContext } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host: "127.0.0.1", port, servername: "", rejectUnauthorized: false, ...options },
      () => {
        socket.getPeerX509Certificate();
        socket.destroy();
        resolve();
      },
    );
    socket.on("error", reject);
  });
}
