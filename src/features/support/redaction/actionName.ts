/** RTK Query calls every call alike and tells in a field which one it is. */
const callType = /^api\/execute(?:Query|Mutation)\//;

/** An action's name by what happened: `api/signIn/fulfilled`. */
export function actionName(action: { type: string }): string {
  // What the app dispatches has a text for its type; the fields are looked for.
  const { type, meta } = action as { type: string; meta?: { arg?: { endpointName?: string } } };
  const endpoint = meta?.arg?.endpointName;
  return endpoint ? type.replace(callType, `api/${endpoint}/`) : type;
}
