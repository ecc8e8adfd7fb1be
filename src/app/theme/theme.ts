import { createTheme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { components } from './components.ts';
import { fonts, motion, scale, tokens } from './tokens.ts';

declare module '@mui/material/styles' {
  interface Palette {
    /** Background of player, footer and call to action: dark in both schemes. */
    night: string;
    gold: string;
    olive: string;
  }
  interface PaletteOptions {
    night: string;
    gold: string;
    olive: string;
  }
  interface TypographyVariants {
    /** For times and other figures that change in place. */
    time: CSSProperties;
    /** For the landing page's largest headlines. */
    display: CSSProperties;
    /** For the text below them. */
    lead: CSSProperties;
  }
  interface TypographyVariantsOptions {
    time?: CSSProperties;
    display?: TypographyVariantsOptions['h1'];
    lead?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    time: true;
    display: true;
    lead: true;
  }
}

const palette = (scheme: keyof typeof tokens) => {
  const token = tokens[scheme];
  return {
    palette: {
      primary: {
        main: token.terracotta,
        dark: token.terracottaHover,
        contrastText: token.onTerracotta,
      },
      success: { main: token.olive },
      error: { main: token.wrong },
      warning: { main: token.gold },
      info: { main: token.muted },
      background: { default: token.paper, paper: token.card },
      text: { primary: token.ink, secondary: token.muted },
      divider: token.line,
      night: token.night,
      gold: token.gold,
      olive: token.olive,
      // Fields that the browser has filled in: the paper colour instead of the browser's blue.
      Input: { autofillWebkitBoxShadow: `0 0 0 100px ${token.paper} inset` },
    },
  };
};

const headline = (size: number) => ({
  fontFamily: fonts.headline,
  fontWeight: 600,
  fontSize: `${size}rem`,
  lineHeight: 1.1,
  letterSpacing: '-0.01em',
});

/**
 * One theme; both schemes are CSS variables under `data-scheme`. An element with `data-scheme="dark"` uses the dark
 * tokens for its content, so the dark panels look alike in both schemes.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-scheme="%s"]' },
  colorSchemes: { light: palette('light'), dark: palette('dark') },
  spacing: 8,
  shape: { borderRadius: 12 },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  transitions: {
    duration: {
      shortest: motion.quick,
      shorter: motion.quick,
      short: motion.quick,
      standard: motion.calm,
      complex: motion.calm,
      enteringScreen: motion.calm,
      leavingScreen: motion.quick,
    },
    easing: { easeInOut: 'cubic-bezier(0, 0, 0.2, 1)' },
  },
  typography: {
    fontFamily: fonts.body,
    body1: { fontSize: `${scale.base}rem`, lineHeight: 1.6 },
    body2: { fontSize: '0.9rem', lineHeight: 1.6 },
    caption: { fontSize: `${scale.small}rem`, lineHeight: 1.5 },
    overline: {
      fontSize: `${scale.small}rem`,
      fontWeight: 600,
      letterSpacing: '0.08em',
      lineHeight: 1.5,
    },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '0.95rem' },
    time: { fontSize: `${scale.small}rem`, fontVariantNumeric: 'tabular-nums' },
    display: {
      ...headline(scale.h1),
      '@media (min-width:900px)': { fontSize: `${scale.banner}rem` },
      '@media (min-width:1200px)': { fontSize: `${scale.poster}rem` },
    },
    // The weight is set, because browsers make headline elements bold.
    lead: { fontWeight: 400, fontSize: `${scale.h4}rem`, lineHeight: 1.5 },
    h1: { ...headline(scale.h1), '@media (min-width:900px)': { fontSize: `${scale.display}rem` } },
    h2: { ...headline(scale.h2), '@media (min-width:900px)': { fontSize: `${scale.h1}rem` } },
    h3: headline(scale.h3),
    h4: { ...headline(scale.h4), lineHeight: 1.2 },
    h5: { ...headline(scale.base), lineHeight: 1.25 },
    h6: { ...headline(scale.base), lineHeight: 1.25 },
  },
  components,
});
