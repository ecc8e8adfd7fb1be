import fastify, { type FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { logSecurityTo } from './securityLog.ts';
import { loggerOptions } from './requestLog.ts';

/** Returns the app's logger, which is also used before there is an app, to open and migrate the database. */
export function makeLogger(config: Config): FastifyBaseLogger {
  const { log } = fastify({ logger: loggerOptions(config) });
  logSecurityTo(log);
  return log;
}
