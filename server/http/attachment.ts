/** RFC 8187: what a URI component leaves alone but an extended value does not. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** `Content-Disposition` for a file to be saved under this name; old programs get it without accents. */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[^ -~]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}
