import { showSafely } from './terminal.ts';

/** Where a spreadsheet may begin a cell, whichever character it splits at. */
const formulaStart = /(?<=^|[,;\t\r\n])(?=(?:(?![\t\r\n])[\s"])*[=+\-@＝＋－＠]|[\t\r])/g;

/** `+34 600 111 222`: no spreadsheet computes it. */
const plainPhone = /^\+\d[\d ]*$/;

/**
 * A text as a cell that no spreadsheet runs: a piece of it that begins like a formula gets an apostrophe, also after a
 * separator or line break within it, where programs split that expect another separator. What drives a terminal or reorders
 * text is shown as its code.
 */
export const toSafeCell = (text: string): string =>
  plainPhone.test(text)
    ? text
    : showSafely(text, { keepLineBreaks: true, keepTabs: true }).replace(formulaStart, "'");
