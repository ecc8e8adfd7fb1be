/** The parts of a browser that redirects need: cookies by site, and addresses that are followed one by one. */
export function makeBrowser() {
  const jar = new Map<string, Map<string, string>>();

  const visit = async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
    const { origin } = new URL(address);
    const cookies = jar.get(origin) ?? new Map<string, string>();
    jar.set(origin, cookies);
    const headers = new Headers(init.headers);
    headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/; *(max-age=0|expires=Thu, 01 Jan 1970)/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  return {
    visit,
    cookie: (origin: string, name: string): string | undefined => jar.get(origin)?.get(name),
    /**
     * Follows redirects until `stop` returns true for an address, or a response is no redirect; returns that address.
     */
    follow: async (from: string | URL, stop: (address: URL) => boolean): Promise<URL> => {
      let address = new URL(from);
      for (let steps = 0; steps < 20; steps += 1) {
        if (stop(address)) return address;
        const next = (await visit(address)).headers.get('location');
        if (next === null) return address;
        address = new URL(next, address);
      }
      throw new Error(`too many redirects at ${address.href}`);
    },
  };
}
