import type { Texts } from '../texts.ts';

/** The questions on the home page, in the order in which new visitors ask them. */
export const faq = [
  {
    question: 'C’est ma première fois. Comment cela se passe-t-il ?',
    answer: [
      'Nous vous conduisons à votre salon, où vous parlez quelques minutes, avec l’accueil, de vos envies et de vos limites. Vous réglez, puis vous vous déshabillez et vous douchez en toute intimité, avant que la masseuse vous rejoigne. [tantra-massage|Pour commencer, la version courte du tantra convient bien[lingam-massage|, comme le lingam pour un homme].]',
      'Aux minutes affichées, qui comprennent le rituel[paradise-massage|, le bain] ou le thé de certains massages, ajoutez-en {besidesMassage} pour parler et vous doucher. Vous pouvez ensuite rester {stayAfter} minutes, avec un thé ou de l’eau, même après la fermeture.',
    ],
    links: [{ to: 'services', text: 'Voir les massages et les prix' }],
  },
  {
    question: 'Où faut-il sonner, et que voit-on de la rue ?',
    answer: [
      'De la rue, rien n’annonce le centre. À l’interphone, sonnez tout en haut à droite, là où il n’y a pas de nom, puis prenez l’ascenseur jusqu’au dernier étage.',
      'Les stations de métro {metro} sont à {walk.Urgell} et {walk.Catalunya} minutes à pied. Pour les {access.steps} marches de l’entrée, une rampe est prête.',
    ],
    links: [{ to: 'contact', text: 'Adresse et accès' }],
  },
  {
    question: 'Tous les massages comprennent-ils une finition ?',
    answer:
      'Oui, une finition lingam ou yoni, à la main, comprise dans le prix. En sanskrit, lingam désigne le sexe de l’homme et yoni celui de la femme. Pour {lingamOnly}, elle est toujours lingam. Pour {withSecondEnding}, il peut y en avoir deux. Qu’elle vienne tôt, tard ou pas du tout, le massage dure le temps convenu. Vous pouvez aussi y renoncer, avant ou pendant, sans dire pourquoi.',
  },
  {
    question: 'Où est la limite, et puis-je toucher la masseuse ?',
    answer: [
      'Ni rapport sexuel ni contact oral, dans aucun massage. La finition se fait à la main. Ce qui n’a pas été convenu ne se fait pas.',
      'Vous ne touchez la masseuse que si cela a été clairement convenu avant, avec elle ou avec l’accueil. Même pour {skinOnSkin}, qui se font peau contre peau et sans vêtements, ce que font vos mains se décide avant. Pour les autres massages, dites-nous ce que vous préférez garder sur vous. La page de chacun indique la tenue de la masseuse. Les photos et les enregistrements sont exclus, pour vous comme pour nous.',
    ],
  },
  {
    question: 'Et si je veux arrêter en cours de route ?',
    answer:
      'Vous le pouvez à tout moment. À « stop », tout s’arrête, et vous n’avez rien à expliquer. Dans les {refundWithin} premières minutes du massage, nous vous remboursons tout. Ensuite, le prix n’est plus remboursé.',
  },
  {
    question: 'Puis-je choisir qui me masse ?',
    answer: [
      'Oui. Les {masseuses} masseuses ont leur profil sur le site. Donnez-nous un prénom, ou demandez-nous qui travaille aujourd’hui.',
      'La page de chaque massage dit qui le donne. Nos {men} masseurs en donnent plusieurs, au prix de la liste, si vous nous prévenez {men.ahead}.',
    ],
    links: [
      { to: 'masseuses', text: 'Voir les profils' },
      { to: 'ask-man', text: 'Je préfère un masseur' },
    ],
  },
  {
    question: 'Parle-t-on français au centre ?',
    answer: [
      'Oui, à l’accueil, mais aucune des masseuses ne le parle. Avant le massage, vous convenez donc avec l’accueil du déroulement, de vos limites et d’un signe pour ralentir.',
      'Espagnol : {speaking.spanish}. Anglais : {speaking.english}. Catalan : {speaking.catalan}. Thaï : {speaking.thai}.',
    ],
  },
  {
    question: 'Recevez-vous les femmes[couples| et les couples] ?',
    answer: [
      'Oui, comme les hommes. Une femme peut choisir le massage yoni, au prix du tantra ({yoni.prices}), avec {yoni.givers}[men| ou l’un des masseurs], et tous les autres massages sauf {lingamOnly}. Vous êtes la bienvenue aussi pendant vos règles. Dites-nous alors si vous préférez vous passer de finition.',
      '[couples|En couple, vous êtes côte à côte, avec une masseuse par personne, et chacun paie le prix de la liste. Vous pouvez vous toucher et vous caresser, mais la limite vaut aussi pour vous deux tant que les masseuses sont là.]',
    ],
    links: [
      { to: 'ask-yoni', text: 'Demander un massage yoni' },
      { to: 'ask-couples', text: 'Demander un massage en couple' },
    ],
  },
  {
    question:
      'Proposez-vous des massages [fourHands|à quatre mains][fourHands men|, ou ][men|entre hommes] ?',
    answer: [
      '[fourHands|Oui, deux masseuses peuvent vous masser ensemble, et nous vous en donnons le prix sur demande. [paradise-massage|Le Paradise est toujours à quatre mains, au prix affiché.]]',
      '[men|Le massage entre hommes, ou massage gay, est donné par l’un de nos masseurs, au prix de la liste.]',
    ],
  },
  {
    question: 'Faut-il réserver ?',
    answer: [
      'Nous vous le recommandons, y compris pour le jour même, mais vous pouvez aussi venir sans réservation, si un salon et une masseuse sont libres. Sur place, vous pouvez passer à la version longue si personne ne vous suit, en payant la différence.',
    ],
    lastStarts: true,
    links: [{ to: 'booking', text: 'Faire une demande de réservation' }],
  },
  {
    question: 'Quand et comment répondez-vous ?',
    answer: [
      'En français, nous répondons {answerHours}, en général dans les {answeredWithin} minutes. Plus tard le soir, nous décrochons jusqu’à la fermeture.',
      'La confirmation arrive par le moyen que vous avez indiqué. Elle donne le jour, l’heure, « votre rendez-vous », un prénom[hotels| et, s’il y a lieu, le nom de l’hôtel], mais ne nomme le massage que si vous le demandez. L’e-mail vient de « {mailSender} » et a pour objet « Votre rendez-vous ». Nous n’appelons que si vous n’avez laissé qu’un téléphone, et ne laissons jamais de message. Vous pouvez enregistrer notre numéro sous « {savedAs} ».',
    ],
    links: [{ to: 'phone', text: 'Appeler' }],
  },
  {
    question: 'Et si je dois annuler, ou si j’arrive en retard ?',
    answer:
      'Vous pouvez annuler à tout moment, sans frais, mais prévenez-nous si possible {cancelNotice} avant. En cas de retard, le massage se termine à l’heure prévue.',
  },
  {
    question: 'Quand et comment régler ?',
    answer: [
      'Vous réglez avant le massage, dans le salon, auprès de la masseuse ou, par carte, de l’accueil. [hotels|À l’hôtel, c’est à l’arrivée de la masseuse.] Nous acceptons les espèces, les cartes (Visa, Mastercard, Amex), PayPal et les cryptomonnaies ({cryptocurrencies}, au cours du moment). Les prix sont en euros, TVA comprise. Dans une autre devise, les frais sont de {currencyFee}.',
      'Sur votre relevé de carte ou de PayPal, vous lirez « {cardStatement} ». Le reçu, remis sur demande, porte la raison sociale, le numéro fiscal et un libellé neutre. Nous n’attendons pas de pourboire.',
    ],
  },
  {
    question: 'Venez-vous à l’hôtel, et combien cela coûte-t-il ?',
    needs: 'hotels',
    answer: [
      'Oui, à Barcelone, à partir de {hotel.from} et pour {hotel.least} minutes au moins. Le massage est au même prix qu’au centre (le supplément pour le trajet est de {hotel.supplement}).',
    ],
    links: [{ to: 'hotels', text: 'Le massage à votre hôtel' }],
  },
  {
    question: 'Faut-il apporter quelque chose ? Et l’hygiène ?',
    answer: [
      'Venez les mains vides, car les serviettes, le peignoir, le savon et l’huile (parfumée ou non) vous attendent. Vos vêtements et vos objets de valeur restent avec vous dans le salon, mais laissez plutôt bagues et chaînes chez vous. Signalez-nous toute allergie[nuru-massage|, par exemple aux algues pour le nuru].',
      'Vous prenez une douche avant et après, la masseuse aussi, et elle met des gants quand le massage le demande. Les draps et les serviettes sont changés après chaque visite.',
    ],
  },
  {
    question: 'Qui ne recevez-vous pas, et quand vaut-il mieux attendre ?',
    answer: [
      'Le centre et le site sont réservés aux personnes de {adultAge} ans et plus. Si vous paraissez plus jeune, nous regardons une pièce d’identité, dont nous ne gardons aucune trace. Nous ne recevons pas non plus les personnes ivres ou droguées, celles qui manquent de respect ou demandent ce que nous ne faisons pas.',
      'Reportez votre visite en cas de fièvre, d’infection de la peau ou d’opération ces dernières semaines. Pendant une grossesse, demandez d’abord l’accord d’un médecin.',
    ],
  },
] satisfies Texts['faq'];
