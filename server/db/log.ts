/** The part of a logger that this folder needs: pino, Fastify and `console` have it. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
