import type { CallRules, ReportRules } from '../../domain/reportRules.ts';
import {
  artObjectShape,
  categoryShape,
  culturalEventShape,
  guideRefShape,
  guideShape,
  personShape,
  placeShape,
  relatedShape,
} from '../../domain/reportShapes.ts';
import type { catalogueApi } from './catalogueApi.ts';
import type { homeApi } from './homeApi.ts';
import type { searchApi } from './search/searchApi.ts';
import type { exhibitsApi } from './exhibits/exhibitsApi.ts';

/** What of the catalogue a support report may show: everything except texts of searches. */
export const catalogueReportRules: ReportRules = {
  calls: {
    home: { argument: 'plain', result: guideShape },
    categories: { argument: 'plain', result: categoryShape },
    everyGuideOfCategory: { argument: 'plain', result: guideShape },
    guidesOfCategory: {
      argument: 'plain',
      result: {
        pages: { guides: guideShape, total: 'plain', next: 'hidden' },
        pageParams: 'hidden',
      },
    },
    search: {
      argument: 'hidden',
      result: {
        guides: guideShape,
        persons: personShape,
        objects: artObjectShape,
        places: placeShape,
        spoken: {
          ...{ id: 'plain', guideId: 'plain', start: 'plain' },
          ...{ trackTitle: 'text', guideTitle: 'text', sentence: 'text' },
        },
      },
    },
    persons: { argument: 'plain', result: personShape },
    person: { argument: 'plain', result: { ...personShape, ...relatedShape } },
    objects: { argument: 'plain', result: artObjectShape },
    object: {
      argument: 'plain',
      result: {
        ...artObjectShape,
        guide: guideRefShape,
        person: personShape,
        place: placeShape,
        event: culturalEventShape,
      },
    },
    places: { argument: 'plain', result: placeShape },
    place: { argument: 'plain', result: { ...placeShape, ...relatedShape } },
    events: { argument: 'plain', result: culturalEventShape },
  } satisfies CallRules<
    typeof catalogueApi.endpoints &
      typeof homeApi.endpoints &
      typeof searchApi.endpoints &
      typeof exhibitsApi.endpoints
  >,
};
