/** What Node adds, without its other types. */
interface ImportMeta {
  /** The folder of the file. */
  readonly dirname: string;
}
