import { callsOf, type App } from '../../http/app.ts';
import { notFound, HttpError } from '../../http/errors.ts';
import { MessageResponse } from '../../../contract/envelope.ts';
import { ProfileImageForm } from '../../../contract/profile.ts';
import { encodeProfilePicture, profilePictureFile, UnusablePicture } from './picture.ts';
import { customerFor } from '../../plugins/session/session.ts';
import type { ProfileImages } from './imageStore.ts';
import { fieldError } from '../../http/fields.ts';
import { say, type Message } from '../../http/messages/say.ts';

const MAX_BYTES = 2 * 1024 * 1024;
/** Bytes of the multipart form around the file. */
const FORM_BYTES = 16 * 1024;
const TOO_LARGE = 'The picture can have at most 2 MB.';

const about = (message: Message, status = 400): HttpError =>
  fieldError({ image: [message] }, status);

/** Registers the calls below /api/v1/users, with multipart only: in JSON or in a plain form a picture would be text. */
export function profileImage(app: App, store: ProfileImages): void {
  const call = callsOf('profile');
  app.post(
    '/profile-image',
    {
      ...call('A new profile picture: multipart, field `image`; PNG, JPEG or WebP, 2 MB at most', {
        consumes: ['multipart/form-data'],
        // For the API's description; imageIn checks the body.
        body: ProfileImageForm,
        response: { 200: MessageResponse },
      }),
      bodyLimit: MAX_BYTES + FORM_BYTES,
      attachValidation: true,
      // Errors during the upload belong to the field too.
      errorHandler: (error) => {
        throw error.statusCode === 413 ? about(TOO_LARGE, 413) : error;
      },
    },
    async (request, reply) => {
      const { id } = await customerFor(request);
      const image = imageIn(request.body);
      if (!image) throw about('Please choose a picture.');
      if (image.length > MAX_BYTES) throw about(TOO_LARGE, 413);
      if (!(await store.mayEncode(id))) {
        reply.header('Retry-After', '3600');
        throw new HttpError(429, 'You have sent many pictures. Please try again in an hour.');
      }
      try {
        await store.replace(id, await encodeProfilePicture(image));
      } catch (error) {
        if (!(error instanceof UnusablePicture)) throw error;
        request.log.info({ err: error }, 'a profile picture was refused');
        throw about(error.text);
      }
      return { message: say(request, 'Your picture was changed.') };
    },
  );
}

/** The file's name and its declared type are ignored. */
function imageIn(body: unknown): Buffer | null {
  if (typeof body !== 'object' || body === null || !('image' in body)) return null;
  return Buffer.isBuffer(body.image) && body.image.length > 0 ? body.image : null;
}

/** Registers the pictures below /storage. Another picture has another name; shared caches must not store a customer's. */
export function profilePictures(storage: App, store: ProfileImages): void {
  storage.get<{ Params: { file: string } }>(
    '/pictures/profile/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const file = profilePictureFile(request.params.file);
      const bytes = file && (await store.file(file.name, file.width, file.format));
      if (!bytes) throw notFound();
      return reply
        .header('Cache-Control', `private, max-age=${30 * 86_400}, immutable`)
        .type(`image/${file.format}`)
        .send(bytes);
    },
  );
}
