/** Characters that XML 1.0 does not allow, also escaped. */
// eslint-disable-next-line no-control-regex -- these are what is removed
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Returns a text as the content of an element or of an attribute of an XML or HTML document. */
export const inXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
