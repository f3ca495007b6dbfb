// Takes the API key out of the address (`/docs#key=...`), and keeps it in this tab until the tab is
// closed. A fragment is never sent to a server.

const storedAs = "almanac-key";

/** The key of this tab, or undefined. */
export function tabKey() {
  const [, key] = /^#key=([\w-]+)$/.exec(location.hash) ?? [];
  try {
    if (key === undefined) return sessionStorage.getItem(storedAs) ?? undefined;
    sessionStorage.setItem(storedAs, key);
  } catch {
    // The browser stores nothing, so the key is valid for this page only.
  }
  if (key !== undefined) history.replaceState(null, "", location.pathname + location.search);
  return key;
}
