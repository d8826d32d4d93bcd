import type { Texts } from '../textTypes/texts.ts';

export const hotels = {
  nav: 'Hotels',
  title: 'Erotic and tantric massage at your Barcelona hotel',
  description:
    'A masseuse visits your hotel room within Barcelona: hours and notice, which massages travel, what to prepare and what it costs.',
  heading: 'You stay in, *we travel*',
  intro:
    'Perhaps your flight was late, or your shoes are already off. From {hotel.from} a masseuse can come to your room, at the centre’s prices plus transport.',
  sections: [
    {
      heading: 'When, and how to arrange it',
      paragraphs: [
        'The last visit begins {hotel.lastStart}, but {hotel.lastStartOnDates}. There are no visits on {closedDays}. Please let us know at least {hotel.notice} ahead. A visit lasts at least {hotel.minMinutes} minutes, so you’d combine a shorter massage with another. Each keeps its own price and ending.',
        'Call, or send a request: choose the massage, the day and the time, and write the name of the hotel in the message. If the form doesn’t offer the hour you’d like, just call. The room number can follow once you’ve checked in.',
        'For a couple, two masseuses come, and each of you pays for your own massage. Four hands are priced on request.',
      ],
    },
    {
      heading: 'What it costs',
      paragraphs: [
        'The transport supplement of {hotel.supplement} is charged once per visit, even for a couple or a long booking. {example.massage} for {example.duration} comes to {example.atHotel} in all. You know the total before anyone sets out.',
        'You pay in cash when your masseuse arrives, or in advance by card, PayPal or cryptocurrency, with a link that we send with the confirmation. She carries no card reader.',
      ],
      links: [{ to: { answer: 'paying' }, text: 'Ways to pay' }],
    },
    {
      heading: 'What travels, and what stays here',
      paragraphs: [
        'You can have {travelling} at your hotel. {travellingWithLess} travels without its gel and mattress.',
        '{staying} stay at the centre, because they need what’s here: a heated mattress, a marble bath, a wardrobe, ropes or a divan that doesn’t fit into a lift.',
      ],
      links: [{ to: 'services', text: 'All {massages} massages' }],
    },
    {
      heading: 'Discretion at the desk and at the door',
      paragraphs: [
        'Your masseuse wears clothes that suit a hotel lobby and carries one small bag. If the hotel announces visitors, tell the desk that you’re expecting someone and which name she’ll give. That’s all they need to hear. If the lift needs a key card, please meet her in the lobby.',
      ],
    },
    {
      heading: 'What to have ready',
      paragraphs: ['Very little, and most of it is already in the room:'],
      bullets: [
        'Your phone on silent, and {besidesMassage} minutes more to talk and shower',
        'A room warmer than you’d sleep in',
        'Two or three large towels from the bathroom',
      ],
    },
    {
      heading: 'Where we visit',
      paragraphs: [
        'Hotels within Barcelona and no further. For a private home, please ask. And if it’s only the steps that keep you from the centre, we have a ramp.',
      ],
      links: [{ to: 'address', text: 'Getting in without steps' }],
    },
  ],
} satisfies Texts['pages']['hotels'];
