import fastify, { type FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { loggerOptions } from '../plugins/requestLog.ts';

/** The app's logger, for what happens before there is an app: opening and migrating the database. */
export const makeLogger = (config: Config): FastifyBaseLogger =>
  fastify({ logger: loggerOptions(config) }).log;
