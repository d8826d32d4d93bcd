import cliTruncate from 'cli-truncate';
import stringWidth from 'string-width';
import type { BookingStatus } from '../../db/booking.ts';
import type { Booking } from '../bookings/bookingRecord.ts';
import { toE164 } from '../bookings/phoneNumber.ts';
import { formatMadrid } from '../madridTime.ts';
import { shortId } from './shortId.ts';
import { tableLine } from './table.ts';
import { paint, type Screen, showSafely } from './terminal.ts';

/** How wide a column is at most: as many columns, or a share of what the ones with `fixed` leave. */
type Width = { fixed: number } | { share: number };

type Column = { heading: string; cell: (booking: Booking) => string; width: Width };

/** The number as one dials it; where there is none, what there is. */
const reach = ({ phone, email, sealed }: Booking): string =>
  (phone && toE164(phone)) || phone || email || (sealed ? 'sealed' : '–');

/** Whom one calls first, what it is about, and the message, of which there is as much as fits. */
const columnsFor = (screen: number): Column[] => {
  const isWide = screen >= 120;
  const time = ({ createdAt }: Booking) => formatMadrid(createdAt).slice(isWide ? 0 : 5);
  const columns: (Column | false)[] = [
    { heading: 'REACH', cell: reach, width: { fixed: isWide ? 24 : 16 } },
    { heading: 'ID', cell: ({ id }) => shortId(id), width: { fixed: 8 } },
    { heading: 'RECEIVED', cell: time, width: { fixed: isWide ? 16 : 11 } },
    { heading: 'STATUS', cell: ({ status }) => status, width: { fixed: 7 } },
    { heading: 'IN', cell: ({ locale }) => locale, width: { fixed: 2 } },
    { heading: 'NAME', cell: ({ name }) => name, width: { share: 0.3 } },
    { heading: 'SERVICE', cell: ({ service }) => service, width: { share: 0.25 } },
    isWide && { heading: 'WITH', cell: ({ masseuse }) => masseuse ?? '', width: { fixed: 8 } },
    { heading: 'MESSAGE', cell: ({ message }) => message ?? '', width: { share: 1 } },
  ];
  return columns.filter((column) => column !== false);
};

/** Between two columns. */
const gap = 2;

const statusStyles = { new: 'green', handled: 'dim', spam: 'red' } as const satisfies Record<
  BookingStatus,
  string
>;

/** How wide columns are: no wider than what stands in them, where that is known, and never more than the terminal together. */
const layOut = (
  shown: readonly Column[],
  rows: readonly string[][] | undefined,
  screen: number,
): number[] => {
  const needed = shown.map(({ heading }, index) =>
    (rows ?? []).reduce(
      (widest, row) => Math.max(widest, stringWidth(row[index] ?? '')),
      stringWidth(heading),
    ),
  );
  const wanted = (index: number, most: number) => (rows ? Math.min(most, needed[index] ?? 0) : most);
  const fixed = shown.map(({ width }, index) => ('fixed' in width ? wanted(index, width.fixed) : 0));
  const room = screen - fixed.reduce((sum, width) => sum + width + gap, -gap);
  let left = room;
  return shown.map(({ width }, index) => {
    if ('fixed' in width) return fixed[index] ?? 0;
    const own = Math.max(0, Math.min(wanted(index, Math.max(8, Math.floor(room * width.share))), left));
    left -= own;
    return own;
  });
};

/**
 * A table that fits a terminal: no line is longer than it is wide. Without the rows it has columns for what most requests
 * need, for rows that come one after the other.
 */
export const createScreenTable = (bookings: readonly Booking[] | null, { width, colour }: Screen) => {
  const shown = columnsFor(width);
  const cellsOf = (booking: Booking) => shown.map(({ cell }) => showSafely(cell(booking)));
  const widths = layOut(shown, bookings?.map(cellsOf), width);
  const line = (cells: readonly string[]) =>
    tableLine(
      cells.map((cell, index) => cliTruncate(cell, widths[index] ?? 0)),
      widths,
    );
  const statusAt = shown.findIndex(({ heading }) => heading === 'STATUS');
  return {
    heading: (): string =>
      `${paint(cliTruncate(line(shown.map(({ heading }) => heading)), width), 'dim', colour)}\n`,
    row: (booking: Booking): string => {
      const cells = cellsOf(booking);
      const { status } = booking;
      cells[statusAt] = paint(status, statusStyles[status], colour);
      return `${cliTruncate(line(cells), width)}\n`;
    },
  };
};
