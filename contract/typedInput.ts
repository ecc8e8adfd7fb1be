/** What people type, as the app and the server read it: one rule for both. */

// eslint-disable-next-line no-control-regex -- control characters are what is looked for
export const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const LOCAL_PART = /^[^\s@<>()[\]\\,;:"]{1,64}$/;
/** Signs that keyboards of phones and word processors put in place of plain ones. */
const TYPOGRAPHIC = /[‘’´“”„«»]/;
const DOMAIN =
  /^(?=.{1,190}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** Without spaces around and characters that cannot be seen, full-width letters as plain ones. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();

/** Returns the ASCII form of a domain, '' for one that cannot have any. */
function asciiDomain(domain: string): string {
  if (/[/?#:@\\\s]/.test(domain)) return '';
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/**
 * Returns the normalized address, or null if it is not an address. One mailbox is one account however it is typed:
 * capitals, spaces around it, full-width letters, and a domain with accents or in its ASCII form are equal.
 */
export function normalEmail(text: string): string | null {
  const typed = plain(text).toLowerCase();
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, Math.max(at, 0));
  const domain = asciiDomain(typed.slice(at + 1));
  const isLocalPart =
    LOCAL_PART.test(local) &&
    !CONTROLS.test(local) &&
    !TYPOGRAPHIC.test(local) &&
    !/^\.|\.$|\.\./.test(local);
  return isLocalPart && DOMAIN.test(domain) ? `${local}@${domain}` : null;
}

/** Returns the sign for which an address is refused although it looks right, such as `’` in `o’brien@…`. */
export const typographicSign = (text: string): string | undefined => TYPOGRAPHIC.exec(text)?.[0];

const ARABIC_ZEROS = [0x660, 0x6f0];

/** Returns the text with the digits of full-width and Arabic keyboards as 0 to 9. */
export const plainDigits = (text: string): string =>
  plain(text).replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ARABIC_ZEROS.find((each) => code >= each && code < each + 10) ?? code;
    return String(code - zero);
  });
