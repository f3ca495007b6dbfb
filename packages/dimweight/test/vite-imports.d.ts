/** Vite's type: every file that matches the pattern, with its exports. */
interface ImportMeta {
  glob(pattern: string, options: { readonly eager: true }): Record<string, Record<string, unknown>>;
}
