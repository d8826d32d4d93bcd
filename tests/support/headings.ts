/** A heading of the copy as a page's HTML has it: the words between asterisks in italics. */
export const headingHtml = (text: string): string => text.replace(/\*(.+?)\*/g, '<em>$1</em>');

/** The same as a person reads it. */
export const headingText = (text: string): string => text.replaceAll('*', '');
