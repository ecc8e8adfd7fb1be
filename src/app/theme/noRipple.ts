const silent = () => undefined;
const still = {
  shouldMount: false,
  ref: { current: null },
  start: silent,
  stop: silent,
  pulsate: silent,
};

/**
 * Stands for MUI's ripple and for what shows it (webpack.slim.ts): the theme turns ripples off for every button
 * (look.md). What is never mounted is never drawn.
 */
const noRipple = () => still;

// eslint-disable-next-line import/no-default-export -- As MUI's own.
export default noRipple;
