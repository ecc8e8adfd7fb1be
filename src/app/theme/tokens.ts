/** The design tokens of both schemes (docs/decisions/022-look.md). */
export const tokens = {
  light: {
    paper: '#FBF8F2',
    card: '#FFFFFF',
    ink: '#1F1B16',
    muted: '#665E54',
    line: '#E6DED1',
    terracotta: '#A63F24',
    terracottaHover: '#8A3218',
    onTerracotta: '#FFFFFF',
    wrong: '#A8201A',
    olive: '#4C5B3A',
    gold: '#B8862D',
    night: '#17140F',
  },
  dark: {
    paper: '#14110E',
    card: '#1E1A16',
    ink: '#F3ECE1',
    muted: '#B5AA9B',
    line: '#352E27',
    terracotta: '#E58A6B',
    // Lighter, because a darker one would not have enough contrast with its text.
    terracottaHover: '#EFA68B',
    onTerracotta: '#14110E',
    wrong: '#FF9C8F',
    olive: '#A9BC8E',
    gold: '#DDB45F',
    night: '#0C0A08',
  },
} as const;

export const fonts = {
  headline: "Fraunces, 'Fraunces fallback', Georgia, serif",
  body: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
} as const;

/** Sizes on a 1.25 scale from 16 px, in rem. */
export const scale = {
  small: 0.8,
  base: 1,
  h4: 1.25,
  h3: 1.563,
  h2: 1.953,
  h1: 2.441,
  display: 3.052,
  banner: 3.815,
  poster: 4.768,
};

export const motion = { quick: 160, calm: 240 } as const;
