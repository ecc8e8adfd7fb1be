/** Responses that depend on the customer; visitors get the cached ones. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessOf } from '../access/requestAccess.ts';
import { visitor, type Access } from '../access/access.ts';
import { forbidCopies } from '../../http/forbidCopies.ts';
import { notFound, type Missing } from '../../http/errors.ts';
import { addVary } from '../../http/language.ts';
import { sendCached, type ResponseCache } from '../../http/responseCache.ts';

export interface PersonalParts {
  accessOf: AccessOf;
  /** The responses for visitors. */
  cache: ResponseCache;
}

interface PersonalResource {
  key: string;
  /** The name in the error message. */
  what: Missing;
  /** Returns what the response has as `data`. */
  read: (access?: Access) => Promise<object | null>;
}

export async function sendPersonal(
  request: FastifyRequest,
  reply: FastifyReply,
  { accessOf, cache }: PersonalParts,
  { key, what, read }: PersonalResource,
): Promise<void> {
  const access = await accessOf(request);
  addVary(reply, 'Accept-Language');
  if (!access.isPersonal) {
    const dataForVisitors = async () => {
      const data = await read({ ...visitor, language: access.language });
      return data && { data };
    };
    const resource = { key: `${key} ${access.language}`, what, read: dataForVisitors };
    return sendCached(request, reply, cache, resource);
  }
  // Not cached: its signed addresses expire.
  const data = await read(access);
  if (!data) throw notFound(what);
  if (access.isPreview) forbidCopies(reply);
  return reply.send({ data });
}
