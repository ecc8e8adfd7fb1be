/**
 * Controls the faults: `/dev/faults` lists them, and adds and removes them with JSON. It exists only with test pages
 * (config.ts).
 */
import type { App } from '../../http/app.ts';
import { FaultRequest } from './faultRequest.ts';
import type { Faults } from './faults.ts';

export async function devFaults(app: App, faults: Faults): Promise<void> {
  await app.register(
    async (plain) => {
      const scope: App = plain.withTypeProvider();
      scope.addHook('onRequest', async (_request, reply) => {
        reply.header('Cache-Control', 'no-store');
      });

      const adds = { schema: { hide: true, body: FaultRequest } };
      scope.post('/', adds, async (request, reply) =>
        reply.code(201).send(faults.add(request.body)),
      );

      scope.delete('/', { schema: { hide: true } }, async () => {
        faults.clear();
        return faults.list();
      });

      scope.get('/', { schema: { hide: true } }, async () => faults.list());
    },
    { prefix: '/dev/faults' },
  );
}
