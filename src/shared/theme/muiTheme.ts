import { createTheme } from '@mui/material/styles';
import { muiComponents } from './muiComponents.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/** A colour of the palette in MUI's shape. Without `light` and `contrastText` MUI would compute them, and it cannot compute with variables. */
const colour = (
  main: string,
  rest: { dark?: string; contrastText?: string; mainChannel?: string } = {},
) => ({
  main,
  light: main,
  dark: main,
  contrastText: 'var(--card)',
  mainChannel: undefined,
  ...rest,
});

/** MUI mixes colours from channels. Undefined: nothing here mixes that colour. */
const palette = {
  primary: colour('var(--terracotta)', {
    dark: 'var(--terracotta-strong)',
    contrastText: 'var(--on-terracotta)',
    mainChannel: 'var(--terracotta-rgb)',
  }),
  error: colour('var(--wrong)', { mainChannel: 'var(--wrong-rgb)' }),
  success: colour('var(--olive)'),
  warning: colour('var(--gold)'),
  info: colour('var(--muted)'),
  background: {
    default: 'var(--paper)',
    defaultChannel: undefined,
    paper: 'var(--card)',
    paperChannel: undefined,
  },
  text: {
    primary: 'var(--ink)',
    primaryChannel: 'var(--ink-rgb)',
    secondary: 'var(--muted)',
    secondaryChannel: undefined,
  },
  divider: 'var(--line)',
  dividerChannel: undefined,
  LinearProgress: { primaryBg: 'var(--bar-ground)' },
  // Fields that the browser has filled in: paper instead of its own blue.
  Input: { autofillWebkitBoxShadow: '0 0 0 100px var(--paper) inset' },
};

/** Milliseconds. */
const motion = { quick: 160, calm: 240 };

/** `size` in rem. */
const headline = (size: number, lineHeight: number) => ({
  fontFamily: 'var(--font-headline)',
  fontWeight: 600,
  fontSize: `${size}rem`,
  lineHeight,
  letterSpacing: '-0.01em',
});

/**
 * MUI's theme for its controls, on the variables of theme.css: nothing in it depends on the scheme, except
 * MUI's own greys.
 */
export const muiTheme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-scheme="%s"]' },
  colorSchemes: { light: { palette }, dark: { palette } },
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
  // The sizes of src/shared/ui/basic/Text.module.css, for the texts inside MUI's controls.
  typography: {
    fontFamily: 'var(--font-body)',
    body1: { fontSize: '1rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9rem', lineHeight: 1.6 },
    caption: { fontSize: '0.8rem', lineHeight: 1.5 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '0.95rem' },
    h3: headline(1.563, 1.1),
    h4: headline(1.25, 1.2),
    h6: headline(1, 1.25),
  },
  components: muiComponents,
});
