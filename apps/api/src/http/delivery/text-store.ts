import { type StoredFile, storeFile } from "./stored-file.ts";

/**
 * Stores texts that are the same for many callers, such as tables and pages, so that each is hashed and compressed once.
 * It forgets the ones that were not sent for the longest time.
 */
export function createTextStore(mostTexts: number): (text: string) => StoredFile {
  const stored = new Map<string, StoredFile>();
  return (text) => {
    const file = stored.get(text) ?? storeFile(text);
    stored.delete(text);
    stored.set(text, file);
    for (const oldest of stored.keys()) {
      if (stored.size <= mostTexts) break;
      stored.delete(oldest);
    }
    return file;
  };
}
