import type { Texts } from '../textTypes/texts.ts';

export const cookies = {
  nav: 'Cookie policy',
  title: 'Cookie policy: what this site stores, and when',
  description:
    'What this site keeps in your browser, which cookies others may set once you have accepted, how long each one lasts, and how to change your mind.',
  heading: 'Cookie policy',
  contents: 'On this page',
  updated: 'Last updated: {updated}',
  sections: [
    {
      id: 'what',
      heading: 'What cookies are',
      paragraphs: [
        'A cookie is a small text that a website leaves in your browser and reads again later. Local storage does much the same without being sent along with every page. We call both of them cookies here, because the law treats them alike (article 22.2 of the LSSI, Ley 34/2002). {controller} is responsible for this site. You can write to {email}.',
      ],
    },
    {
      id: 'before',
      heading: 'Before you choose',
      paragraphs: [
        'On your first visit a banner asks whether you accept cookies. The buttons to accept and to reject stand side by side and look alike, and neither choice takes more steps than the other. If you reject, everything else works as before, and the map and the tour wait until you open them.',
        'Until you choose, nothing is stored in your browser. Outside services such as the map stay away too, unless you open one yourself. After that, all we store is what it takes to remember your choice, and for that no consent is required.',
      ],
    },
    {
      id: 'own',
      heading: 'What we store ourselves',
      paragraphs: [
        'Only two entries, both about your choice. One says whether you accepted or rejected, the other when. They are kept in your browser’s local storage and are not sent to us. Neither entry says who you are. Without JavaScript no banner appears, and nothing is stored.',
        'Your choice is valid for {consentMonths} months. After that we ask again, or sooner if your browser has deleted it.',
      ],
      table: 'own',
    },
    {
      id: 'third',
      heading: 'What others may set',
      paragraphs: [
        'As the site stands, it sets none of the cookies in this table. They belong to services that the centre may turn on: to count visits, to take card payments, to see which parts of a page are used, or to translate pages. If it does, these cookies are set only after you’ve accepted, and never if you reject. Before we add anything that isn’t named on this page, we’ll ask for your choice again.',
      ],
      table: 'third',
    },
    {
      id: 'embeds',
      heading: 'The map and the tour',
      paragraphs: [
        'The street view in the footer is provided by {provider.map}, and the 3D tour of the main room by {provider.tour}. In place of each you first see one of our pictures with a button. Nothing is loaded from the provider until you’ve accepted cookies or pressed that button.',
        'When one of them does load, its provider sees your IP address and may set cookies. Those cookies are set by {provider.map} or {provider.tour}, not by us, and each provider’s cookie policy says what they are for and how long they last. Without JavaScript, an ordinary link takes you to the provider’s page instead.',
      ],
    },
    {
      id: 'change',
      heading: 'How to change your mind',
      paragraphs: [
        'Press ‘Cookie settings’ at the foot of any page. The banner opens again, and you can accept or reject as you did the first time. Withdrawing your consent is as easy as giving it. It applies from then on, and what happened before remains lawful.',
        'You can also delete cookies and stored data in your browser’s settings, for this site alone or for all of them. If you do, the banner will ask you again. How we treat whatever you send us is set out in the privacy policy and legal notice.',
      ],
    },
  ],
  table: {
    name: 'Name',
    owner: 'Set by',
    purpose: 'Purpose',
    lifetime: 'Lifetime',
  },
  cookies: {
    consent: {
      name: 'cookie_consent',
      owner: 'The centre',
      purpose: 'Remembers whether you accepted or rejected cookies',
    },
    consentDate: {
      name: 'cookie_consent_at',
      owner: 'The centre',
      purpose: 'Remembers when you chose, so that we can ask again in time',
    },
    analyticsVisitor: {
      name: 'Visitor identifier',
      owner: 'Analytics service',
      purpose: 'Tells one visitor from another when visits are counted',
    },
    analyticsSession: {
      name: 'Session identifier',
      owner: 'Analytics service',
      purpose: 'Groups the pages seen in the course of one visit',
    },
    cardMachine: {
      name: 'Device identifier',
      owner: 'Card-payment provider',
      purpose: 'Recognises the device, to prevent fraud with cards',
    },
    heatMapUser: {
      name: 'User identifier',
      owner: 'Heat-map service',
      purpose: 'Recognises a returning visitor when the use of pages is measured',
    },
    heatMapSession: {
      name: 'Session identifier',
      owner: 'Heat-map service',
      purpose: 'Joins what is measured in the course of one visit',
    },
    translation: {
      name: 'Language',
      owner: 'Translation plugin',
      purpose: 'Remembers the language you chose for translated pages',
    },
  },
} satisfies Texts['pages']['cookies'];
