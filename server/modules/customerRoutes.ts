import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import type { App } from '../http/app.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Commerce } from './checkout/commerce.ts';
import { makeContactStore } from './contact/contactStore.ts';
import { makeHomeStore } from './home/homeStore.ts';
import { makeOpenings } from './home/openings.ts';
import { makeProfileStore } from './profile/profileStore.ts';
import { makeEmailChanges } from './profile/emailChangeStore.ts';
import { makeProfileImages } from './profile/imageStore.ts';
import { makeWishStore } from './library/wishStore.ts';
import { contact } from './contact/contactRoutes.ts';
import { home, noteOpenings } from './home/homeRoutes.ts';
import { library } from './library/libraryRoutes.ts';
import { profile } from './profile/profileRoutes.ts';
import { profileEmailPage } from './profile/emailPage.ts';
import { profileImage, profilePictures } from './profile/imageRoutes.ts';
import { sessions } from './profile/sessionRoutes.ts';

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
