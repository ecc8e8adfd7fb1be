import type { FastifyReply } from 'fastify';

/** Sets headers of responses that show what is hidden: nothing stores them, and no search engine lists them. */
export function forbidCopies(reply: FastifyReply): void {
  reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex, nofollow');
}
