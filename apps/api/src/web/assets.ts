import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type StoredFile, storeFile } from "../http/stored-file.ts";

const oneDay = "public, max-age=86400";
const fiveMinutes = "public, max-age=300";

interface Asset {
  readonly path: string;
  readonly type: string;
  readonly caching: string;
  readonly read: () => Promise<StoredFile>;
}

function own(name: string, type: string, path = `/${name}`): Asset {
  let file: StoredFile | undefined;
  return {
    path,
    type,
    caching: fiveMinutes,
    async read() {
      file ??= storeFile(readFileSync(new URL(`./assets/${name}`, import.meta.url), "utf8"));
      return file;
    },
  };
}

/** Scalar's bundle from the installed package: no request goes to a third party. */
function referenceScript(): Asset {
  let file: Promise<StoredFile> | undefined;
  const read = async () => {
    const entry = import.meta.resolve("@scalar/api-reference");
    const bytes = await readFile(fileURLToPath(new URL("./browser/standalone.js", entry)));
    return storeFile(new Uint8Array(bytes));
  };
  return {
    path: "/docs/scalar.js",
    type: "text/javascript; charset=utf-8",
    caching: oneDay,
    read() {
      file ??= read();
      return file;
    },
  };
}

/** The files that pages load. Each is read when it is first requested. */
export const assets: readonly Asset[] = [
  own("style.css", "text/css; charset=utf-8"),
  own("docs.css", "text/css; charset=utf-8"),
  own("page.js", "text/javascript; charset=utf-8"),
  own("key.js", "text/javascript; charset=utf-8"),
  own("docs.js", "text/javascript; charset=utf-8"),
  own("favicon.svg", "image/svg+xml"),
  // Browsers ask for this path if a page names no icon.
  own("favicon.svg", "image/svg+xml", "/favicon.ico"),
  referenceScript(),
];

/**
 * Reads and compresses every file. A server does this at its start, so that no caller waits for it.
 */
export async function prepareAssets(): Promise<void> {
  for (const { read } of assets) await (await read()).prepare();
}
