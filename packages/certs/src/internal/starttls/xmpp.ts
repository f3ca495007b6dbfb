import { type Dialogue, textOf } from "./dialogue.ts";
import { refused, unexpected } from "./lines.ts";

const namespace = "urn:ietf:params:xml:ns:xmpp-tls";

/** RFC 6120 section 5.4. `to` is the domain; it needs no XML escaping, because a host never contains such characters. */
export function* xmpp(content: "jabber:client" | "jabber:server", to: string): Dialogue {
  const features = textOf(
    yield {
      send:
        `<?xml version='1.0'?><stream:stream${to === "" ? "" : ` to='${to}'`} xmlns='${content}' ` +
        "xmlns:stream='http://etherx.jabber.org/streams' version='1.0'>",
      // Waits for stream features or the end of the stream. A first byte that cannot start XML means that this is not XMPP.
      want: {
        text: /<\/(?:\w+:)?features\s*>|<(?:\w+:)?features\s*\/>|<\/(?:\w+:)?stream\s*>|^[^<\s\ufeff\u00ef]/,
      },
    },
  );
  if (!/features\s*\/?>$/.test(features)) throw unexpected("open a stream");
  if (!/<(?:\w+:)?starttls[\s/>]/.test(features)) throw refused("STARTTLS");
  const answer = textOf(
    yield {
      send: `<starttls xmlns='${namespace}'/>`,
      want: {
        text: /<(?:\w+:)?(?:proceed|failure)\b[^>]*(?:\/>|>\s*<\/(?:\w+:)?(?:proceed|failure)\s*>)|<\/(?:\w+:)?stream\s*>/,
      },
    },
  );
  if (!/<(?:\w+:)?proceed\b/.test(answer)) throw unexpected("agree to STARTTLS");
}
