/** Internal actions of the libraries: no report needs them, and their payload is not shown. */
const bookkeeping =
  /^(?:persist\/(?:PERSIST|REHYDRATE|FLUSH|PAUSE|PURGE|REGISTER)|api\/(?:internalSubscriptions\/subscriptionsUpdated|subscriptions\/(?:updateSubscriptionOptions|unsubscribeQueryResult|internal_getRTKQSubscriptions)|invalidation\/updateProvidedBy))$/;

export const isInternalAction = ({ type }: { type: string }): boolean => bookkeeping.test(type);
