const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** RFC 4648, section 4. Neither Node's Buffer nor the web's btoa is part of ECMAScript. */
export function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second, third] = bytes.subarray(at, at + 3);
    const group = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    text += alphabet[group >> 18];
    text += alphabet[(group >> 12) & 63];
    text += second === undefined ? "=" : alphabet[(group >> 6) & 63];
    text += third === undefined ? "=" : alphabet[group & 63];
  }
  return text;
}

/** RFC 4648, section 5, without padding. */
export function base64Url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
