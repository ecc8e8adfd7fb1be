const decoder = new TextDecoder('utf-8', { fatal: true });

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    decoder.decode(bytes);
    return true;
  } catch {
    return false;
  }
};

const LINE_FEED = 10;

/** Returns the text, without a byte order mark, or the first line, from 1, that is not UTF-8. */
export function utf8Text(bytes: Uint8Array): string | { badLine: number } {
  if (isUtf8(bytes)) return decoder.decode(bytes);
  let line = 1;
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(LINE_FEED, start);
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return { badLine: line };
    start = end + 1;
    line += 1;
  }
}
