import type { Texts } from '../textTypes/texts.ts';

export const privacy = {
  nav: 'Privacy and legal notice',
  title: 'Privacy policy and legal notice',
  description:
    'Who runs this site, what we use your data for, how long we keep it, who else sees it, and how to have it corrected or erased.',
  heading: 'Privacy policy and legal notice',
  contents: 'On this page',
  updated: 'Last updated: {updated}',
  safeguards: {
    eea: 'your data stays in the European Economic Area',
    adequacy: 'under a decision of the European Commission that the country protects data adequately',
    clauses: 'under the European Commission’s standard contractual clauses',
  },
  sections: [
    {
      id: 'who',
      heading: 'Who we are: legal notice',
      paragraphs: [
        '{controller} runs this website and the centre. It’s also the controller of your data: it decides how your data is used and answers for that under the General Data Protection Regulation (GDPR). These are the details that article 10 of Spain’s Information Society Services Act (LSSI, Ley 34/2002) requires us to state:',
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
        'Prices on this site are in euros and include VAT. For a visit to a hotel within Barcelona we add a transport supplement ({hotel.supplement}), and tell you the total before you agree to anything. Other currencies carry a fee of {currencyFee}.',
      ],
    },
    {
      id: 'what-and-why',
      heading: 'What we ask for, and why',
      paragraphs: [
        'Our two forms ask for as little as possible. A first name or a pseudonym is enough. E-mail and phone are optional, but without either we can’t reply. You don’t have to use a form at all: you can call, or simply ring the bell.',
        'We use what you send to answer you and, if that’s what you want, to arrange a visit. The legal basis is that you ask us to take steps before a contract is made (article 6(1)(b) GDPR).',
        'To keep the forms from being abused, we count how many requests are sent from one connection. That is our legitimate interest (article 6(1)(f) GDPR). The connection’s address stays in the server’s memory for a few minutes and is never stored. Our technical records contain neither addresses nor anything you typed.',
        'A request sent through a form consists of:',
      ],
      bullets: [
        'The name you give',
        'Your e-mail address and your phone number, if you enter them',
        'The massage you choose and, if you choose them, the masseuse, the day and the time',
        'Your message, if you write one',
        'The language of the page, and the date and time of sending',
        'The version and the language of the statement you agreed to, explained in the next section',
        'Our note of whether and when the request was dealt with, or that it looks like spam, and what we write down to arrange your visit',
        'A reference number, and a code calculated from what you sent, by which we recognise the same request sent twice; nothing can be read in it',
      ],
    },
    {
      id: 'consent',
      heading: 'Your explicit consent',
      paragraphs: [
        'The massage you ask for, and what you write about it, may reveal something about your sex life, your sexual orientation or your health. The law gives such data special protection (article 9(1) GDPR), and we use it only with your explicit consent (article 9(2)(a) GDPR).',
        'You give it through an express statement beside the send button: by sending the form, you expressly agree that the centre uses what you have written, including anything it reveals about your sex life, your sexual orientation or your health, in order to answer you and arrange your visit. There’s no box to tick, because sending is the step by which you agree. We store the version and the language of the statement with your request, so that we can show later what you agreed to.',
        'You may withdraw your consent at any time by asking us to erase your request. A line to {email} is enough. After that we can no longer answer the request. Whatever we had lawfully done with it until that moment remains lawful.',
      ],
    },
    {
      id: 'other-ways',
      heading: 'Calls, chats, applications and payments',
      paragraphs: [
        'Not everything reaches us through a form. This is what we use the rest for, on what legal basis and for how long:',
      ],
      bullets: [
        'Phone calls, e-mail and chat: to answer you and arrange your visit, as steps before a contract (article 6(1)(b) GDPR). If you tell us something about your sex life, your orientation or your health, we use it only with your explicit consent (article 9(2)(a)) and ask for that before we note it down. Notes and messages are kept until we have answered, and {retention} at most.',
        'Applications to work here: to consider and answer them, as steps before a contract (article 6(1)(b)). They are kept until we have decided, and {retention} at most.',
        'Payments and receipts: to charge you and to keep our accounts, because there is a contract and the law requires it (article 6(1)(b) and (c)). They are kept for {accounting}, as article 30 of Spain’s Commercial Code (Código de Comercio) demands. A receipt carries a neutral description and never names the massage.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep a request',
      paragraphs: [
        'We keep it for as long as it takes to answer you and arrange your visit, and {retention} at most after it arrives. After that it is erased automatically, or sooner if you ask.',
        'Backup copies stay until the centre deletes or replaces them. Whatever has been erased disappears with them.',
      ],
    },
    {
      id: 'who-else',
      heading: 'Who else sees it',
      paragraphs: [
        'The form itself sends nothing to anyone outside. Your request is read by the people at the centre who answer it. We don’t sell it, use it for advertising or combine it with data from elsewhere. There’s no profiling, and no decision about you is made automatically.',
        'Some parts of this site belong to others, and you reach them only if you choose to: the chat link leads to WhatsApp, the map and the link beside it to {provider.map}, and the tour of the main room to {provider.tour}. If you use one of the links, or load the map or the tour, that provider gets the internet address (IP address) of your connection. The provider’s own privacy policy says what it does with the address, which may also happen outside the European Economic Area.',
        'Other firms help us run the site as our processors (article 28 GDPR). Bound by contract, they handle data only for us and on our instructions. They are:',
      ],
      bullets: ['Hosting: {hosting}', 'E-mail: {mail}', 'Delivery of pictures: {pictureDelivery}'],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        'To use any of the rights below, write to {email}. Say what you’d like, and give us just enough to find your request: the e-mail address or phone number you entered or, if you entered neither, the name you used and roughly when you sent it. Please don’t send a copy of an identity document. If we can’t be sure that a request is yours, we’ll ask you for one detail from it, and no more.',
        'It costs nothing, and you’ll have our answer within a month (article 12(3) GDPR). For a complicated matter the law allows us up to two months more. If we need them, we’ll tell you so, and why, within the first month. You have the right to:',
      ],
      bullets: [
        'Withdraw your consent at any time (article 7(3))',
        'See what we hold about you and receive a copy of it (access, article 15)',
        'Have it corrected or completed (rectification, article 16)',
        'Have it deleted (erasure, article 17)',
        'Have its use suspended while a question is being settled (restriction, article 18)',
        'Receive it in a form that a computer can read, or have it passed on to someone else (portability, article 20)',
        'Object, for reasons of your own, to what we do on the basis of legitimate interest (objection, article 21)',
        'Not be subject to decisions made only by a machine (article 22), of which we make none',
      ],
    },
    {
      id: 'age',
      heading: 'Age',
      paragraphs: [
        'The site and the centre are for adults of {adultAge} and over. If we learn that a younger person has written to us, we erase what they sent.',
        'Spanish law sets a separate age, {consentAge}, from which a person may consent to the use of their data (article 7 of the Data Protection Act, LOPDGDD, Ley Orgánica 3/2018). We mention it because it applies in Spain. It doesn’t open this site or the centre to anyone under {adultAge}.',
      ],
    },
    {
      id: 'complaints',
      heading: 'If something is wrong',
      paragraphs: [
        'For a complaint about a visit, a price or anything else at the centre, the official complaint forms ({complaintForms}) are kept at reception. You needn’t say why you’d like one.',
        'If it’s about your data, you may complain at any time to Spain’s data protection authority, the Agencia Española de Protección de Datos, C/ Jorge Juan 6, 28001 Madrid. You needn’t write to us first, although we’d be glad of the chance to put it right.',
      ],
    },
  ],
} satisfies Texts['pages']['privacy'];
