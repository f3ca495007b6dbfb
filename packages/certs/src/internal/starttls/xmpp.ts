import { decodeLatin1 } from "../text.ts";
import { type Dialogue, refused, type Step, unexpected } from "./dialogue.ts";

const namespace = "urn:ietf:params:xml:ns:xmpp-tls";

/**
 * RFC 6120 section 5.4. `to` is the domain; it needs no XML escaping, because a host never contains
 * such characters.
 */
export function* xmpp(content: "jabber:client" | "jabber:server", to: string): Dialogue {
  yield {
    send:
      `<?xml version='1.0'?><stream:stream${to === "" ? "" : ` to='${to}'`} xmlns='${content}' ` +
      "xmlns:stream='http://etherx.jabber.org/streams' version='1.0'>",
  };
  yield* startOfXml();
  const offered = yield* until("features", "error", "open a stream");
  if (!offered.has("starttls")) throw refused("STARTTLS");
  yield { send: `<starttls xmlns='${namespace}'/>` };
  yield* until("proceed", "failure", "agree to STARTTLS");
}

/** Reads through the end of an element. Returns the names of the tags before it. */
function* until(
  wanted: string,
  failure: string,
  what: string,
): Generator<Step, ReadonlySet<string>, Uint8Array> {
  const names = new Set<string>();
  for (;;) {
    const { name, ends, endsStream } = yield* tag();
    if (name === wanted && ends) return names;
    if (name === failure || endsStream) throw unexpected(what);
    names.add(name);
  }
}

/**
 * Reads through the first `<`. Anything but white space or a byte order mark before it means that
 * this is not XMPP.
 */
function* startOfXml(): Generator<Step, void, Uint8Array> {
  for (;;) {
    const first = decodeLatin1(yield { want: { bytes: 1 } });
    if (first === "<") return;
    if (!/[\s\u00ef\u00bb\u00bf]/.test(first)) throw unexpected("open a stream");
  }
}

interface Tag {
  /** The name without its prefix; empty for a declaration. */
  readonly name: string;
  /** True for an end tag and for an empty element. */
  readonly ends: boolean;
  readonly endsStream: boolean;
}

/** Reads text and one tag. No tag that matters here has a `>` inside. */
function* tag(): Generator<Step, Tag, Uint8Array> {
  const text = decodeLatin1(yield { want: { through: 0x3e } });
  const inside = text.slice(text.lastIndexOf("<") + 1, -1);
  const [, slash = "", name = ""] = /^(\/?)(?:[\w.-]+:)?([\w.-]+)/.exec(inside) ?? [];
  const closes = slash !== "";
  return { name, ends: closes || inside.endsWith("/"), endsStream: closes && name === "stream" };
}
