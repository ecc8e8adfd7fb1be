const systems = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'CrOS', 'Linux'];
const known =
  /\b(?:Firefox|FxiOS|Edg|EdgA|OPR|Chrome|CriOS|HeadlessChrome|Version|Mobile|Safari)\/[\d.]{1,24}/g;

/** Reads the browser. */
export function readEnvironment(page: Window) {
  const { devicePixelRatio, document, innerHeight, innerWidth, navigator, scrollY } = page;
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const builds = scripts.map(({ src }) => /\/(main[.\w-]{0,40})\.js(?:$|\?)/.exec(src)?.[1]);
  const is = (query: string) => page.matchMedia(query).matches;
  return {
    /** Name of the main file, which has a hash of its content. */
    build: builds.find((name) => name !== undefined) ?? 'development',
    /** Name, version, system, language and window, in words. */
    browser: [
      ...(navigator.userAgent.match(known) ?? []),
      systems.find((name) => navigator.userAgent.includes(name)) ?? 'other system',
      /^[a-z]{2,3}(?:-[A-Z]{2})?$/.exec(navigator.language)?.[0] ?? 'other language',
      `${innerWidth} × ${innerHeight} (${devicePixelRatio}×)`,
      `scrolled to ${Math.round(scrollY)}`,
      is('(prefers-color-scheme: dark)') ? 'dark' : 'light',
      ...(is('(prefers-reduced-motion: reduce)') ? ['less motion'] : []),
      navigator.onLine ? 'online' : 'offline',
    ].join(' · '),
    /** Milliseconds since 1970. */
    at: Date.now(),
  };
}

/** What a report contains of the browser. */
export type Environment = ReturnType<typeof readEnvironment>;
