import fastify, { type FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { logSecurityTo } from './securityLog.ts';
import { loggerOptions } from './requestLog.ts';

/** The app's logger, for what happens before there is an app: opening and migrating the database. */
export function makeLogger(config: Config): FastifyBaseLogger {
  const { log } = fastify({ logger: loggerOptions(config) });
  logSecurityTo(log);
  return log;
}
