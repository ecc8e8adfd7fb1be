import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import type { App } from '../http/app.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Commerce } from '../payment/commerce.ts';
import { makeContactStore } from '../store/contact.ts';
import { makeHomeStore } from '../store/home.ts';
import { makeOpenings } from '../store/openings.ts';
import { makeProfileStore } from '../store/profile.ts';
import { makeEmailChanges } from '../store/profileEmail.ts';
import { makeProfileImages } from '../store/profileImages.ts';
import { makeWishStore } from '../store/wishes.ts';
import { contact } from './contact.ts';
import { home, noteOpenings } from './home.ts';
import { library } from './library.ts';
import { profile } from './profile.ts';
import { profileEmailPage } from './profileEmail.ts';
import { profileImage, profilePictures } from './profileImage.ts';
import { sessions } from './sessions.ts';

export interface LibraryParts {
  config: Config;
  db: Database;
  mailer: Mailer;
  commerce: Commerce;
  log: FastifyBaseLogger;
}

/** Library, home, profile and contact: what is registered where. */
export const makeLibraryRoutes = ({ config, db, mailer, commerce, log }: LibraryParts) => {
  const { accessOf, billing } = commerce;
  const images = makeProfileImages(db);
  const openings = makeOpenings(db, log);

  return {
    client: (client: App): void => {
      noteOpenings(client, openings);
      contact(client, makeContactStore(db, mailer, config));
    },
    users: (users: App): void => {
      library(users, makeWishStore(db), accessOf);
      home(users, { store: makeHomeStore(db), openings, accessOf });
      profile(users, { config, store: makeProfileStore(db, mailer), billing, accessOf });
      profileImage(users, images);
      sessions(users, config);
    },
    storage: (scope: App): void => profilePictures(scope, images),
    pages: (app: App): Promise<void> => profileEmailPage(app, config, makeEmailChanges(db, mailer)),
  };
};

export type LibraryRoutes = ReturnType<typeof makeLibraryRoutes>;
