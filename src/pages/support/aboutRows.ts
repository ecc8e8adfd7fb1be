import type { UnknownAction } from '@reduxjs/toolkit';
import { actionName } from '../../features/support/redaction/actionName.ts';
import { isProgress } from '../../features/support/recording/collapsePlayback.ts';
import type { Report } from '../../features/support/recording/report.ts';
import type { ToastRule } from '../../shared/lib/toastRules.ts';
import { replayCopy } from './copy.ts';

const { facts } = replayCopy;

/** Limits for a file that any person may have made: lines of a row, and characters of a line. */
const maxLines = 50;
const maxCharacters = 2000;
/** Number of the last events and messages to show. */
const mostLast = 3;

export interface Row {
  name: string;
  lines: string[];
  /** A warning that support must see. */
  warning?: string;
}

export interface Group {
  title: string;
  rows: Row[];
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns texts unchanged, any other value as JSON. */
function textOf(value: unknown): string {
  try {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text;
  } catch {
    // Nested too deeply for JSON.stringify.
    return '…';
  }
}

/** Returns the known fields of a value, in the order in which support reads them. */
function lineOf(value: unknown, names: readonly string[]): string {
  const fields = fieldsOf(value);
  return names
    .filter((name) => (fields[name] ?? '') !== '')
    .map((name) => `${name === 'requestId' ? facts.request : ''}${textOf(fields[name])}`)
    .join(' · ');
}

function rowOf(name: string, lines: string[], warning?: string): Row {
  const more = lines.length - maxLines;
  const shown = more > 0 ? [...lines.slice(0, maxLines), facts.more(more)] : lines;
  return { name, lines: shown.length > 0 ? shown : [facts.none], ...(warning && { warning }) };
}

interface Happened {
  action: UnknownAction;
  at: string;
}

const happenedIn = ({ actionsById, stagedActionIds }: Report): Happened[] =>
  stagedActionIds.slice(1).flatMap((id) => {
    const { action, timestamp } = actionsById[id] ?? {};
    const at = typeof timestamp === 'number' ? new Date(timestamp) : undefined;
    const isTime = at !== undefined && !Number.isNaN(at.getTime());
    // An action of which only the name is known has the type of Redux.
    return action ? [{ action: action as UnknownAction, at: isTime ? at.toISOString() : '' }] : [];
  });

const isBackground = (action: { type: string }): boolean =>
  isProgress(action) ||
  /^(?:api|__rtkq|progress|‹removed›)|(?:Read|Mounted|Measured|Answered)$/.test(action.type);

/** Returns the texts of the toasts that an action showed; none for an action of another form. */
function messagesOf(action: UnknownAction, rules: readonly ToastRule[]): string[] {
  try {
    return rules.flatMap((rule) => (rule.matches(action) && rule.notice(action)?.text) || []);
  } catch {
    return [];
  }
}

/** Returns a report and those of the pages before it, newest first. */
function pagesOf(report: Report): Report[] {
  const pages: Report[] = [];
  for (let page: Report | undefined = report; page; page = page.earlier) pages.push(page);
  return pages;
}

/** Returns lines about every page of a report; those before its last load are marked. */
const ofPages = (pages: Report[], linesOf: (page: Report) => string[]): string[] =>
  pages.flatMap((page, index) =>
    linesOf(page).map((line) => (index > 0 ? `${facts.earlier}${line}` : line)),
  );

function browserLine(browser: unknown): string {
  const { names, system, language, width, height, pixelRatio, isDark, isOnline } =
    fieldsOf(browser);
  const size = [width, height].map(textOf).join(' × ');
  return [
    ...[...listOf(names), system, language].map(textOf),
    `${size} (${textOf(pixelRatio)}×)`,
    isDark === true ? facts.dark : facts.light,
    isOnline === false ? facts.offline : facts.online,
  ].join(' · ');
}

/** Returns the groups of rows about a report: what the customer saw, what failed, the versions, and the rest. */
export function aboutReport(report: Report, here: string, rules: readonly ToastRule[]): Group[] {
  const pages = pagesOf(report);
  const happened = happenedIn(report);
  const events = happened.filter(({ action }) => !isBackground(action));
  const messages = happened.flatMap(({ action, at }) =>
    messagesOf(action, rules).map((text) => `${at} · ${text}`),
  );
  const build = textOf(report.build);
  const cut = listOf(fieldsOf(report.shortened)['lengths']);
  return [
    {
      title: facts.seen,
      rows: [
        rowOf(facts.page, [textOf(report.address)]),
        rowOf(facts.messages, messages.slice(-mostLast)),
        rowOf(
          facts.lastEvents,
          events.slice(-mostLast).map(({ action, at }) => `${at} · ${actionName(action)}`),
        ),
        rowOf(facts.sound, [
          lineOf(report.player, ['status', 'fault', 'intent', 'position', 'duration']),
        ]),
      ],
    },
    {
      title: facts.failed,
      rows: [
        rowOf(
          facts.failedCalls,
          ofPages(pages, (page) =>
            listOf(page.failedCalls).map((call) =>
              lineOf(call, ['at', 'call', 'status', 'kind', 'requestId']),
            ),
          ),
        ),
        rowOf(
          facts.errors,
          ofPages(pages, (page) =>
            listOf(page.errors).map((seen) =>
              [
                lineOf(seen, ['at']),
                lineOf(fieldsOf(seen)['error'], ['kind', 'name', 'message', 'stack']),
              ].join(' · '),
            ),
          ),
        ),
        rowOf(facts.orders, listOf(report.orders).map(textOf)),
      ],
    },
    {
      title: facts.versions,
      rows: [rowOf(facts.build, [build], build === here ? undefined : replayCopy.otherBuild(here))],
    },
    {
      title: facts.rest,
      rows: [
        rowOf(facts.made, [textOf(report.madeAt)]),
        rowOf(facts.browser, [browserLine(report.browser)]),
        rowOf(facts.shortened, cut.map(textOf)),
      ],
    },
  ];
}
