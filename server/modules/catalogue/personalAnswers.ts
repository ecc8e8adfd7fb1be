/** Responses that depend on the customer; visitors get the cached ones. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessOf } from '../access/requestAccess.ts';
import type { Access } from '../access/access.ts';
import { notFound } from '../../http/errors.ts';
import { preparedFor, sendAnswer, type PreparedAnswers } from '../../http/preparedAnswers.ts';

export interface PersonalParts {
  accessOf: AccessOf;
  /** The responses for visitors. */
  prepared: PreparedAnswers;
}

interface PersonalAnswer {
  key: string;
  /** The name in the error message. */
  what: string;
  read: (access?: Access) => Promise<object | null>;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { accessOf, prepared }: PersonalParts,
  { key, what, read }: PersonalAnswer,
): Promise<unknown> {
  const access = await accessOf(request);
  if (!access.isPersonal) {
    const asked = { key, what, read: () => read() };
    return sendAnswer(request, reply, await preparedFor(reply, prepared, asked));
  }
  // Not cached: its signed addresses expire.
  const data = await read(access);
  if (!data) throw notFound(what);
  return reply.send({ data });
}

/** In callback style, as sendPrepared: the response is bytes or an object. */
export function sendPersonal(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: PersonalParts,
  asked: PersonalAnswer,
): void {
  answer(request, reply, parts, asked).catch((error: unknown) => reply.send(error));
}
