import type { BookingStatus } from '../../db/booking.ts';
import type { Booking } from '../bookings/bookingRecord.ts';
import { toE164 } from '../bookings/phoneNumber.ts';
import { formatMadrid } from '../madridTime.ts';
import { cut, widthOf } from './columns.ts';
import { shortId } from './shortId.ts';
import { tableLine } from './table.ts';
import { paint, type Screen, showSafely } from './terminal.ts';

/** `width` is how wide a column is at most: as many columns of the terminal, or a share of what those leave. */
type Column = {
  heading: string;
  cell: (booking: Booking) => string;
  width: { fixed: number } | { share: number };
};

/** Between two columns. */
const gap = 2;

/** What a column that takes a share needs to say anything. */
const leastShare = 8;

/** The number as one dials it; where there is none, what there is. */
const reach = ({ phone, email, sealed }: Booking): string =>
  (phone && toE164(phone)) || phone || email || (sealed ? 'sealed' : '–');

/** Whom one calls first, what it is about, and the message, of which there is as much as fits. */
const allColumns = (screen: number): Column[] => {
  const isWide = screen >= 120;
  const time = ({ createdAt }: Booking) => formatMadrid(createdAt).slice(isWide ? 0 : 5);
  const columns: (Column | false)[] = [
    { heading: 'REACH', cell: reach, width: { fixed: Math.min(screen, isWide ? 24 : 16) } },
    { heading: 'ID', cell: ({ id }) => shortId(id), width: { fixed: 8 } },
    { heading: 'RECEIVED', cell: time, width: { fixed: isWide ? 16 : 11 } },
    { heading: 'STATUS', cell: ({ status }) => status, width: { fixed: 7 } },
    screen >= 90 && { heading: 'LANG', cell: ({ locale }) => locale, width: { fixed: 4 } },
    { heading: 'NAME', cell: ({ name }) => name, width: { share: 0.3 } },
    { heading: 'SERVICE', cell: ({ service }) => service, width: { share: 0.25 } },
    isWide && { heading: 'WITH', cell: ({ masseuse }) => masseuse ?? '', width: { fixed: 8 } },
    { heading: 'MESSAGE', cell: ({ message }) => message ?? '', width: { share: 1 } },
  ];
  return columns.filter((column) => column !== false);
};

/** The first columns, as many as a terminal has room for. */
const columnsFor = (screen: number): Column[] => {
  const columns = allColumns(screen);
  let needed = -gap;
  const end = columns.findIndex(({ width }) => {
    needed += gap + ('fixed' in width ? width.fixed : leastShare);
    return needed > screen;
  });
  return end < 0 ? columns : columns.slice(0, Math.max(1, end));
};

/** How wide columns are: no wider than what stands in them, where that is known, and together no more than the terminal. */
const layOut = (
  columns: readonly Column[],
  rows: readonly string[][] | undefined,
  screen: number,
): number[] => {
  const atMost = (most: number, index: number): number => {
    if (!rows) return most;
    const widest = Math.max(...rows.map((row) => widthOf(row[index] ?? '')));
    return Math.min(most, Math.max(widest, widthOf(columns[index]?.heading ?? '')));
  };
  const fixed = columns.map(({ width }, index) => ('fixed' in width ? atMost(width.fixed, index) : 0));
  const room = screen - fixed.reduce((sum, width) => sum + width + gap, -gap);
  let left = room;
  return columns.map(({ width }, index) => {
    if ('fixed' in width) return fixed[index] ?? 0;
    const own = Math.min(left, atMost(Math.max(leastShare, Math.floor(room * width.share)), index));
    left -= own;
    return own;
  });
};

const statusStyles = { new: 'green', handled: 'dim', spam: 'red' } as const satisfies Record<
  BookingStatus,
  string
>;

/**
 * A table that fits a terminal: no line is longer than it is wide. Without the rows it has columns for what most requests
 * need, for rows that come one after the other.
 */
export const createScreenTable = (bookings: readonly Booking[] | null, { width, colour }: Screen) => {
  const columns = columnsFor(width);
  const cellsOf = (booking: Booking) => columns.map(({ cell }) => showSafely(cell(booking)));
  const widths = layOut(columns, bookings?.map(cellsOf), width);
  const cutAll = (cells: readonly string[]) => cells.map((cell, index) => cut(cell, widths[index] ?? 0));
  const statusAt = columns.findIndex(({ heading }) => heading === 'STATUS');
  return {
    heading: (): string =>
      `${paint(tableLine(cutAll(columns.map(({ heading }) => heading)), widths), 'dim', colour)}\n`,
    row: (booking: Booking): string => {
      const cells = cutAll(cellsOf(booking));
      if (statusAt >= 0) cells[statusAt] = paint(booking.status, statusStyles[booking.status], colour);
      return `${tableLine(cells, widths)}\n`;
    },
  };
};
