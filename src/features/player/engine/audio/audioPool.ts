import type { AudioPort } from './audioPort.ts';

/** An element of the pool: the engine's port, which can also be emptied. */
type PoolElement = AudioPort & Pick<HTMLAudioElement, 'load' | 'removeAttribute'>;

/** Events that the engine listens to. */
const events = [
  'timeupdate',
  'seeked',
  'loadedmetadata',
  'durationchange',
  'progress',
  'waiting',
  'playing',
  'pause',
  'ended',
  'error',
];

/**
 * Returns a port to two elements: while the first plays, the second can load the next source, and continues without a
 * gap. The second is created when it is first needed.
 */
export function makeAudioPool(make: () => PoolElement): AudioPort {
  const port = new EventTarget();
  let active = open();
  let spare: PoolElement | undefined;
  /** The address that the second element has loaded or is loading. */
  let prepared: string | null = null;

  function open(): PoolElement {
    const element = make();
    for (const event of events) {
      element.addEventListener(event, () => {
        if (element === active) port.dispatchEvent(new Event(event));
      });
    }
    return element;
  }

  function prepare(address: string | null): void {
    if (address === prepared) return;
    prepared = address;
    if (address === null) {
      if (spare) empty(spare);
      return;
    }
    spare ??= open();
    spare.src = address;
  }

  function setSource(address: string): void {
    if (!spare || address !== prepared || spare.error) {
      active.src = address;
      return;
    }
    const before = active;
    active = spare;
    spare = before;
    prepared = null;
    empty(before);
    // It reports events that were fired before the listeners were added.
    if (active.readyState === 0) return;
    queueMicrotask(() => {
      if (active === before) return;
      for (const event of ['durationchange', 'loadedmetadata', 'progress'])
        port.dispatchEvent(new Event(event));
    });
  }

  const own = { prepare, addEventListener: port.addEventListener.bind(port) };
  // Everything else is the active element's; the first one is only the proxy's type.
  return new Proxy(active, {
    get: (_first, name) => {
      if (name in own) return Reflect.get(own, name) as unknown;
      const value: unknown = Reflect.get(active, name);
      return typeof value === 'function' ? (value.bind(active) as unknown) : value;
    },
    set: (_first, name, value) => {
      if (name !== 'src') return Reflect.set(active, name, value);
      setSource(String(value));
      return true;
    },
  });
}

/** Stops the sound and the download. */
function empty(element: PoolElement): void {
  element.pause();
  element.removeAttribute('src');
  element.load();
}
