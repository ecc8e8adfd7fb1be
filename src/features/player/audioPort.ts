/** What the engine needs of the page's one audio element; tests hand in a stand-in. */
export type AudioPort = Pick<
  HTMLAudioElement,
  | 'src'
  | 'currentTime'
  | 'duration'
  | 'volume'
  | 'paused'
  | 'ended'
  | 'readyState'
  | 'error'
  | 'play'
  | 'pause'
  | 'load'
  | 'addEventListener'
>;
