/**
 * The type of a text object in another language: the same names, with any string for each text and the same parameters
 * for each function. A missing or additional text does not compile.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer Arguments) => infer Result
    ? (...args: Arguments) => Translation<Result>
    : T extends ReadonlyMap<infer Key, infer Value>
      ? ReadonlyMap<Key, Translation<Value>>
      : T extends object
        ? { readonly [Name in keyof T]: Translation<T[Name]> }
        : T;
