/** Reads single settings from an environment and collects, by name, what is wrong with them. */
import { isIP } from 'node:net';

type Environment = Readonly<Record<string, string | undefined>>;

/** Names that proxy-addr knows for ranges. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** Values stay out of the messages: several settings are secrets or carry passwords. */
export function settingsReader(environment: Environment, problems: string[]) {
  /** An empty value counts as absent, as in `PORT= npm start`. */
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined;

  const list = (name: string): string[] =>
    (text(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);

  const parsed = (value: string): URL | undefined =>
    URL.canParse(value) ? new URL(value) : undefined;

  return {
    text,

    /** A whole number from 0 to `max`. */
    integer(name: string, fallback: number, max: number): number {
      const value = text(name);
      if (value === undefined) return fallback;
      if (/^\d{1,9}$/.test(value) && Number(value) <= max) return Number(value);
      problems.push(`${name} must be a whole number from 0 to ${max}.`);
      return fallback;
    },

    oneOf<Value extends string>(name: string, allowed: readonly Value[], fallback: Value): Value {
      const value = text(name);
      if (value === undefined) return fallback;
      const known = allowed.find((one) => one === value);
      if (known !== undefined) return known;
      problems.push(`${name} must be one of ${allowed.join(', ')}.`);
      return fallback;
    },

    url(name: string, protocols: readonly string[]): string | undefined {
      const value = text(name);
      if (value === undefined) return undefined;
      const protocol = parsed(value)?.protocol;
      if (protocol && protocols.includes(protocol)) return value;
      problems.push(`${name} must be an address beginning with ${protocols.join('// or ')}//.`);
      return undefined;
    },

    email(name: string): string | undefined {
      const value = text(name);
      if (value === undefined || /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(value)) return value;
      problems.push(`${name} must be one email address.`);
      return undefined;
    },

    /** The origin of an address; undefined for a path on our own origin, which needs no permission. */
    originOf(name: string): string | undefined {
      const value = text(name);
      if (value === undefined || /^\/(?!\/)/.test(value)) return undefined;
      const url = parsed(value);
      if (url && ['http:', 'https:'].includes(url.protocol)) return url.origin;
      problems.push(`${name} must be a path or an http(s) address.`);
      return undefined;
    },

    /** Comma-separated origins, exactly as browsers send them. */
    origins(name: string): string[] {
      return list(name).filter((value) => {
        if (parsed(value)?.origin === value) return true;
        problems.push(`${name} must list origins such as https://app.example.com, without a path.`);
        return false;
      });
    },

    /** Comma-separated addresses or CIDR ranges. Numbers and 'true' would trust no proxy, or every client. */
    ranges(name: string): string[] {
      return list(name).filter((value) => {
        if (NAMED_RANGES.includes(value) || isRange(value)) return true;
        problems.push(`${name} must list address ranges such as 10.0.0.0/8 or loopback.`);
        return false;
      });
    },

    /** Two settings that make sense only together. Where both are required, each one missing is named already. */
    together(first: string, second: string, isRequired: boolean): [string, string] | undefined {
      const [one, two] = [text(first), text(second)];
      if (one && two) return [one, two];
      if (one && !isRequired) problems.push(`${second} is missing: ${first} needs it.`);
      if (two && !isRequired) problems.push(`${first} is missing: ${second} needs it.`);
      return undefined;
    },
  };
}

export type SettingsReader = ReturnType<typeof settingsReader>;

function isRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  if (!family || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}
