import type { FastifyRequest } from 'fastify';
import type { MediaSigner } from './signing.ts';
import { visitor, type Access, type PreviewKind } from './access.ts';
import type { Ownership } from './ownership.ts';
import type { Previews } from './previews.ts';
import { contentLanguageOf } from '../../http/language.ts';
import { customerOf } from '../../plugins/session/session.ts';

/** What the customer of a request owns, in the form that the catalogue's store takes. */
export interface RequestAccess extends Access {
  /** False for a visitor, and for a customer without guides: both get the same responses. */
  readonly isPersonal: boolean;
  /** Something hidden is shown by a preview. */
  readonly isPreview: boolean;
}

export type AccessOf = (request: FastifyRequest) => Promise<RequestAccess>;

/** Reads purchases, subscription and library of the customer, by one statement for a request that has a session. */
export const makeAccessOf =
  (ownership: Ownership, signer: MediaSigner, previewOf: Previews['of']): AccessOf =>
  async (request) => {
    const preview = previewOf(request);
    const customer = await customerOf(request);
    const previewed = {
      language: contentLanguageOf(request),
      isPreview: preview !== null,
      previews: (kind: PreviewKind, id: number) => preview?.kind === kind && preview.id === id,
      sign: signer.sign,
    };
    if (!customer) return { ...visitor, ...previewed, isPersonal: previewed.isPreview };
    const { hasAny, ...owned } = await ownership.of(customer.id);
    return { ...previewed, ...owned, isPersonal: hasAny || previewed.isPreview };
  };
