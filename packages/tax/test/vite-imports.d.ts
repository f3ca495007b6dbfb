/** The type of `import.meta.glob` in vitest: the modules that match a pattern, by path. */
interface ImportMeta {
  glob(
    pattern: string,
    options: { readonly eager: true; readonly import?: string },
  ): Readonly<Record<string, unknown>>;
}
