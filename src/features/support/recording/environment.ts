/** What a report contains of the browser. */
export interface Environment {
  build: string;
  browser: {
    /** The parts of the user agent with browser and version. */
    names: string[];
    system: string;
    language: string;
    /** CSS pixels. */
    width: number;
    height: number;
    pixelRatio: number;
    scrolledTo: number;
    isDark: boolean;
    wantsLessMotion: boolean;
    isOnline: boolean;
  };
  /** Milliseconds since 1970. */
  at: number;
}

const systems = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'CrOS', 'Linux'];
const known =
  /\b(?:Firefox|FxiOS|Edg|EdgA|OPR|Chrome|CriOS|HeadlessChrome|Version|Mobile|Safari)\/[\d.]{1,24}/g;

/** Reads the browser; the build is identified by its main file, whose name has a hash of its content. */
export function readEnvironment(page: Window): Environment {
  const { devicePixelRatio, document, innerHeight, innerWidth, navigator, scrollY } = page;
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const builds = scripts.map(({ src }) => /\/(main[.\w-]{0,40})\.js(?:$|\?)/.exec(src)?.[1]);
  const is = (query: string) => page.matchMedia(query).matches;
  return {
    build: builds.find((name) => name !== undefined) ?? 'development',
    browser: {
      names: navigator.userAgent.match(known) ?? [],
      system: systems.find((name) => navigator.userAgent.includes(name)) ?? 'other',
      language: /^[a-z]{2,3}(?:-[A-Z]{2})?$/.exec(navigator.language)?.[0] ?? 'other',
      width: innerWidth,
      height: innerHeight,
      pixelRatio: devicePixelRatio,
      scrolledTo: Math.round(scrollY),
      isDark: is('(prefers-color-scheme: dark)'),
      wantsLessMotion: is('(prefers-reduced-motion: reduce)'),
      isOnline: navigator.onLine,
    },
    at: Date.now(),
  };
}
