declare module "*?raw" {
  const text: string;
  export default text;
}

/** What vitest makes of `import.meta.glob`: the modules that a pattern names, by path. */
interface ImportMeta {
  glob(
    pattern: string,
    options: { readonly eager: true; readonly import?: string },
  ): Readonly<Record<string, unknown>>;
}
