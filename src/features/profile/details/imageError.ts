import { profileCopy } from '../copy.ts';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];
const maxBytes = 2 * 1024 * 1024;

/** Returns what is wrong with a chosen picture before it is sent; null if nothing is. The server checks its bytes. */
export function imageError(file: Pick<File, 'type' | 'size'> | undefined): string | null {
  const { required, badType, tooLarge } = profileCopy.image;
  if (!file) return required;
  if (!pictureTypes.includes(file.type)) return badType;
  return file.size > maxBytes ? tooLarge : null;
}
