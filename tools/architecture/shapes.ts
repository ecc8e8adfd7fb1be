export const WIDTH = 880;

export interface Area {
  x: number;
  y: number;
  width: number;
}

export const box = (style: string, x: number, y: number, width: number, height: number): string =>
  `<rect class="${style}" x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`;

export const label = (style: string, x: number, y: number, text: string): string =>
  `<text class="${style}" x="${x}" y="${y}">${text}</text>`;

export const centred = (style: string, x: number, y: number, text: string): string =>
  `<text class="${style}" x="${x}" y="${y}" text-anchor="middle">${text}</text>`;

/** Draws names in two columns of small boxes, 32 px a row. */
export const grid = (names: readonly string[], { x, y, width }: Area): string =>
  names
    .map((name, index) => {
      const cell = (width - 8) / 2;
      const left = x + (index % 2) * (cell + 8);
      const top = y + Math.floor(index / 2) * 32;
      return `${box('box', left, top, cell, 26)}\n${centred('', left + cell / 2, top + 18, name)}`;
    })
    .join('\n');
