import { picture, type Rule } from './allowedShapes.ts';

/** Texts that the code itself writes: kinds, statuses and the like. Every other text in a `plain` place is hidden. */
export const words: ReadonlySet<string> = new Set(
  `play pause idle loading playing paused stalled failed missing connection expired output truncated unseekable
  clock trackEnd player queue speed sleep shortcuts person object place
  login signup otp forgetPass password-otp CreateNewPassword site-editor verified passwordChanged
  none confirming confirmed overdue queued running complete lapsed leaseEnded room refused damaged server
  uninitialized pending fulfilled rejected query mutation conflict api delayed immediately
  FETCH_ERROR PARSING_ERROR TIMEOUT_ERROR CUSTOM_ERROR Rejected replace add remove
  single premium stripe usd eur USD EUR subscribe denied unavailable
  unreachable error unhandledrejection render`.split(/\s+/),
);

const item = { guideId: 'plain', trackId: 'plain' } as const;
const clip = {
  kind: 'plain',
  id: 'plain',
  title: 'text',
  cover: picture,
  audio: 'media',
} as const;
const preview = { guideId: 'plain', theme: 'media', heard: 'plain', length: 'plain' } as const;
const sleep = { kind: 'plain', until: 'plain' } as const;
const preferences = {
  volume: 'plain',
  isMuted: 'plain',
  rates: { standard: 'plain', byGuide: { '#': 'plain' } },
  hasShortcuts: 'plain',
} as const;
const journalEntry = {
  guideId: 'plain',
  title: 'text',
  cover: picture,
  tracks: { id: 'plain', title: 'text', duration: 'plain' },
  lastTrackId: 'plain',
  wantedTrackId: 'plain',
  places: { '#': { position: 'plain', isFinished: 'plain', at: 'plain' } },
  changedAt: 'plain',
} as const;
const journal = { account: 'hidden', guides: { '#': journalEntry } } as const;
const wayBack = { ...item, position: 'plain', duration: 'plain' } as const;
const download = {
  guideId: 'plain',
  title: 'text',
  cover: picture,
  status: 'plain',
  reason: 'plain',
  received: 'plain',
  total: 'plain',
  leaseUntil: 'plain',
} as const;
const downloads = {
  downloads: download,
  account: 'hidden',
  isLocal: 'plain',
  room: 'plain',
} as const;
const sharedSession = {
  token: 'hidden',
  isSignedIn: 'plain',
  account: 'hidden',
  userMode: 'plain',
  ended: 'hidden',
} as const;
const interrupted = {
  endpointName: 'call',
  argument: { '': 'plain', planId: 'plain', paymentsBefore: 'plain' },
} as const;

/** The slices; the API's cache is read call by call (redactor.ts). */
export const allowedSlices: Readonly<Record<string, Rule>> = {
  session: {
    ...sharedSession,
    otpEmail: 'hidden',
    resetToken: 'hidden',
    passwordToken: 'hidden',
    wasChecked: 'plain',
    _persist: { version: 'plain', rehydrated: 'plain' },
  },
  dialog: {
    view: 'plain',
    awaits: 'plain',
    note: 'plain',
    email: 'hidden',
    wasTouched: 'plain',
    staysHere: 'plain',
    interrupted,
  },
  cart: { payment: 'plain' },
  profile: { uploaded: 'plain' },
  downloads,
  journal: { ...journal, wayBack },
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
    isElsewhere: 'plain',
    panel: 'plain',
    panelGuideId: 'plain',
  },
};

/** What has no payload, or one of numbers, flags and known words. */
const bare = `session/appStarted session/sessionExpired session/signedOut
  session/siteEditorChosen
  dialog/signInRequested dialog/signUpChosen dialog/forgotPasswordChosen dialog/backToLoginChosen
  dialog/changeEmailChosen dialog/resendChosen dialog/dialogClosed dialog/dialogUnavailable
  dialog/openedByItself dialog/lastResetCodeChosen
  session/socialSignInFailed
  cart/paymentReturned cart/purchaseFound cart/purchaseOverdue profile/uploadProgressed
  downloads/resumeRequested downloads/pauseRequested downloads/deletionRequested
  downloads/deletionOfAllRequested downloads/saveRequested downloads/vaultLocked downloads/roomMeasured
  downloads/saveFailed downloads/libraryOpened downloads/leasesEnded
  journal/wayBackLapsed journal/wentBack journal/resumeRequested journal/pageHidden
  player/playRequested player/retryRequested player/pauseRequested player/soundTaken player/seekRequested
  player/skipRequested player/nextRequested player/previousRequested player/previewStopped
  player/playerClosed player/soundWithdrawn player/queueEnded player/volumeChanged player/muteToggled player/guideRateDropped
  player/sleepSetToTrackEnd player/sleepCancelled player/sleepCame player/panelClosed
  player/shortcutsToggled player/playerMounted player/elementLoading player/elementPlaying
  player/elementPaused player/elementFailed player/stallFound player/cutShort player/seekRefused
  player/recoveryBegun player/recoveryFailed player/sourceRenewed player/playRefused player/timeReported
  player/durationReported player/bufferReported player/ended shell/partUnavailable
  support/reportAsked support/reportCopied support/copyingFailed support/reportSaved
  support/dialogUnavailable api/resetApiState __rtkq/focused __rtkq/unfocused __rtkq/online
  __rtkq/offline api/config/middlewareRegistered`.split(/\s+/);

const payloads: Record<string, Rule> = {
  'session/sessionChangedElsewhere': sharedSession,
  'dialog/callInterrupted': interrupted,
  'dialog/codeAwaited': { view: 'plain', isOpen: 'plain', email: 'hidden' },
  'downloads/downloadRequested': { guideId: 'plain', title: 'text', cover: picture },
  'downloads/vaultRead': downloads,
  'downloads/progressed': { guideId: 'plain', received: 'plain', total: 'plain' },
  'downloads/completed': { guideId: 'plain', title: 'text' },
  'downloads/stopped': { guideId: 'plain', title: 'text', reason: 'plain' },
  'downloads/saved': { files: 'plain' },
  'journal/journalOpened': journal,
  'journal/entryChanged': { account: 'hidden', entry: journalEntry },
  'journal/jumped': wayBack,
  'player/trackChosen': { ...item, duration: 'plain', startAt: 'plain', isQueued: 'plain' },
  'player/clipChosen': clip,
  'player/lockedClipChosen': { kind: 'plain', id: 'plain', byCustomer: 'plain' },
  'player/lockedTrackChosen': { ...item, byCustomer: 'plain' },
  'player/previewStarted': preview,
  'player/rateChanged': { rate: 'plain', guideId: 'plain' },
  'player/sleepSet': sleep,
  'player/moreTimeRequested': sleep,
  'player/playExpected': item,
  'player/queued': item,
  'player/queuedNext': item,
  'player/unqueued': item,
  'player/queueMoved': { from: 'plain', by: 'plain' },
  'player/preferencesRead': preferences,
  'player/queueRead': item,
  'player/panelOpened': { panel: 'plain', panelGuideId: 'plain' },
  'player/mediaAnswered': { status: 'plain', requestId: 'requestId' },
  'player/clipRenewed': { kind: 'plain', id: 'plain', audio: 'media' },
  'support/pageOpened': 'address',
  'support/errorSeen': { kind: 'plain', name: 'errorName', message: 'errorText', stack: 'stack' },
  'api/queries/removeQueryResult': { queryCacheKey: 'cacheKey' },
  'api/mutations/removeMutationResult': { requestId: 'callId', fixedCacheKey: 'plain' },
};

/** Every action that may be seen, with what it carries. */
export const allowedPayloads: ReadonlyMap<string, Rule> = new Map([
  ...bare.map((type): [string, Rule] => [type, 'plain']),
  ...Object.entries(payloads),
]);
