/** What a page that is measured does itself. None of these functions uses anything outside of itself. */

/** A sentence was marked as spoken. */
export interface Mark {
  index: number;
  /** Seconds into the recording that were heard in the frame that shows it. */
  heard: number;
}

declare global {
  interface Window {
    marks: Mark[];
  }
}

/** Notes each sentence that is marked, in `window.marks`. */
export function noteMarks(): void {
  window.marks = [];
  new MutationObserver(() => {
    const rows = [...document.querySelectorAll('.read-along-sentence')];
    const index = rows.findIndex((row) => row.hasAttribute('aria-current'));
    if (index < 0) return;
    requestAnimationFrame(() => {
      if (window.marks.at(-1)?.index === index) return;
      window.marks.push({ index, heard: window.holder()?.currentTime ?? Number.NaN });
    });
  }).observe(document, { attributes: true, attributeFilter: ['aria-current'], subtree: true });
}

/** Returns the seconds at which the pauses of a recording end: sound under −45 dB for 0.45 s or longer. */
export async function pauseEnds(address: string): Promise<number[]> {
  const bytes = await (await fetch(address)).arrayBuffer();
  const sound = await new OfflineAudioContext(1, 1, 24_000).decodeAudioData(bytes);
  const samples = sound.getChannelData(0);
  const audible = 10 ** (-45 / 20);
  const shortest = 0.45 * sound.sampleRate;
  const ends: number[] = [];
  let began = 0;
  for (const [index, sample] of samples.entries()) {
    if (Math.abs(sample) < audible) continue;
    if (index - began >= shortest) ends.push(index / sound.sampleRate);
    began = index + 1;
  }
  return ends;
}

/** Clicks a sentence; returns the milliseconds until its sound begins. Sound that was heard since then is taken off. */
export function clickToSound({ index, start }: { index: number; start: number }): Promise<number> {
  return new Promise((resolve) => {
    const row = document.querySelectorAll<HTMLElement>('.read-along-sentence')[index];
    const began = performance.now();
    row?.click();
    const look = () => {
      const audio = window.holder();
      const passed = performance.now() - began;
      const heard = (audio?.currentTime ?? 0) - start;
      const isHeard = audio && !audio.paused && !audio.seeking && heard > 0 && heard < 1;
      if (isHeard) resolve(Math.max(0, passed - (heard / audio.playbackRate) * 1000));
      else if (passed > 5000) resolve(Number.NaN);
      else setTimeout(look);
    };
    look();
  });
}
