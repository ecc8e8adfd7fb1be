import type { Components, Theme } from '@mui/material/styles';

/** Windows' high contrast paints none of the page's backgrounds, except in its own colours. */
const ownColours = (style: object) => ({ '@media (forced-colors: active)': style });
const highlight = ownColours({ backgroundColor: 'Highlight' });

/**
 * How MUI's controls look everywhere (docs/decisions/022-look.md).
 */
export const muiComponents: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // MUI takes the outline away, and gives it back by a class of its script's: a page that the server
      // rendered shows where the keyboard is before its script runs.
      root: {
        '&:focus-visible': {
          outline: '2px solid var(--terracotta)',
          outlineOffset: 2,
        },
      },
    },
  },
  // MUI moves the label up by pixels: with larger text it would lie on the value.
  MuiInputLabel: {
    styleOverrides: {
      outlined: {
        '&.MuiInputLabel-shrink': { transform: 'translate(14px, -0.5625rem) scale(0.75)' },
      },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { height: 4, paddingBlock: 16 },
      rail: { backgroundColor: 'var(--muted)', ...ownColours({ backgroundColor: 'GrayText' }) },
      track: { border: 'none', ...highlight },
      thumb: { width: 14, height: 14, '&::before': { boxShadow: 'none' }, ...highlight },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: {
        background: 'none',
        borderBottom: '1px solid var(--line)',
        '&::before': { display: 'none' },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { paddingInline: 0, minHeight: 56 },
      content: ({ theme }) => ({ ...theme.typography.h4, marginBlock: 16 }),
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { paddingInline: 0, maxWidth: '70ch' } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        color: 'var(--ink)',
        paddingBlock: 8,
        paddingInline: 16,
        whiteSpace: 'nowrap',
        '&.Mui-selected, &.Mui-selected:hover': {
          color: 'var(--paper)',
          backgroundColor: 'var(--ink)',
          ...ownColours({ outline: '2px solid Highlight' }),
        },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { borderBottom: '1px solid var(--line)' },
      indicator: highlight,
    },
  },
  MuiLinearProgress: { styleOverrides: { bar: highlight } },
  MuiSwitch: { styleOverrides: { thumb: ownColours({ backgroundColor: 'ButtonText' }) } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        borderColor: 'var(--line)',
        paddingBlock: 10,
        '&:first-of-type': { paddingLeft: 0 },
        '&:last-of-type': { paddingRight: 0 },
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: { root: { borderRadius: 8, '&[data-locked]': { opacity: 0.72 } } },
  },
  // Beside an icon a phone has little room for words.
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 36 } } },
  // MUI scales a menu as it opens: a quick click would hit an item that rests elsewhere. It fades in instead.
  MuiPopover: {
    styleOverrides: {
      paper: { transform: 'none !important', ...ownColours({ border: '1px solid' }) },
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true },
  },
};
