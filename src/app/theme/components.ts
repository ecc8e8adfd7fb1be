import type { Components, Theme } from '@mui/material/styles';

/** How MUI's components look everywhere; a component's `sx` is for layout only (docs/decisions/022-look.md). */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: 96, WebkitTextSizeAdjust: '100%' },
      body: { overflowX: 'clip' },
      'img, svg, video': { maxWidth: '100%' },
      ':focus-visible': {
        outline: `2px solid ${theme.vars?.palette.primary.main}`,
        outlineOffset: 2,
      },
      '@media (prefers-reduced-motion: reduce)': {
        // A toast disappears when the animation of its hidden progress bar ends, so that one must run.
        '*:not(.Toastify__progress-bar), *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // MUI removes the outline, and adds it again with a class that its script sets. Without this rule, a page of the
      // server would show no focus before its script runs.
      root: ({ theme }) => ({
        '&:focus-visible': {
          outline: `2px solid ${theme.vars?.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 999, minHeight: 40, paddingInline: 20 },
      sizeSmall: { minHeight: 32, paddingInline: 16, fontSize: '0.875rem' },
      sizeLarge: { minHeight: 52, paddingInline: 28, fontSize: '1rem' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      // Large is for the main action: the player's play button.
      sizeLarge: ({ theme }) => ({
        width: 64,
        height: 64,
        color: theme.vars?.palette.primary.contrastText,
        backgroundColor: theme.vars?.palette.primary.main,
        '&:hover': { backgroundColor: theme.vars?.palette.primary.dark },
      }),
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { height: 4, paddingBlock: 16 },
      rail: ({ theme }) => ({ backgroundColor: theme.vars?.palette.text.secondary }),
      track: { border: 'none' },
      thumb: { width: 14, height: 14, '&::before': { boxShadow: 'none' } },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars?.palette.divider }) },
  },
  MuiAlert: {
    styleOverrides: {
      // Only the icon shows the severity: there are no coloured boxes.
      root: ({ theme }) => ({
        border: `1px solid ${theme.vars?.palette.divider}`,
        borderRadius: 12,
        backgroundColor: theme.vars?.palette.background.paper,
        color: theme.vars?.palette.text.primary,
      }),
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: ({ theme }) => ({
        background: 'none',
        borderBottom: `1px solid ${theme.vars?.palette.divider}`,
        '&::before': { display: 'none' },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { paddingInline: 0, minHeight: 56 },
      content: ({ theme }) => ({ ...theme.typography.h4, marginBlock: 16 }),
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { paddingInline: 0, maxWidth: '70ch' } } },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'flex',
        gap: 8,
        // Separate pills. The class is repeated, because MUI's rule that joins them has one class more.
        '& .MuiToggleButtonGroup-grouped.MuiToggleButtonGroup-grouped': {
          borderRadius: 999,
          border: `1px solid ${theme.vars?.palette.divider}`,
          margin: 0,
        },
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars?.palette.text.primary,
        paddingBlock: 8,
        paddingInline: 16,
        whiteSpace: 'nowrap',
        '&.Mui-selected, &.Mui-selected:hover': {
          color: theme.vars?.palette.background.default,
          backgroundColor: theme.vars?.palette.text.primary,
        },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ borderBottom: `1px solid ${theme.vars?.palette.divider}` }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars?.palette.divider,
        paddingBlock: 10,
        '&:first-of-type': { paddingLeft: 0 },
        '&:last-of-type': { paddingRight: 0 },
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: { root: { borderRadius: 8, '&[data-locked]': { opacity: 0.72 } } },
  },
  // Beside the icon a phone has little width for the text.
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 36 } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiTooltip: {
    // 700 ms to open, 300 ms if another one was open just before.
    defaultProps: { enterDelay: 700, enterNextDelay: 300, arrow: true },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: { transform: 'none' } },
  },
  MuiContainer: { defaultProps: { maxWidth: 'lg' } },
};
