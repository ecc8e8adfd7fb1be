/** A part of a file: both ends are included, as in HTTP. */
export interface Part {
  start: number;
  end: number;
}

/**
 * Parses a Range header for a file of `size` bytes (RFC 9110, section 14). Null: the whole file is sent (no header,
 * another unit, several ranges, or invalid). 'unsatisfiable': 416.
 */
export function readRange(header: string | null, size: number): Part | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    // The last bytes of the file.
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
