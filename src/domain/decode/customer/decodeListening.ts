import type { ListeningResponse, WireListeningChange } from '../../../../contract/listening.ts';
import { flag, list, nonNegativeNumber, record, text, WireError } from '../wire.ts';

/** A change that another device, or this one, has sent. */
export interface ListeningChange extends Omit<WireListeningChange, 'kind'> {
  kind: string;
  device: string;
}

export interface ListeningChanges {
  changes: ListeningChange[];
  version: number;
  hasMore: boolean;
}

type WireChange = ListeningResponse['data'][number];

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

function toValue(value: unknown): WireListeningChange['value'] {
  if (value === null) return null;
  const fields = Object.entries(record(value, 'value')).map(([name, field]) => {
    if (!isScalar(field)) throw new WireError(`${name} is not a text, number or flag`);
    return [name, field] as const;
  });
  return Object.fromEntries(fields);
}

function toChange(value: unknown): ListeningChange {
  const wire = record<WireChange>(value, 'change');
  return {
    kind: text(wire, 'kind'),
    key: text(wire, 'key'),
    value: toValue(wire.value),
    device: text(wire, 'device'),
    age: nonNegativeNumber(wire, 'age'),
  };
}

/** @throws WireError */
export function toListeningChanges(value: unknown): ListeningChanges {
  const wire = record<ListeningResponse>(value, 'changes');
  return {
    changes: list(wire.data, 'data', toChange),
    version: nonNegativeNumber(wire, 'version'),
    hasMore: flag(wire, 'more'),
  };
}
