import {
  picture,
  category,
  guideRef,
  guide,
  guideDetail,
  person,
  artObject,
  place,
  culturalEvent,
  belonging,
  session,
  type Rule,
} from './allowedShapes.ts';

const knownList = { guides: guide, plan: { name: 'text', end: 'date' }, readAt: 'plain' } as const;

/** What a call takes, and what it answers, by the name of its endpoint. */
export const allowedCalls: Readonly<Record<string, { argument: Rule; answer: Rule }>> = {
  // Whose they are, and what they pay: nothing of it.
  checkSession: { argument: 'plain', answer: session },
  signUp: {
    argument: { name: 'hidden', email: 'hidden', password: 'hidden' },
    answer: { isNew: 'plain', otpEmail: 'hidden', message: 'hidden', sentLink: 'plain' },
  },
  verifySignUp: {
    argument: { code: 'hidden', email: 'hidden', link: 'hidden' },
    answer: 'hidden',
  },
  signIn: {
    argument: { email: 'hidden', password: 'hidden' },
    answer: { ...session, message: 'hidden' },
  },
  signOut: { argument: { token: 'hidden', isRepeated: 'plain' }, answer: 'hidden' },
  sendResetCode: {
    argument: { email: 'hidden' },
    answer: { token: 'hidden', message: 'hidden', sentLink: 'plain' },
  },
  verifyResetCode: {
    argument: { code: 'hidden', token: 'hidden', link: 'hidden' },
    answer: { passwordToken: 'hidden', message: 'hidden' },
  },
  setPassword: {
    argument: { password: 'hidden', retyped: 'hidden', token: 'hidden' },
    answer: 'hidden',
  },
  profile: {
    argument: 'plain',
    answer: {
      name: 'hidden',
      email: 'hidden',
      image: 'gone',
      hasPassword: 'plain',
      billing: {
        id: 'plain',
        kind: 'plain',
        amount: 'price',
        currency: 'plain',
        paidThrough: 'plain',
        date: 'date',
      },
      plan: { name: 'text', end: 'date' },
      guides: guide,
    },
  },
  updateProfile: {
    argument: {
      name: 'hidden',
      email: 'hidden',
      password: 'hidden',
      currentPassword: 'hidden',
    },
    answer: 'hidden',
  },
  sessions: {
    argument: 'plain',
    answer: { id: 'hidden', device: 'hidden', lastUsed: 'date', isCurrent: 'plain' },
  },
  endSession: { argument: 'hidden', answer: 'hidden' },
  endAllSessions: { argument: 'plain', answer: 'hidden' },
  uploadImage: { argument: 'gone', answer: 'hidden' },
  invoices: {
    argument: 'plain',
    answer: {
      id: 'plain',
      // Support finds a payment by it.
      number: 'paper',
      positions: 'hidden',
      isEnded: 'plain',
      creditNotes: {
        ...{ id: 'plain', number: 'paper', date: 'date' },
        ...{ amount: 'price', reason: 'plain' },
      },
    },
  },
  savePaper: { argument: { kind: 'plain', id: 'plain', number: 'hidden' }, answer: 'gone' },
  checkout: { argument: 'plain', answer: 'hidden' },
  subscribe: { argument: { planId: 'plain', paymentsBefore: 'plain' }, answer: 'hidden' },
  sendContactMessage: {
    argument: { name: 'hidden', email: 'hidden', subject: 'hidden', message: 'hidden' },
    answer: 'hidden',
  },
  downloadPlan: {
    argument: 'plain',
    answer: { guideId: 'plain', title: 'text', tracks: { size: 'plain' } },
  },
  downloadLeases: { argument: 'plain', answer: 'hidden' },
  guideToKeep: { argument: 'plain', answer: 'gone' },
  takeKey: { argument: 'hidden', answer: 'gone' },
  // What the user has chosen of the catalogue.
  cart: {
    argument: 'plain',
    answer: { items: { id: 'plain', guide: guideRef }, total: 'price', version: 'plain' },
  },
  addToCart: { argument: 'plain', answer: 'hidden' },
  removeFromCart: { argument: 'plain', answer: 'hidden' },
  wishList: { argument: 'plain', answer: guide },
  lastKnownLists: { argument: 'hidden', answer: { purchases: knownList, wishes: knownList } },
  addToLibrary: { argument: 'plain', answer: 'hidden' },
  removeFromLibrary: { argument: 'plain', answer: 'hidden' },
  home: { argument: 'plain', answer: guide },
  // The catalogue.
  categories: { argument: 'plain', answer: category },
  guidesOfCategory: { argument: 'plain', answer: guide },
  firstGuidesOfCategory: { argument: 'plain', answer: { guides: guide, total: 'plain' } },
  guide: { argument: 'plain', answer: guideDetail },
  clipAudio: { argument: { kind: 'plain', id: 'plain' }, answer: 'media' },
  search: {
    argument: 'hidden',
    answer: { guides: guide, persons: person, objects: artObject, places: place },
  },
  persons: { argument: 'plain', answer: person },
  person: { argument: 'plain', answer: { ...person, ...belonging } },
  objects: { argument: 'plain', answer: artObject },
  object: {
    argument: 'plain',
    answer: { ...artObject, guide: guideRef, person, place, event: culturalEvent },
  },
  places: { argument: 'plain', answer: place },
  place: { argument: 'plain', answer: { ...place, ...belonging } },
  events: { argument: 'plain', answer: culturalEvent },
  updates: {
    argument: 'plain',
    answer: {
      id: 'plain',
      guideId: 'plain',
      image: picture,
      title: 'text',
      subtitle: 'text',
      date: 'date',
    },
  },
  plans: {
    argument: 'plain',
    answer: {
      id: 'plain',
      title: 'text',
      description: 'text',
      price: 'price',
      months: 'plain',
      isActive: 'plain',
      availableUntil: 'date',
    },
  },
  heroContent: {
    argument: 'plain',
    answer: {
      heading: 'text',
      secondHeading: 'text',
      summary: 'text',
      image: picture,
      subheading: 'text',
      secondSubheading: 'text',
      text: 'text',
    },
  },
  whyContent: {
    argument: 'plain',
    answer: { faqs: { question: 'text', answer: 'text' }, image: picture },
  },
  aboutContent: {
    argument: 'plain',
    answer: {
      label: 'text',
      heading: 'text',
      secondHeading: 'text',
      text: 'text',
      subheading: 'text',
      secondText: 'text',
    },
  },
};
