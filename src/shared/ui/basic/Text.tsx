import { createElement, type HTMLAttributes, type Ref } from 'react';
import { classNames } from './classNames.ts';
import styles from './Text.module.css';

type Element = 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'div' | 'dt' | 'dd' | 'time';

export type TextVariant =
  | 'display'
  | 'lead'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'body'
  | 'small'
  | 'caption'
  | 'overline'
  | 'label'
  | 'time';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: Element;
  /** The style of the type scale; by default that of the element. */
  variant?: TextVariant | undefined;
  /** By default the colour of the surrounding text. */
  color?: 'muted' | 'primary' | 'error' | 'success' | undefined;
  /** Truncates the text to one line. */
  noWrap?: boolean;
  /** The `dateTime` attribute of a `time` element. */
  dateTime?: string;
  ref?: Ref<HTMLElement>;
}

const variantOf = (element: Element): TextVariant =>
  element === 'h1' || element === 'h2' || element === 'h3' || element === 'h4' ? element : 'body';

/** Renders a heading, a paragraph or a span in a style of the type scale, without margins. */
export function Text({ as = 'p', variant, color, noWrap, className, ...props }: Props) {
  return createElement(as, {
    ...props,
    className: classNames(
      styles[variant ?? variantOf(as)],
      color && styles[color],
      noWrap && styles.noWrap,
      className,
    ),
  });
}
