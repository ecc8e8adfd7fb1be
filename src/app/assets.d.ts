declare module '*.css';

declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  // eslint-disable-next-line import/no-default-export -- As css-loader's own.
  export default styles;
}
