/** How a test names an element: as users and assistive technology do. */
export interface Target {
  role?: string;
  /** The accessible name, with `role`. */
  name?: string | RegExp;
  /** The element's own text. */
  text?: string | RegExp;
  /** A selector, for what has neither a role nor a text: the rail of a slider. */
  css?: string;
  /** The last such element instead of the first. */
  isLast?: boolean;
  /** Only elements inside this one. */
  inside?: Target;
}

export const button = (name: string | RegExp, inside?: Target): Target => ({
  role: 'button',
  name,
  inside,
});
export const link = (name: string | RegExp, inside?: Target): Target => ({
  role: 'link',
  name,
  inside,
});
export const field = (name: string | RegExp, inside?: Target): Target => ({
  role: 'textbox',
  name,
  inside,
});
export const heading = (name: string | RegExp, inside?: Target): Target => ({
  role: 'heading',
  name,
  inside,
});
export const text = (of: string | RegExp, inside?: Target): Target => ({ text: of, inside });

export const header: Target = { role: 'banner' };
export const main: Target = { role: 'main' };
export const player: Target = { role: 'region', name: 'Player' };
export const dialog = (name: string | RegExp): Target => ({ role: 'dialog', name });

interface WirePattern {
  source: string;
  /** Absent: the text is the whole one. */
  flags?: string;
}

/** A target as JSON, the outermost element first. */
export interface WireStep {
  role?: string;
  name?: WirePattern;
  text?: WirePattern;
  css?: string;
  isLast?: boolean;
}

const toPattern = (pattern: string | RegExp | undefined): WirePattern | undefined => {
  if (pattern === undefined || typeof pattern === 'string')
    return pattern === undefined ? undefined : { source: pattern };
  return { source: pattern.source, flags: pattern.flags };
};

export const toSteps = ({ role, name, text: words, css, isLast, inside }: Target): WireStep[] => [
  ...(inside ? toSteps(inside) : []),
  { role, name: toPattern(name), text: toPattern(words), css, isLast },
];

/** Returns a target as it reads in a message of a test. */
export const described = ({ role, name, text: words, css, inside }: Target): string =>
  `${css ?? role ?? 'text'} ${String(name ?? words ?? '')}${inside ? ` in ${described(inside)}` : ''}`.trim();
