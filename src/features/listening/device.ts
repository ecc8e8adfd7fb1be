import type { RawStorage } from '../../shared/storage/rawStorage.ts';

const form = /^(phone|tablet|computer)-[a-z0-9]{8}$/;
const digits = '0123456789abcdefghijklmnopqrstuvwxyz';

/** By the pointer and the screen: what a browser calls itself is not to be relied on. */
function kindOf(): string {
  if (!window.matchMedia('(pointer: coarse)').matches) return 'computer';
  return Math.min(window.screen.width, window.screen.height) < 600 ? 'phone' : 'tablet';
}

/** Returns the name of this browser; undefined before it has sent anything. */
export function knownDevice(storage: RawStorage): string | undefined {
  const stored = storage.read('device') ?? '';
  return form.test(stored) ? stored : undefined;
}

/** Returns what tells this browser from the customer's other ones, such as `phone-3k9x0a2b`; it is made once. */
export function thisDevice(storage: RawStorage): string {
  const known = knownDevice(storage);
  if (known !== undefined) return known;
  const random = crypto.getRandomValues(new Uint8Array(8));
  const made = `${kindOf()}-${Array.from(random, (byte) => digits[byte % digits.length]).join('')}`;
  storage.write('device', made);
  return made;
}
