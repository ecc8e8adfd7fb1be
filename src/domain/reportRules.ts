/**
 * How a feature declares what of its state, actions and calls a support report may show
 * (docs/decisions/012-support-report.md). What is not declared is left out of every report.
 */

/**
 * What a value may be. `plain`: numbers, flags and texts of the feature's code; `text`: public content of the
 * catalogue; `media`: a media path, shown without its signature; `hidden`: shown only as present; `gone`: shown as
 * null; `paper`: the number of an invoice or a credit note. Flags and null are allowed in each.
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
 * A list has the rule of its items; `#` is every key that is a number; the empty key is for a value that may be no
 * object.
 */
export type Rule = Leaf | { readonly [key: string]: Rule };

/** A rule with the fields of `T`: a field that `T` no longer has does not compile. */
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

/** Rules for the argument and the data of a call. */
interface CallRule {
  readonly argument: Rule;
  readonly result: Rule;
}

export interface ReportRules {
  /**
   * Texts that the feature's code writes: kinds, statuses and the like. Any other text of a `plain` value is hidden.
   */
  readonly words?: string;
  readonly slices?: Readonly<Record<string, Rule>>;
  /** By the action's type. */
  readonly actions?: Readonly<Record<string, Rule>>;
  /** By the endpoint's name. */
  readonly calls?: Readonly<Record<string, CallRule>>;
}

/** The payloads of the actions of a slice, or of a table of action creators. */
type ActionRules<Creators> = {
  readonly [Name in keyof Creators]?: RuleOf<PayloadOf<Creators[Name]>>;
};

type PayloadOf<Creator> = Creator extends (...args: never[]) => { payload: infer Payload }
  ? Payload
  : undefined;

/** Returns rules by action types, such as `slice/name`. */
export const actionsOf = <Creators>(
  slice: string,
  rules: ActionRules<Creators>,
): Readonly<Record<string, Rule>> =>
  Object.fromEntries(
    // Each is a rule: RuleOf only limits its fields.
    Object.entries(rules).map(([name, rule]) => [`${slice}/${name}`, rule as Rule]),
  );

/** What the API's cache has of a list that is fetched by pages. */
interface Pages<Page> {
  pages: Page[];
  pageParams: unknown[];
}

/** RTK Query's endpoints contain the types of their arguments and data; of a list by pages, the type of a page. */
export type CallRules<Endpoints> = {
  readonly [Name in keyof Endpoints]?: Endpoints[Name] extends {
    Types: { QueryArg: infer Argument; ResultType: infer Result };
  }
    ? {
        readonly argument: RuleOf<Argument>;
        readonly result: RuleOf<
          Endpoints[Name] extends { Types: { InfiniteQueryDefinition: unknown } }
            ? Pages<Result>
            : Result
        >;
      }
    : never;
};
