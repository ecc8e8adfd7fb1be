import { setClockAhead } from '../../lib/clock.ts';
import { makeMediaSigner } from './signing.ts';

const PATH = 'audio/track/12.mp3';
const HOUR_SECONDS = 3600;
const signer = makeMediaSigner('a key');
const queryOf = (address: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(address.split('?')[1]));

describe('signed addresses', () => {
  afterEach(() => setClockAhead(0));

  test('are valid for a little over two hours', () => {
    const query = queryOf(signer.sign(PATH));
    const left = signer.verify(PATH, query) ?? 0;
    expect(left).toBeGreaterThanOrEqual(2 * HOUR_SECONDS);
    expect(left).toBeLessThanOrEqual(2.25 * HOUR_SECONDS);
    setClockAhead(2 * HOUR_SECONDS - 1);
    expect(signer.verify(PATH, query)).not.toBeNull();
    setClockAhead(2.25 * HOUR_SECONDS + 1);
    expect(signer.verify(PATH, query)).toBeNull();
    expect(signer.verify(PATH, queryOf(signer.sign(PATH)))).not.toBeNull();
  });

  test('are good for their file and their key only', () => {
    const query = queryOf(signer.sign(PATH));
    expect(signer.verify('audio/track/13.mp3', query)).toBeNull();
    expect(signer.verify('audio/person/12.mp3', query)).toBeNull();
    expect(makeMediaSigner('another key').verify(PATH, query)).toBeNull();
    expect(makeMediaSigner('a key').verify(PATH, query)).not.toBeNull();
  });

  test.each([
    null,
    undefined,
    'expires',
    {},
    { expires: 1, signature: 2 },
    { expires: [], signature: {} },
    { expires: '9999999999', signature: '' },
    { expires: '9999999999', signature: 'A'.repeat(43) },
    { expires: '1e10', signature: 'A'.repeat(43) },
    { expires: '-1', signature: 'A'.repeat(43) },
  ])('%j opens nothing', (query) => {
    expect(signer.verify(PATH, query)).toBeNull();
  });
});
