import type { Selectable } from 'kysely';
import type {
  WireGuide,
  WireGuideDetail,
  WireGuideRef,
  WireTrack,
} from '../../contract/catalogue.ts';
import type { Database } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { audioPath, themePath } from '../media/audio-paths.ts';
import { audioFor, visitor, type Access } from './access.ts';

/** Category 1 stands for every guide (spec section 9). */
const EVERY_CATEGORY = 1;

/** Guides with what a list shows of them. `listed` is asked where it matters: an owned guide outlives its listing. */
export const guideRows = (db: Database) =>
  db.sql
    .selectFrom('guides')
    .innerJoin('categories', 'categories.id', 'guides.category_id')
    .innerJoin('recordings as theme', 'theme.id', 'guides.theme_id')
    .select([
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

export type GuideRow = Awaited<ReturnType<ReturnType<typeof guideRows>['execute']>>[number];

export const toWireGuide =
  (access: Access) =>
  (row: GuideRow): WireGuide => {
    const wished = access.wishes(row.id);
    return {
      id: row.id,
      title: row.title,
      short_description: row.short_description,
      cover: row.cover,
      theme: themePath(row.theme_file),
      type: row.type,
      price: row.price,
      remark: row.remark,
      category: { id: row.category_id, name: row.category_name },
      category_id: row.category_id,
      purchase: access.owns(row.id),
      wishList: wished,
      whishlist: wished,
    };
  };

type RefRow = Pick<Selectable<Schema['guides']>, 'id' | 'title' | 'cover' | 'price'>;

export const guideRef = async (
  db: Database,
  id: number,
  access: Access,
): Promise<WireGuideRef | null> => {
  const row: RefRow | undefined = await db.sql
    .selectFrom('guides')
    .select(['id', 'title', 'cover', 'price'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { ...row, purchase: access.owns(row.id) } : null;
};

const tracksOf = async (db: Database, guideId: number, access: Access): Promise<WireTrack[]> => {
  const rows = await db.sql
    .selectFrom('tracks')
    .innerJoin('recordings', 'recordings.id', 'tracks.recording_id')
    .select(['tracks.id', 'tracks.title', 'tracks.free', 'tracks.guide_id', 'recordings.seconds'])
    .where('tracks.guide_id', '=', guideId)
    .orderBy('tracks.position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    titolo: row.title,
    file_mp3: audioFor(access, row, audioPath('track', row.id)),
    free: row.free ? '1' : '0',
    duration: row.seconds,
  }));
};

export const makeGuideStore = (db: Database) => {
  const list = (access: Access, categoryId?: number): Promise<WireGuide[]> => {
    const rows = guideRows(db).where('guides.listed', '=', true).orderBy('guides.id');
    const some =
      categoryId === undefined ? rows : rows.where('guides.category_id', '=', categoryId);
    return some.execute().then((found) => found.map(toWireGuide(access)));
  };

  return {
    /** Every guide on sale, in the order of the catalogue. */
    guides: (access: Access = visitor): Promise<WireGuide[]> => list(access),

    /** The guides of a category, all of them for category 1; null for an unknown category. */
    guidesOfCategory: async (id: number, access: Access = visitor): Promise<WireGuide[] | null> => {
      if (id === EVERY_CATEGORY) return list(access);
      const found = await list(access, id);
      if (found.length > 0) return found;
      const known = await db.sql
        .selectFrom('categories')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      return known ? [] : null;
    },

    /** One guide with its tracks, text and questions; withdrawn ones only for those who own them. */
    guide: async (id: number, access: Access = visitor): Promise<WireGuideDetail | null> => {
      const row = await guideRows(db)
        .innerJoin('guide_texts', 'guide_texts.guide_id', 'guides.id')
        .select(['guide_texts.description', 'guides.listed'])
        .where('guides.id', '=', id)
        .executeTakeFirst();
      if (!row || !(row.listed || access.owns(id))) return null;
      const [tracks, faqs] = await Promise.all([
        tracksOf(db, id, access),
        db.sql
          .selectFrom('guide_faqs')
          .select(['id', 'question', 'answer'])
          .where('guide_id', '=', id)
          .orderBy('position')
          .execute(),
      ]);
      return {
        ...toWireGuide(access)(row),
        audio_content: tracks,
        audio_description: { description: row.description, audio_faq: faqs },
      };
    },
  };
};
