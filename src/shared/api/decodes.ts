import { WireError } from '../../domain/decode/wire.ts';

/**
 * Returns the schema with which RTK Query checks a response (`responseSchema`): a wrong form becomes the error of that
 * one request, never an exception on the page.
 */
export function decodes<T>(decode: (body: unknown) => T | Promise<T>) {
  return {
    '~standard': {
      version: 1 as const,
      vendor: 'cicerone',
      types: undefined as { input: T; output: T } | undefined,
      validate: async (
        body: unknown,
      ): Promise<{ value: T } | { issues: { message: string }[] }> => {
        try {
          return { value: await decode(body) };
        } catch (error) {
          if (error instanceof WireError) return { issues: [{ message: error.message }] };
          throw error;
        }
      },
    },
  };
}
