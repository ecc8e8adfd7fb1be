/** The player's texts. Those the specification quotes are literal, slips included. */
export const playerCopy = {
  visitorLocked: 'Hello Sir, If ypu want to access this Audio Guide Please login Your Account!', // sic
  customerLocked: 'Hi sir, If You Wont to access full Audio Guide. You Can purchase it...!', // sic
  trackList: 'Analysis and key concepts',
  free: 'Free',
  locked: 'Locked',
  volume: 'Volume',
  progress: 'Position in the track',
  previous: 'Previous track',
  back: 'Back 10 seconds',
  play: 'Play',
  pause: 'Pause',
  forward: 'Forward 10 seconds',
  next: 'Next track',
  trackFailed: 'This track could not be played.',
  retry: 'Try again',
  guideFailed: 'This guide could not be loaded.',
  noTracks: 'This guide has no tracks yet.',
  nowPlaying: 'Now playing',
  player: 'Player',
  loading: 'Loading the track',
  close: 'Close the player',
  clip: (title: string) => `Audio: ${title}`,
  clipLocked: 'This recording opens with its guide.',
  clipFailed: 'This recording could not be played.',
  clipKinds: { person: 'Artist or maker', object: 'Object', place: 'Place' },
  partOf: 'From the guide',
} as const;
