/** Answers that depend on who asks, for visitors from what is prepared. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessOf, RequestAccess } from '../access/requestAccess.ts';
import type { Access } from '../access/access.ts';
import { notFound } from '../../http/errors.ts';
import { personalList } from './personalLists.ts';
import { preparedFor, sendAnswer, type PreparedAnswers } from '../../http/preparedAnswers.ts';

export interface PersonalParts {
  accessOf: AccessOf;
  /** What visitors see. */
  prepared: PreparedAnswers;
  /** Lists of guides with the flags of customers. */
  personal: PreparedAnswers;
}

export interface AskedByAnyone {
  key: string;
  what: string;
  read: (access?: Access) => Promise<object | null>;
  count?: () => Promise<number>;
}

type Answer = (
  request: FastifyRequest,
  reply: FastifyReply,
  parts: PersonalParts,
  asked: AskedByAnyone,
  access: RequestAccess,
) => Promise<unknown>;

/** In callback style, as sendPrepared: what is sent is bytes for some and an object for others. */
const answering =
  (answer: Answer) =>
  (
    request: FastifyRequest,
    reply: FastifyReply,
    parts: PersonalParts,
    asked: AskedByAnyone,
  ): void => {
    parts
      .accessOf(request)
      .then((access) => answer(request, reply, parts, asked, access))
      .catch((error: unknown) => reply.send(error));
  };

/** A list of guides, with the flags of the customer of the request. */
export const sendGuides = answering(async (request, reply, parts, asked, access) => {
  const { key, what, read, count } = asked;
  const forVisitors = await preparedFor(reply, parts.prepared, {
    key,
    what,
    read: () => read(),
    count,
  });
  if (access.state === '') return sendAnswer(request, reply, forVisitors);
  const own = await parts.personal.get(`${key} ${access.state}`, async () =>
    personalList(forVisitors, access),
  );
  return sendAnswer(request, reply, own ?? forVisitors);
});

/** Anything else: small enough to be made for each request, as its signed addresses expire. */
export const sendPersonal = answering(
  async (request, reply, parts, { key, what, read }, access) => {
    if (access.state === '') {
      const asked = { key, what, read: () => read() };
      return sendAnswer(request, reply, await preparedFor(reply, parts.prepared, asked));
    }
    const data = await read(access);
    if (!data) throw notFound(what);
    return reply.send({ data });
  },
);
