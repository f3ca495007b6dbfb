/** Thrown when another program listens on the port of a setting already. */
export class TakenPortError extends Error {
  constructor(setting: string, port: number) {
    const another = port < 65_535 ? port + 1 : port - 1;
    super(
      `Port ${port} is taken by another program. Choose another: ${setting}=${another} npm start`,
    );
    this.name = "TakenPortError";
  }
}
