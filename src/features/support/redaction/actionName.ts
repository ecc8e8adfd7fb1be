/** RTK Query uses the same type for all endpoints; a field has the endpoint's name. */
const callType = /^api\/execute(?:Query|Mutation)\//;

/** Returns an action's name with its endpoint: `api/signIn/fulfilled`. */
export function actionName(action: { type: string }): string {
  // Actions of the app have a string as their type; the other fields may be absent.
  const { type, meta } = action as { type: string; meta?: { arg?: { endpointName?: string } } };
  const endpoint = meta?.arg?.endpointName;
  return endpoint ? type.replace(callType, `api/${endpoint}/`) : type;
}
