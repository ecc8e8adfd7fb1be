/** Front matter against its schema: texts become what the schema asks for, and every difference is a problem in words. */
import type { TSchema } from 'typebox';
import { Errors } from 'typebox/value';

export type Path = readonly (string | number)[];

/** What this file reads of a schema; the files of `schema/` are the whole. */
interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  description?: string;
  required?: string[];
  properties?: Record<string, Shape>;
  items?: Shape;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function scalar({ type, const: only }: Shape, text: string): unknown {
  const wanted = only === undefined ? type : typeof only;
  if (wanted === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  if (wanted === 'integer' && /^\d{1,15}$/.test(text)) return Number(text);
  if (wanted === 'number' && /^-?\d{1,9}(\.\d{1,9})?$/.test(text)) return Number(text);
  return text.trim();
}

/** Returns the value with its texts converted. Empty values are left out, and known names are in the schema's order. */
export function toSchema(schema: Shape, value: unknown): unknown {
  if (typeof value === 'string') return scalar(schema, value);
  if (Array.isArray(value)) return value.map((item) => toSchema(schema.items ?? {}, item));
  if (!isFields(value)) return value;
  const { properties = {} } = schema;
  const names = [...new Set([...Object.keys(properties), ...Object.keys(value)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const given = value[name];
      if (given === undefined || given === null || given === '') return [];
      return [[name, toSchema(properties[name] ?? {}, given)]];
    }),
  );
}

/** A JSON pointer's names; numbers of a list stay text where an object has them. */
const pathOf = (pointer: string): (string | number)[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const shapeAt = (schema: Shape, path: Path): Shape =>
  path.reduce<Shape>(
    (shape, part) => (typeof part === 'number' ? shape.items : shape.properties?.[part]) ?? {},
    schema,
  );

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, part) => (found as Fields | undefined)?.[part], value); // of what was read

function wish({ type, const: only, enum: values, description = '', ...more }: Shape): string {
  const { properties = {}, minimum, maximum } = more;
  if (type === 'boolean') return 'write true or false.';
  if (type === 'integer') {
    const range = maximum === undefined ? '' : ` from ${minimum} to ${maximum}`;
    return `write a whole number${range}, or leave the line out. ${description}`.trim();
  }
  if (type === 'object') return `write lines below it: ${Object.keys(properties).join(', ')}.`;
  if (type === 'array') return 'write a list, each item on a line that begins with -.';
  if (only !== undefined) return `write ${String(only)}, or leave the line out.`;
  if (type === 'number') return `write a number with a point. ${description}`;
  if (values) return `write one of ${values.join(', ')}. ${description}`.trim();
  return `write this: ${description}`;
}

function shown(value: unknown): string {
  if (typeof value === 'number') return `'${value}'`;
  if (typeof value !== 'string') return 'of another kind';
  return `'${value.length > 60 ? `${value.slice(0, 60)}…` : value}'`;
}

interface Found {
  path: Path;
  message: string;
}

/** Returns what differs from the schema, one problem for each value. */
export function schemaProblems(schema: TSchema & Shape, value: unknown): Found[] {
  if (!isFields(value)) return [{ path: [], message: 'Write a name and a value on each line.' }];
  const found = new Map<string, Found>();
  const add = (path: Path, message: string) => {
    const key = path.join('/');
    if (!found.has(key)) found.set(key, { path, message });
  };
  for (const { keyword, instancePath, params } of Errors(schema, value)) {
    const path = pathOf(instancePath);
    const shape = shapeAt(schema, path);
    const name = String(path.at(-1) ?? 'This');
    const { requiredProperties, additionalProperties } = params as Partial<
      Record<string, string[]>
    >; // by keyword
    if (keyword === 'required') {
      for (const missing of requiredProperties ?? []) {
        const { description = '' } = shape.properties?.[missing] ?? {};
        const message = `${missing} is missing: add a line '${missing}: …'. ${description}`;
        found.set(`${path.join('/')}/${missing}?`, { path, message });
      }
    } else if (keyword === 'additionalProperties') {
      const known = Object.keys(shape.properties ?? {}).join(', ');
      for (const unknown of additionalProperties ?? []) {
        add([...path, unknown], `${unknown} is unknown here: use ${known}.`);
      }
    } else if (keyword === 'maxLength') {
      const { length } = String(valueAt(value, path));
      add(path, `${name} has ${length} characters: write at most ${shape.maxLength}.`);
    } else if (keyword === 'minItems') add(path, `${name} is empty: add at least one.`);
    else if (keyword !== 'boolean') {
      add(path, `${name} is ${shown(valueAt(value, path))}: ${wish(shape)}`);
    }
  }
  return [...found.values()];
}
