/** The text of an entry: YAML front matter between two lines of `---`, and the body below. */
import { isMap, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { frontSchemas, type Front, type Kind } from './schemas.ts';
import { schemaProblems, toSchema, type Path } from './frontMatter.ts';

export interface TextFile {
  front: Front;
  body: string;
}

interface Parts {
  document: Document;
  lineOf: (path: Path) => number;
  body: string;
  /** The body's first line, from 1. */
  bodyLine: number;
}

interface Found {
  line: number;
  message: string;
}

/** Characters below the front matter: about 30,000 words, which one page can show and one index entry can hold. */
const MAX_BODY = 200_000;

const SHAPE = /^---\n(.*?\n)?---[ \t]*(?:\n(.*))?$/s;

/** Tags and types of YAML are not read: every scalar is the text that is written, so that a price of 4.90 stays one. */
function partsOf(text: string): Parts | null {
  const match = SHAPE.exec(text);
  if (!match) return null;
  const [, yaml = '', below = ''] = match;
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { schema: 'failsafe', lineCounter, prettyErrors: false });
  const lineAt = (offset = 0): number => lineCounter.linePos(offset).line + 1;
  const lineOf = (path: Path): number => {
    if (path.length === 0) return 1;
    const parent = document.getIn(path.slice(0, -1), true);
    const name = path.at(-1);
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => isScalar(key) && key.value === name);
      if (pair && isScalar(pair.key)) return lineAt(pair.key.range?.[0]);
    }
    const node = document.getIn(path, true);
    if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)) {
      return lineAt(Number(node.range[0]));
    }
    return lineOf(path.slice(0, -1));
  };
  const blank = /^\s*\n/.exec(below)?.[0] ?? '';
  const above = text.length - below.length + blank.length;
  const bodyLine = text.slice(0, above).split('\n').length;
  return { document, lineOf, body: below.trim(), bodyLine };
}

const normal = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/** Returns where parts of a text are: the line of a value of the front matter, and of the body. */
export function linesIn(text: string): { lineOf: (path: Path) => number; bodyLine: number } {
  return partsOf(normal(text)) ?? { lineOf: () => 1, bodyLine: 1 };
}

const MESSAGES: Partial<Record<string, string>> = {
  DUPLICATE_KEY: 'The same name is written twice: keep one of them.',
  TAB_AS_INDENT: 'A tab is no indentation in YAML: use spaces.',
};

/** Returns the line, from 1, of an offset in the front matter. */
const lineAt = (text: string, offset: number): number =>
  text.slice(0, '---\n'.length + offset).split('\n').length;

/** Returns lines with NUL, which PostgreSQL's text cannot contain. A quoted value of YAML may have it as `\0`. */
function linesWithNul(text: string, document: Document): number[] {
  const lines = text.split('\n').flatMap((line, index) => (line.includes('\0') ? [index + 1] : []));
  if (lines.length > 0) return lines;
  visit(document, {
    Scalar: (_key, { value, range }) => {
      if (String(value).includes('\0')) lines.push(lineAt(text, range?.[0] ?? 0));
    },
  });
  return lines;
}

/** Reads an entry's text; without a problem its front matter has the form of the kind's schema. */
export function readText(kind: Kind, source: string): { file?: TextFile; problems: Found[] } {
  const text = normal(source);
  const parts = partsOf(text);
  if (!parts) {
    const message =
      'There is no front matter: begin with a line ---, then the names and values, then a line ---.';
    return { problems: [{ line: 1, message }] };
  }
  const { document, lineOf, body } = parts;
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ code, message, pos }) => ({
      line: lineAt(text, pos[0]),
      message: MESSAGES[code] ?? `This is no YAML: ${message}. Look at indentation and quotes.`,
    }));
    return { problems };
  }
  const aliases: Found[] = [];
  visit(document, {
    Alias: (_key, { range }) => {
      const message = 'This repeats another value by its name (*): write the value itself.';
      aliases.push({ line: lineAt(text, range?.[0] ?? 0), message });
      return visit.BREAK;
    },
  });
  // A few lines of them stand for gigabytes.
  if (aliases.length > 0) return { problems: aliases };
  const written: unknown = document.toJS();
  const front = toSchema(frontSchemas[kind], written);
  const problems = schemaProblems(frontSchemas[kind], front).map(({ path, message }) => ({
    line: lineOf(path),
    message,
  }));
  for (const line of linesWithNul(text, document)) {
    problems.push({ line, message: 'This line has a NUL character: remove it.' });
  }
  if (body.length > MAX_BODY) {
    const message = `The text has ${body.length} characters: write at most ${MAX_BODY}.`;
    problems.push({ line: parts.bodyLine, message });
  }
  // What has no problem has the schema's form.
  return problems.length > 0 ? { problems } : { file: { front: front as Front, body }, problems };
}
