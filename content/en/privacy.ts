import type { LegalSection } from '../shapes.ts';

const sections: readonly LegalSection[] = [
  {
    id: 'who',
    heading: 'Who we are',
    paragraphs: [
      '{controller} runs this website and the centre. It is also the controller of your data: the one who decides what they are used for and who answers for it under the General Data Protection Regulation (GDPR). These are the details that article 10 of Spain’s Information Society Services Act (LSSI, Ley 34/2002) requires us to state:',
    ],
    bullets: [
      'Company: {controller}',
      'Tax number (NIF): {taxNumber}',
      'Commercial register: {register}',
      'Address: {address}',
      'E-mail: {email}',
      'Phone: {phone}',
    ],
  },
  {
    id: 'prices',
    heading: 'Our prices',
    paragraphs: [
      'Prices on this site are in euros and include VAT. For a visit to a hotel within Barcelona there is a small supplement for the journey; we name the amount when you book, before you agree to anything. Paying in another currency may incur fees.',
    ],
  },
  {
    id: 'what-and-why',
    heading: 'What we ask for, and why',
    paragraphs: [
      'Our two forms ask for as little as possible. A first name or a pseudonym is enough. E-mail and phone are optional, although without either nobody can answer you. You are under no obligation to use a form at all; you can call instead, or simply ring the bell.',
      'We use what you send to answer you and, if that is what you want, to arrange a visit. The legal basis is that you ask us to take steps before a contract is made (article 6(1)(b) GDPR).',
      'To keep the forms from being abused, we count how many requests come from one connection. That is our legitimate interest (article 6(1)(f) GDPR). We do not store the connection’s address for it, only a keyed digest: a code calculated from the address with a secret key. It is kept for no longer than the short period over which we count.',
      'If you call, write an e-mail or use the chat, or apply for work with us, we use what you tell us for the same purpose, to answer you and to arrange what you asked for, on the same legal basis. Please leave out whatever we do not need to know.',
      'A request sent through a form consists of:',
    ],
    bullets: [
      'The name you give',
      'Your e-mail address and your phone number, if you enter them',
      'The massage you choose',
      'Your message, if you write one',
      'The language of the page, and the date and time of sending',
      'The version and the language of the statement you agreed to, explained in the next section',
      'Our own note of whether the request has been dealt with, and codes calculated from what was sent, which let us recognise the same request sent twice',
    ],
  },
  {
    id: 'consent',
    heading: 'Your explicit consent',
    paragraphs: [
      'The massage that somebody asks for may reveal something about that person’s sex life. The law gives such data special protection (article 9(1) GDPR), and we use them only with your explicit consent (article 9(2)(a) GDPR).',
      'You give it through an express statement beside the send button: by sending, you expressly agree that the centre uses what you have written, including anything it reveals about your sex life, in order to answer you. There is no box to tick, because sending is the step by which you agree. The version and the language of the statement are stored with your request, so that it can be shown later what you agreed to.',
      'You may withdraw your consent at any time by asking us to erase your request; a line to {email} is enough. We can then no longer answer it. Whatever we had lawfully done with it until that moment remains lawful.',
    ],
  },
  {
    id: 'how-long',
    heading: 'How long we keep it',
    paragraphs: [
      'We keep a request until it has been answered, and in no case for more than {retention}. Then it is erased. Backup copies are kept for a limited time too: as they age out, what was erased disappears from them as well. If you ask us to erase your request sooner, we do.',
      'The same periods hold for what reaches us by phone, e-mail or chat, and for applications to work here.',
    ],
  },
  {
    id: 'who-else',
    heading: 'Who else sees it',
    paragraphs: [
      'The form itself sends nothing to anybody outside. Your request is read by the people at the centre who answer it. We do not sell it, use it for advertising or combine it with data from elsewhere. There is no profiling, and no decision about you is made automatically.',
      'Some parts of this site belong to others, and you reach them only if you choose to: the chat link leads to WhatsApp, the map and the link beside it to {provider.map}, and the tour of the main room to {provider.tour}. Whoever uses one of the links, or loads the map or the tour, gives that provider the internet address (IP address) of their connection. What the provider does with it is governed by its own privacy policy, and may take place outside the European Economic Area.',
      'Where we use other firms to run the site, they are our processors (article 28 GDPR): bound by contract, they handle data only for us and on our instructions. They are:',
    ],
    bullets: ['Hosting: {hosting}', 'E-mail: {mail}', 'Delivery of pictures: {pictures}'],
  },
  {
    id: 'rights',
    heading: 'Your rights',
    paragraphs: [
      'To use any of the rights below, write to {email}. Say what you would like, and give us just enough to find your request: the e-mail address or phone number you entered or, if you entered neither, the name you used and roughly when you sent it. Do not send a copy of an identity document. If we cannot be sure that a request is yours, we will ask you for one detail from it, and no more.',
      'It costs nothing, and you have our answer within a month (article 12(3) GDPR). Where a matter is complicated, the law allows us up to two months more; in that case we tell you so, and why, within the first. You have the right to:',
    ],
    bullets: [
      'Withdraw your consent at any time (article 7(3))',
      'See what we hold about you and receive a copy of it (access, article 15)',
      'Have it corrected or completed (rectification, article 16)',
      'Have it deleted (erasure, article 17)',
      'Have its use suspended while a question is being settled (restriction, article 18)',
      'Receive it in a form that a computer can read, or have it passed on to somebody else (portability, article 20)',
      'Object, for reasons of your own, to what we do on the basis of legitimate interest (objection, article 21)',
      'Not be subject to decisions made only by a machine (article 22); we make none',
    ],
  },
  {
    id: 'age',
    heading: 'Age',
    paragraphs: [
      'The site and the centre are for adults of {adultAge} and over. If we learn that a younger person has written to us, we erase what was sent.',
      'Spanish law sets a separate age, {consentAge}, from which a person may consent to the use of their own data (article 7 of the Data Protection Act, LOPDGDD, Ley Orgánica 3/2018). We mention it because it applies in Spain. It does not open this site or the centre to anybody under {adultAge}.',
    ],
  },
  {
    id: 'complaints',
    heading: 'If something is wrong',
    paragraphs: [
      'About a visit, a price or anything else at the centre: Catalonia’s official complaint forms (fulls de reclamació) are kept at the reception. Ask for one, and you will be given it without having to say why.',
      'About your data: you may complain at any time to Spain’s data protection authority, the Agencia Española de Protección de Datos, C/ Jorge Juan 6, 28001 Madrid. You need not write to us first, although we would be glad of the chance to put it right.',
    ],
  },
];

/** The privacy policy. Its places are filled from the business file and the settings. */
export const privacy = {
  nav: 'Privacy policy',
  title: 'Privacy policy: what we ask, why and for how long',
  description:
    'Who is responsible for what you send us, what we use it for, how long we keep it, who else sees it, and how to have it corrected or erased.',
  heading: 'Privacy policy',
  contents: 'On this page',
  updated: 'Last updated: {updated}',
  /** What keeps data safe with a processor, after its name and country. */
  safeguards: {
    eea: 'your data stay in the European Economic Area',
    adequacy: 'under a decision of the European Commission that the country protects data adequately',
    clauses: 'under the European Commission’s standard contractual clauses',
  },
  sections,
};
