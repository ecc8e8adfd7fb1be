import { Refused } from '../../lib/refused.ts';

/** A defect of a catalogue, at the line where it is corrected. */
export interface Problem {
  /** From the catalogue's folder. */
  file: string;
  /** From 1. */
  line: number;
  /** What is wrong, and what to do. */
  message: string;
}

/** `guides/siena/guide.md:4: price is '4,99': write …`, in the order of files and lines. */
export const linesOf = (problems: readonly Problem[]): string[] =>
  [...problems]
    .sort((one, other) => one.file.localeCompare(other.file, 'en') || one.line - other.line)
    .map(({ file, line, message }) => `${file}:${line}: ${message}`);

/** A catalogue with defects, which is not imported. */
export class CatalogueRefused extends Refused {
  override readonly name = 'CatalogueRefused';

  constructor(readonly problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super([...linesOf(problems), `The catalogue has ${count}. Nothing was imported.`].join('\n'));
  }
}
