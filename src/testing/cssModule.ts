/** Replaces CSS modules in Jest: each class has its own name. */
const styles: Readonly<Record<string, string>> = new Proxy(
  {},
  { get: (_target, name) => String(name) },
);

// eslint-disable-next-line import/no-default-export -- As css-loader's own.
export default styles;
