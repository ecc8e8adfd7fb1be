import type { CallRules, ReportRules } from '../../domain/reportRules.ts';
import { pictureShape } from '../../domain/reportShapes.ts';
import type { contentApi } from './contentApi.ts';

/** The landing page's content is public, so a support report may show it. */
export const contentReportRules: ReportRules = {
  calls: {
    heroContent: {
      argument: 'plain',
      result: {
        heading: 'text',
        secondHeading: 'text',
        summary: 'text',
        image: pictureShape,
        subheading: 'text',
        secondSubheading: 'text',
        text: 'text',
      },
    },
    whyContent: {
      argument: 'plain',
      result: { faqs: { question: 'text', answer: 'text' }, image: pictureShape },
    },
    aboutContent: {
      argument: 'plain',
      result: {
        label: 'text',
        heading: 'text',
        secondHeading: 'text',
        text: 'text',
        subheading: 'text',
        secondText: 'text',
      },
    },
  } satisfies CallRules<typeof contentApi.endpoints>,
};
