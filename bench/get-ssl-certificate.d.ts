declare module "get-ssl-certificate" {
  const api: { get(host: string, timeoutMs: number, port: number): Promise<object> };
  export default api;
}
