import {
  actionsOf,
  type CallRules,
  type ReportRules,
  type RuleOf,
} from '../../../domain/reportRules.ts';
import { guideDetailShape, pictureShape } from '../../../domain/reportShapes.ts';
import type { clipMediaApi } from '../clips/clipMediaApi.ts';
import type { guideApi } from './guideApi.ts';
import type { playerEvents } from './playerSlice.ts';
import type {
  Clip,
  PlayerItem,
  PlayerPreferences,
  PlayerRoot,
  Preview,
  Sleep,
} from './playerState.ts';

const item = { guideId: 'plain', trackId: 'plain' } as const satisfies RuleOf<PlayerItem>;
const clip = {
  kind: 'plain',
  id: 'plain',
  title: 'text',
  cover: pictureShape,
  audio: 'media',
  transcript: 'media',
} as const satisfies RuleOf<Clip>;
const preview = {
  guideId: 'plain',
  theme: 'media',
  heard: 'plain',
  length: 'plain',
} as const satisfies RuleOf<Preview>;
const sleep = { kind: 'plain', until: 'plain' } as const satisfies RuleOf<
  Extract<Sleep, { until: number }>
>;
const preferences = {
  volume: 'plain',
  isMuted: 'plain',
  rates: { standard: 'plain', byGuide: { '#': 'plain' } },
  hasShortcuts: 'plain',
  textSize: 'plain',
} as const satisfies RuleOf<PlayerPreferences>;

/** What of the player a support report may show: everything but the signatures of addresses. */
export const playerReportRules: ReportRules = {
  words: `play pause idle loading playing paused stalled failed missing connection expired output truncated unseekable
    server unreachable clock trackEnd queue speed sleep shortcuts bookmarks person object place link text`,
  slices: {
    player: {
      ...preferences,
      item,
      anchor: item,
      queue: item,
      clip,
      preview,
      intent: 'plain',
      status: 'plain',
      fault: 'plain',
      position: 'plain',
      duration: 'plain',
      buffered: 'plain',
      seeks: 'plain',
      loads: 'plain',
      sleep,
      isPlayingInOtherTab: 'plain',
      panel: 'plain',
      panelGuideId: 'plain',
    },
  } satisfies RuleOf<PlayerRoot>,
  actions: actionsOf<typeof playerEvents>('player', {
    trackChosen: { ...item, duration: 'plain', startAt: 'plain', isQueued: 'plain' },
    clipChosen: clip,
    lockedClipChosen: { kind: 'plain', id: 'plain', byCustomer: 'plain' },
    playIntentDetected: item,
    lockedTrackRefused: { ...item, byCustomer: 'plain' },
    playRequested: 'plain',
    retryRequested: 'plain',
    pauseRequested: 'plain',
    otherTabStarted: 'plain',
    seekRequested: 'plain',
    skipRequested: 'plain',
    nextRequested: 'plain',
    previousRequested: 'plain',
    previewStarted: preview,
    previewStopped: 'plain',
    ownerSignedOut: 'plain',
    playerClosed: 'plain',
    queueEnded: 'plain',
    volumeChanged: 'plain',
    muteToggled: 'plain',
    rateChanged: { rate: 'plain', guideId: 'plain' },
    guideRateReset: 'plain',
    sleepTimerSet: sleep,
    sleepTimerSetToTrackEnd: 'plain',
    moreTimeRequested: sleep,
    sleepTimerCancelled: 'plain',
    sleepTimerEnded: 'plain',
    queued: item,
    queuedNext: item,
    unqueued: item,
    queueMoved: { from: 'plain', by: 'plain' },
    panelOpened: { panel: 'plain', panelGuideId: 'plain' },
    panelClosed: 'plain',
    shortcutsToggled: 'plain',
    textSizeChanged: 'plain',
    bookmarkRequested: { ...item, seconds: 'plain', sentence: 'hidden' },
    copied: { what: 'plain', isDone: 'plain' },
    playerMounted: 'plain',
    queueRead: item,
    preferencesRead: preferences,
    elementLoading: 'plain',
    elementPlaying: 'plain',
    elementPaused: 'plain',
    elementFailed: 'plain',
    sourceMissing: 'plain',
    stallDetected: 'plain',
    recordingTruncated: 'plain',
    seekRefused: 'plain',
    recoveryStarted: 'plain',
    mediaAnswered: { status: 'plain', requestId: 'requestId' },
    recoveryFailed: 'plain',
    sourceRenewed: 'plain',
    clipRenewed: { kind: 'plain', id: 'plain', audio: 'media', transcript: 'media' },
    clipWordsFound: { kind: 'plain', id: 'plain', transcript: 'media' },
    playRefused: 'plain',
    timeReported: 'plain',
    durationReported: 'plain',
    bufferReported: 'plain',
    ended: 'plain',
  }),
  calls: {
    guide: { argument: 'plain', result: guideDetailShape },
    clipMedia: {
      argument: { kind: 'plain', id: 'plain' },
      result: { audio: 'media', transcript: 'media' },
    },
  } satisfies CallRules<typeof guideApi.endpoints & typeof clipMediaApi.endpoints>,
};
