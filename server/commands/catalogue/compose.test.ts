/** What `compose.yaml` gives the commands of docs/how-to/operate.md. */
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

interface Service {
  volumes: string[];
  logging?: { options: Record<string, string> };
}

const readServices = async (): Promise<Record<string, Service>> => {
  const file: { services: Record<string, Service> } = parse(await readFile('compose.yaml', 'utf8'));
  return file.services;
};

test('the container reads the catalogue that the documented commands name, and cannot change it', async () => {
  const { app } = await readServices();
  const mount = app?.volumes.find((volume) => volume.startsWith('./catalogue:'));
  const [, inside = '', mode] = mount?.split(':') ?? [];
  expect(mode).toBe('ro');
  const document = await readFile('docs/how-to/operate.md', 'utf8');
  const folders = [...document.matchAll(/app npm run catalogue -- \w+ (\S+)/g)].map(
    ([, folder]) => folder,
  );
  expect(new Set(folders)).toEqual(new Set([inside]));
  // Nor is a catalogue part of a build.
  expect((await readFile('.dockerignore', 'utf8')).split('\n')).toContain('catalogue');
});

test('the log of every service is limited', async () => {
  const services = Object.values(await readServices());
  expect(services.length).toBeGreaterThan(0);
  for (const { logging } of services) {
    expect(logging?.options).toEqual({ 'max-size': '20m', 'max-file': '5' });
  }
});
