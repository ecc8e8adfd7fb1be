import type { GuideDetail } from '../../domain/model.ts';
import { guideOf } from './openPlayer.ts';

/** The path of the request for a new address of the guide's track. */
export const guideCall = '/client/audio-guide/7';

export const signed = (signature: string, expires = 4_000_000_000) =>
  `audio/1.mp3?expires=${expires}&signature=${signature}`;

/** Returns an owned guide whose one paid track has this address. */
export function guideWith(address: string): GuideDetail {
  const guide = guideOf('l', { isOwned: true });
  return { ...guide, tracks: guide.tracks.map((one) => ({ ...one, audio: address })) };
}

/** Returns the server's response with another address of the same track. */
export const signedResponse = (address: string) => ({
  status: 200,
  body: JSON.stringify({ data: wireGuide(address) }),
});

const wireGuide = (file_mp3: string) => ({
  id: 7,
  title: 'La cupola',
  short_description: '',
  cover: 'cover.webp',
  theme: 'theme/7.mp3',
  type: 'single',
  price: '4.99',
  remark: '',
  category: { id: 2, name: 'Chiese' },
  category_id: 2,
  purchase: true,
  wishList: false,
  audio_content: [{ id: 1, titolo: 'Track 1', file_mp3, free: '0', duration: 100 }],
  audio_description: { description: '', audio_faq: [] },
});
