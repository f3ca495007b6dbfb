import { UcpFault } from "../../ucp/fault.ts";

/** The address of the profile in `UCP-Agent`: the string member `profile` of an RFC 8941 dictionary. */
export function profileOf(header: string | null): string {
  if (header === null || header.trim() === "") {
    throw invalid('The header UCP-Agent is missing. Send UCP-Agent: profile="https://..."');
  }
  const member =
    /(?:^|,)[ \t]*profile[ \t]*=[ \t]*"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"/.exec(header);
  if (member === null) {
    throw invalid('UCP-Agent must be a dictionary (RFC 8941) with a member profile="https://..."');
  }
  return checkProfile((member[1] ?? "").replaceAll(/\\(["\\])/g, "$1"));
}

export function checkProfile(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw invalid("The profile must be an https address without user and password.");
  }
  return address;
}

function invalid(content: string): UcpFault {
  return new UcpFault(400, "invalid_profile_url", content);
}
