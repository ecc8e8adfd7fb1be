import type { GuideDetail } from '../../domain/model.ts';
import { mediaUrl } from '../../shared/site/settings.ts';

/** Shows the free tracks in the browser's own player, for browsers without scripts; others ignore what is inside. */
export function PlainAudio({ lang, tracks }: Pick<GuideDetail, 'lang' | 'tracks'>) {
  const free = tracks.filter(({ audio, isFree }) => isFree && audio !== '');
  if (free.length === 0) return null;
  return (
    <noscript>
      {free.map(({ audio, title }) => (
        <p key={audio} lang={lang}>
          <span>{title}</span>
          <br />
          {/* The recording's text is the player's, which needs scripts. */}
          {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
          <audio controls preload="none" src={mediaUrl(audio)} aria-label={title} />
        </p>
      ))}
    </noscript>
  );
}
