/** Returns whether routers and `new URL` can parse a path such as `/person/1`; otherwise it is an unknown page. */
export function isReadablePath(path: string): boolean {
  // After two slashes `new URL` reads a host name.
  if (path.startsWith('//')) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
