import type { Context } from "../../context.ts";
import { write } from "../../io.ts";
import type { Answered, AnswerPrinter } from "./inspect-targets.ts";
import type { CertRun } from "./options.ts";

const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Almanac//Certificates//EN"];
const tail = ["END:VCALENDAR"];

/** An iCalendar document (RFC 5545) with an event at the expiry of each certificate. */
export function createCalendarPrinter(_run: CertRun, { io }: Context): AnswerPrinter {
  let failed = false;
  let isFirst = true;
  const print = async (lines: readonly string[]) => {
    const all = isFirst ? [...head, ...lines] : lines;
    isFirst = false;
    await write(io.stdout, all.map((line) => `${folded(line)}\r\n`).join(""));
  };
  return {
    waits: false,
    add: async (answer) => {
      failed ||= answer.error !== undefined;
      await print(eventOf(answer));
    },
    end: async () => {
      await print(tail);
      return { failed };
    },
  };
}

/** The event of a certificate. A target that failed has none. */
function eventOf({ name, report }: Answered): string[] {
  if (report === undefined) return [];
  return [
    "BEGIN:VEVENT",
    `UID:${report.fingerprint_sha256.replaceAll(":", "").toLowerCase()}-${slug(name)}@almanac`,
    `DTSTAMP:${stamp(report.checked_at)}`,
    `DTSTART:${stamp(report.expires_at)}`,
    `SUMMARY:${escaped(`Certificate of ${name} expires`)}`,
    `DESCRIPTION:${escaped(`Subject: ${report.subject}\nIssuer: ${report.issuer}\nSerial: ${report.serial}`)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

function stamp(instant: string): string {
  return instant.replaceAll(/[-:]|\.\d+/g, "");
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

/** Escapes a text (RFC 5545 section 3.3.11). Control characters are not allowed in a text. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n")
    .replaceAll(/\p{Cc}/gu, " ");
}

const longestLineBytes = 75;

/** Folds a line at 75 octets (RFC 5545 section 3.1), never inside a character. */
function folded(line: string): string {
  let text = "";
  let length = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (length + bytes > longestLineBytes) {
      text += "\r\n ";
      length = 1;
    }
    text += character;
    length += bytes;
  }
  return text;
}
