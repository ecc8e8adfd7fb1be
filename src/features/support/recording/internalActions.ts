/** What the libraries tell themselves: no report needs it, and what it carries is not shown. */
const bookkeeping =
  /^(?:persist\/(?:PERSIST|REHYDRATE|FLUSH|PAUSE|PURGE|REGISTER)|api\/(?:internalSubscriptions\/subscriptionsUpdated|subscriptions\/(?:updateSubscriptionOptions|unsubscribeQueryResult|internal_getRTKQSubscriptions)|invalidation\/updateProvidedBy))$/;

export const isInternalAction = ({ type }: { type: string }): boolean => bookkeeping.test(type);
