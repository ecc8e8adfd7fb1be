import { format } from 'node:util';

/** Warnings and errors that a test writes to the console without expecting them. */
const complaints: string[] = [];
const complain = (...parts: unknown[]): void => {
  const text = format(...parts);
  // The duration of a check of the development build says nothing about the app.
  if (!/InvariantMiddleware took/.test(text)) complaints.push(text);
};
console.error = complain;
console.warn = complain;

function expectNone(): void {
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(`Written to the console:\n${found.join('\n\n')}`);
}

/** A warning or error in the console fails the test. A test that expects one replaces the method (`jest.spyOn`). */
afterEach(expectNone);
// What the last test's own hooks write, such as the removal of its components.
afterAll(expectNone);
