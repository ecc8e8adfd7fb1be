import { profileCopy } from '../copy.ts';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];
const maxBytes = 2 * 1024 * 1024;

/** What is wrong with a chosen picture, before it is sent; null when nothing is. The server looks at its bytes. */
export function imageError(file: Pick<File, 'type' | 'size'> | undefined): string | null {
  const { required, badType, tooLarge } = profileCopy.image;
  if (!file) return required;
  if (!pictureTypes.includes(file.type)) return badType;
  return file.size > maxBytes ? tooLarge : null;
}
