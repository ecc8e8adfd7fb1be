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
    home: { argument: 'plain', answer: guideShape },
    categories: { argument: 'plain', answer: categoryShape },
    guidesOfCategory: { argument: 'plain', answer: guideShape },
    firstGuidesOfCategory: { argument: 'plain', answer: { guides: guideShape, total: 'plain' } },
    search: {
      argument: 'hidden',
      answer: {
        guides: guideShape,
        persons: personShape,
        objects: artObjectShape,
        places: placeShape,
      },
    },
    persons: { argument: 'plain', answer: personShape },
    person: { argument: 'plain', answer: { ...personShape, ...relatedShape } },
    objects: { argument: 'plain', answer: artObjectShape },
    object: {
      argument: 'plain',
      answer: {
        ...artObjectShape,
        guide: guideRefShape,
        person: personShape,
        place: placeShape,
        event: culturalEventShape,
      },
    },
    places: { argument: 'plain', answer: placeShape },
    place: { argument: 'plain', answer: { ...placeShape, ...relatedShape } },
    events: { argument: 'plain', answer: culturalEventShape },
  } satisfies CallRules<
    typeof catalogueApi.endpoints &
      typeof homeApi.endpoints &
      typeof searchApi.endpoints &
      typeof exhibitsApi.endpoints
  >,
};
