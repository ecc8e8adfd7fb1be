/**
 * A proxy in front of the real server, so that all compared pages have one origin: the landing page, the same DOM
 * without a script, and React only.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';

export const places = {
  app: '/',
  staticPage: '/bench-static',
  reactAlone: '/bench-react',
} as const;
const script = '/bench-react.js';

/** Returns the page without its scripts. They would also set the scheme, which is the light one here. */
const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<html\b/, '<html data-scheme="light"')
    .replace(/<link[^>]*rel="?manifest"?[^>]*>/, '');

const attribute = (tag: string, name: string): string =>
  (new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');

/** Returns a page with the same head and styles, whose content React renders: as much as is on the first screen. */
function reactPage(staticPage: string): string {
  const images = [...staticPage.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
  const covers = images.slice(0, 8).map((tag) => ({
    src: attribute(tag, 'src'),
    srcSet: attribute(tag, 'srcset'),
    sizes: attribute(tag, 'sizes'),
  }));
  const textOf = (tag: string) =>
    (new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`).exec(staticPage)?.[1] ?? '').replace(
      /<[^>]*>/g,
      '',
    );
  const data = JSON.stringify({ headline: textOf('h1'), words: textOf('p'), covers });
  const head = staticPage
    .slice(0, staticPage.indexOf('</head>'))
    .replace(/<link[^>]*as="?image"?[^>]*>/g, '');
  return `${head}<script defer src="${script}"></script></head><body><div id="root"></div><script type="application/json" id="data">${data.replaceAll('<', '\\u003c')}</script></body></html>`;
}

async function buildReact(folder: string): Promise<Buffer> {
  const compiler = webpack({
    mode: 'production',
    target: 'browserslist:chrome 109, firefox 115, safari 16.4, edge 109',
    entry: resolve('tests/bench/page/reactAlone.ts'),
    output: { path: folder, filename: 'react.js' },
    module: { rules: [{ test: /\.ts$/, exclude: /node_modules/, loader: 'babel-loader' }] },
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) fail(error ?? new Error(stats?.toString('errors-only')));
      else done();
    });
  });
  return readFile(join(folder, 'react.js'));
}

const send = (response: ServerResponse, type: string, body: Buffer): void =>
  void response
    .writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': 'no-cache',
    })
    .end(body);

/** While the renderer starts, the server sends pages that the browser has to render. */
async function renderedLanding(server: string): Promise<string> {
  for (let tries = 0; tries < 30; tries += 1) {
    const landing = await (await fetch(server)).text();
    if (landing.includes('dehydrated-state')) return landing;
    await sleep(500);
  }
  throw new Error('The landing page is not rendered');
}

export interface BenchServer {
  url: string;
  close: () => void;
}

/** `folder`: for what is built here. */
export async function startBenchServer(server: string, folder: string): Promise<BenchServer> {
  const staticPage = withoutScripts(await renderedLanding(server));
  const made = new Map<string, [type: string, body: Buffer]>([
    [places.staticPage, ['text/html', brotliCompressSync(staticPage)]],
    [places.reactAlone, ['text/html', brotliCompressSync(reactPage(staticPage))]],
    [script, ['text/javascript', brotliCompressSync(await buildReact(folder))]],
  ]);
  const proxy = createServer((request, response) => {
    const own = made.get(request.url ?? '');
    if (own) return send(response, ...own);
    const { method, headers, url } = request;
    const passed = ask(server + (url ?? ''), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  proxy.keepAliveTimeout = 60_000;
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  // A server that listens on a port.
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
