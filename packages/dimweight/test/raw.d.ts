declare module "*?raw" {
  const text: string;
  export default text;
}

/** Of Vite: every file that matches, with what it exports. */
interface ImportMeta {
  glob(pattern: string, options: { readonly eager: true }): Record<string, Record<string, unknown>>;
}
