import { sql, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type {
  WireFaq,
  WireGuide,
  WireGuideDetail,
  WireGuideFacts,
  WireGuideRef,
  WireStop,
  WireTrack,
} from '../../../contract/guides.ts';
import { parseWebVtt } from '../../../contract/webvtt.ts';
import { linkPicturePath } from '../../catalogue/pictures.ts';
import { guideLanguage } from '../../db/guideLanguage.ts';
import type { Database } from '../../db/open.ts';
import type { DB } from '../../db/schema.generated.ts';
import { VersionedRows } from '../../http/versionedRows.ts';
import { audioPath, themePath, themeTranscriptPath } from '../access/audioPaths.ts';
import { audioFor, showsGuide, transcriptFor, visitor, type Access } from '../access/access.ts';
import { languagesOf, translationsByGuide, wordsIn } from './guideLanguages.ts';
import { hasTranscript } from './transcriptStore.ts';

/** The cities in which a guide's shown places are, and those of its shown objects. Joined: for a long list it is computed once. */
const citiesByGuide = (db: Database) =>
  db.sql
    .selectFrom(
      db.sql
        .selectFrom('locations')
        .select(['guide_id', 'city'])
        .where('locations.listed', '=', true)
        .union(
          db.sql
            .selectFrom('objects')
            .innerJoin('locations', 'locations.id', 'objects.location_id')
            .select(['objects.guide_id', 'locations.city'])
            .where('objects.listed', '=', true)
            .where('locations.listed', '=', true),
        )
        .as('found'),
    )
    .select(['guide_id', sql<string[]>`array_agg(city ORDER BY city)`.as('cities')])
    .where('city', '!=', '')
    .groupBy('guide_id')
    .as('places');

/**
 * Returns the query for guides with the columns of a list. `listed` must be checked by the caller: customers keep
 * guides that are no longer listed.
 */
export const guideRows = (db: Database) =>
  db.sql
    .selectFrom('guides')
    .innerJoin('categories', 'categories.id', 'guides.category_id')
    .innerJoin('recordings as theme', 'theme.id', 'guides.theme_id')
    .leftJoinLateral(
      (guide) =>
        guide
          .selectFrom('tracks')
          .innerJoin('recordings', 'recordings.id', 'tracks.recording_id')
          .select(({ fn }) => [
            // Sums of integers and counts are bigints.
            fn.sum<number | null>('recordings.seconds').as('seconds'),
            fn.countAll<number>().as('stops'),
          ])
          .whereRef('tracks.guide_id', '=', 'guides.id')
          .as('recorded'),
      (join) => join.onTrue(),
    )
    .leftJoin(citiesByGuide(db), 'places.guide_id', 'guides.id')
    .leftJoin(translationsByGuide(db), 'translated.guide_id', 'guides.id')
    .select([
      'translated.translations',
      'recorded.seconds',
      'recorded.stops',
      'places.cities',
      guideLanguage.as('language'),
      'guides.id',
      'guides.title',
      'guides.short_description',
      'guides.cover',
      'theme.file as theme_file',
      'guides.type',
      'guides.price',
      'guides.remark',
      'guides.category_id',
      'categories.name as category_name',
    ]);

/**
 * Returns the rows of guides by their ids, from memory where they were read for the current version of the catalogue:
 * their way from the database takes longer than finding their ids.
 */
export const guidesById = (db: Database, version: () => Promise<string>) =>
  new VersionedRows(version, (ids) => {
    const rows = guideRows(db).select('guides.listed');
    const [id] = ids;
    // With an array PostgreSQL computes the joined lists for all guides, which takes as long as hundreds of single ones.
    return id !== undefined && ids.length === 1
      ? rows.where('guides.id', '=', id).execute()
      : rows.where(sql<boolean>`guides.id = ANY (${ids}::bigint[])`).execute();
  });

export type GuidesById = ReturnType<typeof guidesById>;

type GuideRow = Awaited<ReturnType<ReturnType<typeof guideRows>['execute']>>[number];

/** Returns a guide of a list in a language, or its first one, as a visitor gets it. */
export const toListedGuide = (row: GuideRow, language: string): WireGuide => ({
  id: row.id,
  cover: row.cover,
  theme: themePath(row.theme_file),
  type: row.type,
  price: row.price,
  remark: row.remark,
  category: { id: row.category_id, name: row.category_name },
  category_id: row.category_id,
  ...(row.stops !== null && { stops: row.stops }),
  ...(row.cities && { cities: row.cities }),
  ...wordsIn(row, language),
});

/** Returns a guide as one customer gets it. */
export const toWireGuide =
  (access: Access) =>
  (row: GuideRow): WireGuide => {
    const wished = access.wishes(row.id);
    return {
      ...toListedGuide(row, access.language),
      purchase: access.owns(row.id),
      wishList: wished,
      whishlist: wished,
    };
  };

type RefRow = Pick<Selectable<DB['guides']>, 'id' | 'title' | 'cover' | 'price' | 'listed'> & {
  language: string | null;
};

export const guideRef = async (
  db: Database,
  id: number,
  access: Access,
): Promise<WireGuideRef | null> => {
  const row: RefRow | undefined = await db.sql
    .selectFrom('guides')
    .leftJoin('guide_translations as words', (join) =>
      join.onRef('words.guide_id', '=', 'guides.id').on('words.language', '=', access.language),
    )
    .select(['id', 'cover', 'price', 'listed'])
    .select(sql<string>`coalesce(words.title, guides.title)`.as('title'))
    .select(sql<string | null>`coalesce(words.language, ${guideLanguage})`.as('language'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || !showsGuide(access, row)) return null;
  const { listed: _, language, ...guide } = row;
  return { ...guide, ...(language !== null && { language }), purchase: access.owns(id) };
};

const IN_LANGUAGE = sql<boolean>`tracks.language = coalesce(words.language, '')`;

/**
 * Returns what a guide's page has besides its row: text, tracks and questions, in one query. `wanted`: the language. In one
 * query with the row it took PostgreSQL 15 about 1.3 ms, most of it to plan, instead of 0.3 (docs/speed.md).
 */
const guideParts = (db: Database, id: number, wanted: string) =>
  db.sql
    .selectFrom('guides')
    .innerJoin('guide_texts', 'guide_texts.guide_id', 'guides.id')
    .innerJoin('recordings as theme', 'theme.id', 'guides.theme_id')
    .leftJoin('guide_translations as words', (join) =>
      join.onRef('words.guide_id', '=', 'guides.id').on('words.language', '=', wanted),
    )
    .select((guide) => [
      sql<string>`coalesce(words.description, guide_texts.description)`.as('description'),
      sql<WireGuideFacts | null>`words.facts`.as('translated_facts'),
      sql<WireFaq[] | null>`words.faqs`.as('translated_faqs'),
      'guides.kept',
      'guides.facts',
      'theme.slug as theme_slug',
      hasTranscript('theme.id'),
      guide
        .selectFrom('stop_recordings as tracks')
        .innerJoin('transcripts', 'transcripts.recording_id', 'tracks.recording_id')
        .select('transcripts.vtt')
        .whereRef('tracks.guide_id', '=', 'guides.id')
        .where(IN_LANGUAGE)
        .where('tracks.free', '=', true)
        .orderBy('tracks.position')
        .limit(1)
        .as('first_words'),
      jsonArrayFrom(
        guide
          .selectFrom('stop_recordings as tracks')
          .innerJoin('recordings', 'recordings.id', 'tracks.recording_id')
          .select([
            'tracks.id',
            sql<string>`tracks.language`.as('recorded_in'),
            'tracks.title',
            'tracks.free',
            'tracks.guide_id',
            'tracks.number',
            'tracks.picture',
            'recordings.seconds',
            hasTranscript('recordings.id'),
          ])
          .whereRef('tracks.guide_id', '=', 'guides.id')
          .where(IN_LANGUAGE)
          .orderBy('tracks.position'),
      ).as('tracks'),
      jsonArrayFrom(
        guide
          .selectFrom('guide_faqs')
          .select(['guide_faqs.id', 'guide_faqs.question', 'guide_faqs.answer'])
          .whereRef('guide_faqs.guide_id', '=', 'guides.id')
          .orderBy('guide_faqs.position'),
      ).as('faqs'),
    ])
    .where('guides.id', '=', id)
    .executeTakeFirst();

type GuideParts = NonNullable<Awaited<ReturnType<typeof guideParts>>>;

type TrackRow = GuideParts['tracks'][number];

const toWireTrack =
  (access: Access, guide: { kept: boolean }) =>
  (track: TrackRow): WireTrack => {
    const row = { ...track, hidden: !guide.kept };
    return {
      id: row.id,
      titolo: row.title,
      file_mp3: audioFor(access, row, audioPath('track', row.id, row.recorded_in)),
      free: row.free ? '1' : '0',
      duration: row.seconds,
      ...transcriptFor(access, row, 'track'),
      ...(row.number !== null && { number: row.number }),
      ...(row.picture !== '' && { picture: row.picture }),
    };
  };

/** Returns the field of the picture for links, for a page that has one. */
export function linkPictureOf(cover: string, title: string): { link_picture?: string } {
  const path = linkPicturePath(cover, title);
  return path === undefined ? {} : { link_picture: path };
}

export const makeGuideStore = (db: Database, guides: GuidesById) => ({
  /** Returns the track with a number on the wall. Another stop may have the number of one that is no longer on sale. */
  stop: async (number: number, access: Access = visitor): Promise<WireStop | null> => {
    const rows = await db.sql
      .selectFrom('tracks')
      .innerJoin('guides', 'guides.id', 'tracks.guide_id')
      .select(['tracks.id as track_id', 'guides.id', 'guides.listed'])
      .where('tracks.number', '=', number)
      .orderBy('guides.listed', 'desc')
      .orderBy('guides.id', 'desc')
      .execute();
    const row = rows.find((found) => showsGuide(access, found));
    return row ? { audio_guide_id: row.id, track_id: row.track_id } : null;
  },

  /** Returns a guide with its tracks, text and questions; a hidden one only where it is owned or previewed. */
  guide: async (id: number, access: Access = visitor): Promise<WireGuideDetail | null> => {
    const [[row], parts] = await Promise.all([
      guides.get([id]),
      guideParts(db, id, access.language),
    ]);
    if (!row || !parts || !showsGuide(access, row)) return null;
    const opening = parts.first_words && parseWebVtt(parts.first_words)[0]?.text;
    const guide = toWireGuide(access)(row);
    return {
      ...guide,
      ...(parts.translated_facts ?? parts.facts),
      ...(row.translations && { languages: languagesOf(row) }),
      ...(parts.has_transcript && { theme_transcript: themeTranscriptPath(parts.theme_slug) }),
      ...(opening && { opening }),
      ...linkPictureOf(row.cover, guide.title),
      audio_content: parts.tracks.map(toWireTrack(access, parts)),
      audio_description: {
        description: parts.description,
        audio_faq: parts.translated_faqs ?? parts.faqs,
      },
    };
  },
});
