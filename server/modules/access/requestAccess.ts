import type { FastifyRequest } from 'fastify';
import type { MediaSigner } from './signing.ts';
import { visitor, type Access } from './access.ts';
import type { Ownership } from './ownership.ts';
import { customerOf } from '../../plugins/session/session.ts';

/** What the customer of a request owns, in the form that the catalogue's store takes. */
export interface RequestAccess extends Access {
  /** False for a visitor, and for a customer without guides: both get the same responses. */
  readonly isPersonal: boolean;
}

export type AccessOf = (request: FastifyRequest) => Promise<RequestAccess>;

const visiting: RequestAccess = { ...visitor, isPersonal: false };

/** Reads purchases, subscription and library of the customer, by one statement for a request that has a session. */
export const makeAccessOf =
  (ownership: Ownership, signer: MediaSigner): AccessOf =>
  async (request) => {
    const customer = await customerOf(request);
    if (!customer) return visiting;
    const { owns, ownedIds, inLibrary, hasAny } = await ownership.of(customer.id);
    return { owns, ownedIds, wishes: inLibrary, sign: signer.sign, isPersonal: hasAny };
  };
