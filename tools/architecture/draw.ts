import { drawFeatures } from './features.ts';
import type { Architecture } from './rules.ts';
import { box, grid, label, WIDTH } from './shapes.ts';

const TOP = 68;
const GAP = 12;
const APP = { x: 24, width: 536 };
const SERVER = { x: 600, width: 256 };

/** The purpose of each layer, in a few words. */
const CAPTIONS: Readonly<Record<string, string>> = {
  app: 'store, routes, theme, toasts',
  pages: 'one folder per screen',
  shared: 'API client, storage, UI components',
  domain: 'model, decoders, text, time, money',
};

const STYLE = `
  text { font: 14px system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; fill: #1F1B16 }
  .title { font-weight: 600; font-size: 16px }
  .name { font-weight: 600 }
  .muted { fill: #665E54; font-size: 12.5px }
  .paper { fill: #FBF8F2 }
  .panel { fill: #FFFFFF; stroke: #E6DED1 }
  .box { fill: #F4EEE3; stroke: #D9CDBA }
  .feature { fill: #F8E9E3; stroke: #A63F24 }
  .edge { fill: none; stroke: #A63F24; stroke-width: 1.5 }
  .head { fill: #A63F24 }
  @media (prefers-color-scheme: dark) {
    text { fill: #F3ECE1 }
    .muted { fill: #B5AA9B }
    .paper { fill: #14110E }
    .panel { fill: #1E1A16; stroke: #352E27 }
    .box { fill: #2A241E; stroke: #4A4138 }
    .feature { fill: #3A241C; stroke: #E58A6B }
    .edge { stroke: #E58A6B }
    .head { fill: #E58A6B }
  }
`;

function bar(layer: string, x: number, y: number, width: number): string {
  const caption = CAPTIONS[layer];
  return [
    box('box', x, y, width, 40),
    label('name', x + 16, y + 25, `${layer}/`),
    caption ? label('muted', x + 96, y + 25, caption) : '',
  ].join('\n');
}

/** Draws a bar for each layer from the top, and the features in a panel that takes the rest of the height. */
function drawApp({ layers, features }: Architecture, bottom: number): string {
  const panelHeight = bottom - TOP - (layers.length - 1) * (40 + GAP);
  let y = TOP;
  const parts = layers.map((layer) => {
    const top = y;
    const height = layer === 'features' ? panelHeight : 40;
    y += height + GAP;
    if (layer !== 'features') return bar(layer, APP.x, top, APP.width);
    return [
      box('panel', APP.x, top, APP.width, height),
      label('name', APP.x + 16, top + 26, 'features/'),
      label('muted', APP.x + 96, top + 26, 'an arrow: this feature may import that one'),
      drawFeatures(features, {
        x: APP.x + 16,
        y: top + 44,
        width: APP.width - 32,
        height: height - 60,
      }),
    ].join('\n');
  });
  return parts.join('\n');
}

/** Draws a panel with a grid of names; `bottom` in the result is its lower edge. */
function panel(title: string, caption: string, names: readonly string[], top: number) {
  const { x, width } = SERVER;
  const height = 52 + Math.ceil(names.length / 2) * 32;
  const picture = [
    box('panel', x, top, width, height),
    title ? label('name', x + 16, top + 26, title) : '',
    label('muted', x + (title ? 96 : 16), top + 26, caption),
    grid(names, { x: x + 12, y: top + 44, width: width - 24 }),
  ].join('\n');
  return { picture, bottom: top + height };
}

/** Draws the server: its folders in the order of their imports, with the modules in the middle. */
function drawServer({ server, modules }: Architecture) {
  const middle = server.indexOf('modules');
  const above = panel('', 'may use the modules', server.slice(0, middle), TOP);
  const inside = panel('modules/', 'calls, SQL and tests', modules, above.bottom + GAP);
  const below = panel(
    '',
    'may be used by all of these',
    server.slice(middle + 1),
    inside.bottom + GAP,
  );
  return {
    picture: [above, inside, below].map(({ picture }) => picture).join('\n'),
    bottom: below.bottom,
  };
}

function drawContract(top: number): string {
  return [
    box('box', APP.x, top, WIDTH - 2 * APP.x, 40),
    label('name', APP.x + 16, top + 25, 'contract/'),
    label(
      'muted',
      APP.x + 96,
      top + 25,
      'what each call sends and receives: the only code that app and server share',
    ),
    label(
      'muted',
      APP.x,
      top + 64,
      'Imports go downwards only. ESLint checks them by the rules from which this picture is drawn.',
    ),
  ].join('\n');
}

/** Returns the picture of docs/architecture.md as SVG. */
export function drawArchitecture(architecture: Architecture): string {
  const server = drawServer(architecture);
  const height = server.bottom + 104;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title">
<title id="title">The folders of the app and the server, and the imports that are allowed between them</title>
<style>${STYLE}</style>
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto"><path class="head" d="M0 0 8 4 0 8z"/></marker></defs>
<rect class="paper" width="${WIDTH}" height="${height}" rx="12"/>
${label('title', APP.x, 48, 'The app: src/')}
${drawApp(architecture, server.bottom)}
${label('title', SERVER.x, 48, 'The server: server/')}
${server.picture}
${drawContract(server.bottom + 16)}
</svg>
`;
}
