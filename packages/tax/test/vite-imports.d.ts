declare module "*?raw" {
  const text: string;
  export default text;
}

/** The type of `import.meta.glob` in vitest: the modules that match a pattern, by path. */
interface ImportMeta {
  glob(
    pattern: string,
    options: { readonly eager: true; readonly import?: string },
  ): Readonly<Record<string, unknown>>;
}
