/** Characters that RFC 8187 encodes and encodeURIComponent does not. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Returns the `Content-Disposition` of a download with this name; old clients get the name without accents. */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[^ -~]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}
