import { foldText } from '../../views/text.ts';
import { type Booking, type BookingFilter, searchTextOf } from '../bookings/bookingRecord.ts';
import { matchService } from '../bookings/matchService.ts';

type Search = {
  filter: Pick<BookingFilter, 'where' | 'mayContain'>;
  /** What the filter leaves to be looked at; absent where it says all. */
  matches?: (booking: Booking) => boolean;
};

/** How to find requests for a massage by any of its names, and with words without regard to case and accents. */
export const searchFor = ({
  service,
  words,
}: {
  service?: string | undefined;
  words?: string | undefined;
}): Search => {
  const slug = service === undefined ? undefined : (matchService(service) ?? undefined);
  const serviceText = slug ? '' : foldText(service ?? '');
  const texts = foldText(words ?? '')
    .split(' ')
    .filter(Boolean);
  const filter = { where: { serviceSlug: slug }, mayContain: [...texts, serviceText] };
  if (serviceText === '' && texts.length === 0) return { filter };
  return {
    filter,
    matches: (booking) => {
      const text = searchTextOf(booking);
      return foldText(booking.service).includes(serviceText) && texts.every((word) => text.includes(word));
    },
  };
};
