/**
 * How a feature declares what of its state, actions and calls a support report may show
 * (docs/decisions/012-support-report.md). Whatever is not declared is left out of every report.
 */

/**
 * What may be in one place. `plain`: numbers, flags and the feature's own words; `text`: catalogue content, which
 * is public; `media`: a media path without its signature; `hidden`: that something is there, never what;
 * `gone`: null; `paper`: the number of an invoice or a credit note. Flags and null may be wherever something may.
 */
export type Leaf =
  | 'plain'
  | 'text'
  | 'media'
  | 'price'
  | 'date'
  | 'hidden'
  | 'gone'
  | 'call'
  | 'callId'
  | 'cacheKey'
  | 'address'
  | 'requestId'
  | 'paper'
  | 'errorName'
  | 'errorText'
  | 'stack';

/**
 * Lists take the rule of their items; `#` is every key that is a number, the empty key what is no object though
 * it may be one.
 */
export type Rule = Leaf | { readonly [key: string]: Rule };

/** A rule whose fields are those of `T`: one that `T` has no longer does not compile. */
export type RuleOf<T> = unknown extends T ? Rule : Leaf | FieldsOf<NonNullable<T>>;

type FieldsOf<T> = T extends readonly (infer Item)[]
  ? RuleOf<Item>
  : T extends Blob
    ? never
    : T extends object
      ? number extends keyof T
        ? { readonly '#': RuleOf<T[number & keyof T]> }
        : { readonly [Field in keyof T]?: RuleOf<T[Field]> }
      : never;

/** What a call takes, and what it answers. */
interface CallRule {
  readonly argument: Rule;
  readonly answer: Rule;
}

export interface ReportRules {
  /** Texts that the feature's code itself writes: kinds, statuses and the like. Any other text in a `plain` place is hidden. */
  readonly words?: string;
  readonly slices?: Readonly<Record<string, Rule>>;
  /** By their type. */
  readonly actions?: Readonly<Record<string, Rule>>;
  /** By the name of their endpoint. */
  readonly calls?: Readonly<Record<string, CallRule>>;
}

/** The payload of the actions of a slice, or of a table of action creators. */
type ActionRules<Creators> = {
  readonly [Name in keyof Creators]?: RuleOf<PayloadOf<Creators[Name]>>;
};

type PayloadOf<Creator> = Creator extends (...args: never[]) => { payload: infer Payload }
  ? Payload
  : undefined;

/** Names the actions as the slice does. */
export const actionsOf = <Creators>(
  slice: string,
  rules: ActionRules<Creators>,
): Readonly<Record<string, Rule>> =>
  Object.fromEntries(
    // Each of them is a rule: RuleOf only narrows which fields it has.
    Object.entries(rules).map(([name, rule]) => [`${slice}/${name}`, rule as Rule]),
  );

/** RTK Query's endpoints carry the types of what they take and answer. */
export type CallRules<Endpoints> = {
  readonly [Name in keyof Endpoints]?: Endpoints[Name] extends {
    Types: { QueryArg: infer Argument; ResultType: infer Answer };
  }
    ? { readonly argument: RuleOf<Argument>; readonly answer: RuleOf<Answer> }
    : never;
};
