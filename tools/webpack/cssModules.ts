/** css-loader's `modules`, for the browser and the renderer alike: both must give a class the same name. */
export const cssModules = {
  auto: /\.module\.css$/,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  localIdentName: '[local]-[hash:base64:4]',
} as const;
