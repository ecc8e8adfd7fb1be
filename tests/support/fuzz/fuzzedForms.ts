/** Forms with a call's fields: plausible values, unusual ones, or both. */
import fc from 'fast-check';

export interface Form {
  type: string;
  body: string | Buffer;
}

const PNG = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489',
  'hex',
);

const text = fc.string({ unit: 'binary', maxLength: 300 });
const odd = fc.oneof(
  fc.jsonValue(),
  text,
  fc.constantFrom<unknown>(
    '\0',
    '\ud800',
    '\r\nBcc: x@y.it',
    "' or 1=1 --",
    '\u202e',
    '<script>',
    '1e9',
    '',
    0,
    -1,
    1.5,
    1e22,
    Number.MAX_SAFE_INTEGER,
    null,
    true,
    [],
    {},
  ),
);

const id = fc.integer({ min: 1, max: 70 });
/** Milliseconds, up to the greatest that the contract allows. */
const age = fc.constantFrom(0, 1, 1e12, Number.MAX_SAFE_INTEGER);
const address = fc.oneof(
  fc.emailAddress(),
  text.map((one) => `${one}@y.it`),
);
/** Values with which a call reaches its store. */
const plausible: Record<string, fc.Arbitrary<unknown>> = {
  guide_id: id,
  plan_id: fc.integer({ min: 1, max: 5 }),
  quantity: id,
  payment_type: fc.constant('stripe'),
  email: address,
  otp_email: address,
  otp: fc.stringMatching(/^[0-9]{4}$/),
  device: fc.constant('phone-00000000'),
  tracks: fc.array(
    fc.record({
      track_id: fc.oneof(id, fc.constant(Number.MAX_SAFE_INTEGER)),
      position: fc.constantFrom(0, 0.5, 1_000_000),
      finished: fc.boolean(),
      age,
    }),
    { maxLength: 3 },
  ),
  items: fc.array(
    fc.record({
      kind: fc.constantFrom('bookmark', 'note', 'queue', 'rate'),
      key: fc.stringMatching(/^[\w/-]{1,64}$/),
      value: fc.oneof(text, fc.constant(null)),
      age,
    }),
    { maxLength: 3 },
  ),
  image: fc.oneof(
    fc.uint8Array({ maxLength: 2000 }).map((noise) => Buffer.concat([PNG, noise])),
    fc.uint8Array({ maxLength: 200 }).map((noise) => Buffer.concat([PNG.subarray(0, 8), noise])),
  ),
};

const valueFor = (field: string): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: plausible[field] ?? text },
    { weight: 1, arbitrary: odd },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );

const written = (value: unknown): string =>
  typeof value === 'string' ? Buffer.from(value).toString() : String(JSON.stringify(value));

const BOUNDARY = 'hostile-boundary';

const part = (name: string, value: unknown): Buffer => {
  const file = Buffer.isBuffer(value);
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`;
  const rest = file ? '; filename="../a.png"\r\nContent-Type: image/png' : '';
  const content = file ? value : Buffer.from(written(value));
  return Buffer.concat([Buffer.from(`${head}${rest}\r\n\r\n`), content, Buffer.from('\r\n')]);
};

const encoders: Record<string, (entries: [string, unknown][]) => Form> = {
  json: (entries) => ({
    type: 'application/json',
    body: JSON.stringify(Object.fromEntries(entries)),
  }),
  urlencoded: (entries) => ({
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(entries.map(([name, value]) => [name, written(value)])).toString(),
  }),
  multipart: (entries) => ({
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: Buffer.concat([
      ...entries.map(([name, value]) => part(name, value)),
      Buffer.from(`--${BOUNDARY}--\r\n`),
    ]),
  }),
};

/** Each field may also be missing. */
export const fuzzedForm = (fields: string[]): fc.Arbitrary<Form> =>
  fc
    .record({
      values: fc.tuple(...fields.map(valueFor)),
      encode: fc.constantFrom(...Object.values(encoders)),
    })
    .map(({ values, encode }) => {
      const entries = fields.map((field, n): [string, unknown] => [field, values[n]]);
      return encode(entries.filter(([, value]) => value !== undefined));
    });
