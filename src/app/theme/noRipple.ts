const silent = () => undefined;
const still = {
  shouldMount: false,
  ref: { current: null },
  start: silent,
  stop: silent,
  pulsate: silent,
};

/**
 * Replaces MUI's ripple and the component that renders it (tools/webpack/slim.ts): the theme turns ripples off for
 * every button (docs/decisions/022-look.md).
 */
const noRipple = () => still;

// eslint-disable-next-line import/no-default-export -- As MUI's own.
export default noRipple;
