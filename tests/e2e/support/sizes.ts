/** The two window sizes at which every screen is tested, in CSS pixels. */
export const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

export type Size = keyof typeof sizes;
