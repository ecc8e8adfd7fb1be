/** Returns whether routers and `new URL` can read a path, such as `/person/1`; one that they cannot is an unknown page. */
export function isReadablePath(path: string): boolean {
  // Two slashes begin the name of a host.
  if (path.startsWith('//')) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
