import type { Texts } from '../texts.ts';

/** The questions on the home page, in the order in which new visitors ask them. */
export const faq = [
  {
    question: 'C’est ma première fois. Comment cela se passe-t-il ?',
    answer: [
      'Nous vous conduisons à votre salon. Là, vous parlez quelques minutes avec l’accueil de ce que vous aimez et de ce que vous préférez éviter. Vous réglez, puis vous vous déshabillez et prenez une douche, sans témoin. La masseuse ne vient qu’ensuite. [tantra-massage|Pour une première visite, la version courte du tantra convient bien[lingam-massage| ; pour un homme, le lingam aussi].]',
      'La conversation et les deux douches s’ajoutent aux minutes affichées : comptez-en {besidesMassage} de plus. Le rituel, le bain ou le thé de certains massages sont compris dans la durée. Vous pouvez ensuite rester {stayAfter} minutes, avec un thé ou de l’eau, même après la fermeture.',
    ],
    links: [{ to: 'services', text: 'Voir les massages et les prix' }],
  },
  {
    question: 'Où faut-il sonner, et que voit-on de la rue ?',
    answer: [
      'De la rue, rien n’annonce le centre. À l’interphone, sonnez tout en haut à droite, là où il n’y a pas de nom, puis prenez l’ascenseur jusqu’au dernier étage.',
      'Métro : {metro}, à {walk.Urgell} et {walk.Catalunya} minutes à pied.',
      'Pour les {access.steps} marches de l’entrée, une rampe est prête.',
    ],
    links: [{ to: 'contact', text: 'Adresse et accès' }],
  },
  {
    question: 'Tous les massages comprennent-ils une finition ?',
    answer:
      'Oui : une finition lingam ou yoni, à la main, dans le prix affiché. En sanskrit, lingam désigne le sexe de l’homme et yoni celui de la femme. Pour {lingamOnly}, c’est une finition lingam. Une seconde finition n’est possible que pour {withSecondEnding}. Qu’elle vienne tôt, tard ou pas du tout, le massage dure le temps convenu. Vous pouvez aussi y renoncer, avant ou pendant, sans dire pourquoi.',
  },
  {
    question: 'Où est la limite, et puis-je toucher la masseuse ?',
    answer: [
      'Ni rapport sexuel ni contact oral, dans aucun massage. La finition se fait à la main. Ce qui n’a pas été convenu ne se fait pas.',
      'Vous ne touchez la masseuse que si cela a été clairement convenu avant, avec elle ou avec l’accueil. Par nature, {skinOnSkin} se font peau contre peau, sans vêtements. Là aussi, ce que font vos mains se décide avant. Pour les autres, dites à l’accueil ce que vous préférez garder sur vous. La tenue de la masseuse est indiquée avec chaque massage. Ni photo ni enregistrement, pour vous comme pour nous.',
    ],
  },
  {
    question: 'Et si je veux arrêter en cours de route ?',
    answer:
      'À tout moment. À « stop », tout s’arrête, sans explication à donner. Dans les {refundWithin} premières minutes du massage, nous vous remboursons tout. Ensuite, le prix n’est plus remboursé.',
  },
  {
    question: 'Puis-je choisir qui me masse ?',
    answer: [
      'Oui. Les {masseuses} masseuses ont leur profil sur le site : donnez-nous un prénom, ou laissez-nous proposer. Nous vous disons aussi qui travaille aujourd’hui.',
      'Chaque page de massage dit qui le donne. Nos {men} masseurs donnent {men.massages}, au prix de la liste. Si vous préférez l’un d’eux, prévenez-nous {men.ahead}.',
    ],
    links: [
      { to: 'masseuses', text: 'Voir les profils' },
      { to: 'ask-man', text: 'Demander un masseur' },
    ],
  },
  {
    question: 'Parle-t-on français au centre ?',
    answer: [
      'À l’accueil, oui, mais aucune des masseuses ne le parle. Avant le massage, mettez-vous d’accord avec l’accueil sur le déroulement, vos limites et un signe pour ralentir.',
      'Espagnol : {speaking.spanish}. Anglais : {speaking.english}. Catalan : {speaking.catalan}. Thaï : {speaking.thai}.',
    ],
  },
  {
    question: 'Recevez-vous les femmes[couples| et les couples] ?',
    answer: [
      'Oui, comme les hommes. Une femme peut choisir le massage yoni, au prix du tantra : {yoni.prices}, avec {yoni.givers}[men| ou l’un des masseurs]. Elle peut aussi choisir un autre massage à finition yoni (tous sauf {lingamOnly}). Pendant les règles, vous êtes la bienvenue. Dites-le si vous préférez vous passer de cette finition.',
      '[couples|En couple, vous êtes côte à côte, avec une masseuse par personne, et chacun paie le prix de la liste. Vous pouvez vous toucher et vous caresser ; la limite vaut aussi pour vous deux tant que les masseuses sont là.]',
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
      '[fourHands|Oui. À quatre mains, deux masseuses travaillent ensemble. Le prix est sur demande. [paradise-massage|Le Paradise est toujours à quatre mains, au prix affiché.]]',
      '[men|Le massage entre hommes, ou massage gay, est donné par l’un de nos masseurs, au prix de la liste.]',
    ],
  },
  {
    question: 'Faut-il réserver ?',
    answer: [
      'Ce n’est pas obligatoire, mais nous vous le recommandons, y compris pour le jour même. Vous pouvez venir sans réservation, si un salon et une masseuse sont libres. Sur place, vous pouvez passer à la version longue du même massage si personne ne vous suit, en payant la différence.',
    ],
    lastStarts: true,
    links: [{ to: 'booking', text: 'Faire une demande de réservation' }],
  },
  {
    question: 'Quand et comment répondez-vous ?',
    answer: [
      'En français, nous répondons {answerHours}, en général dans les {answeredWithin} minutes. Plus tard le soir, nous répondons au téléphone jusqu’à la fermeture.',
      'La confirmation vous parvient par le moyen que vous avez indiqué, en termes neutres : le jour, l’heure, « votre rendez-vous », un prénom[hotels| ; à l’hôtel, aussi le nom de l’hôtel]. Elle ne nomme pas le massage, sauf si vous le demandez. L’e-mail vient de « {mailSender} », objet « Votre rendez-vous ». Nous n’appelons que si vous ne laissez qu’un téléphone, sans jamais laisser de message. Vous pouvez enregistrer notre numéro sous « {savedAs} ». Nous ne demandons pas d’acompte.',
    ],
    links: [{ to: 'phone', text: 'Appeler' }],
  },
  {
    question: 'Et si je dois annuler, ou si j’arrive en retard ?',
    answer:
      'Vous pouvez annuler à tout moment, sans frais. Si possible, prévenez-nous {cancelNotice} avant. En cas de retard, le massage se termine à l’heure prévue.',
  },
  {
    question: 'Quand et comment régler ?',
    answer: [
      'Avant le massage, dans le salon, à la masseuse ou, par carte, à l’accueil[hotels| ; à l’hôtel, à l’arrivée de la masseuse]. En espèces, par carte (Visa, Mastercard, Amex), par PayPal ou en cryptomonnaies ({cryptocurrencies}, au cours du moment). Les prix sont en euros, TVA comprise. Dans une autre devise, les frais sont de {currencyFee}.',
      'Sur votre relevé de carte ou de PayPal, vous lirez « {cardStatement} ». Le reçu, si vous en voulez un, porte la raison sociale, le numéro fiscal et un libellé neutre. Aucun pourboire n’est attendu.',
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
      'Vous n’avez rien à apporter. Les serviettes, le peignoir, le savon et l’huile (sans parfum sur demande) vous attendent. Vos vêtements et vos objets de valeur restent avec vous dans le salon. Laissez si possible bagues et chaînes chez vous. Signalez-nous toute allergie, par exemple aux algues pour le nuru.',
      'Vous prenez une douche avant et après, la masseuse aussi. Les draps et les serviettes sont changés après chaque visite. La masseuse met des gants quand le massage le demande.',
    ],
  },
  {
    question: 'Qui ne recevez-vous pas, et quand vaut-il mieux attendre ?',
    answer: [
      'Le centre et le site sont réservés aux personnes de {adultAge} ans et plus. Si vous paraissez plus jeune, nous regardons une pièce d’identité, sans rien noter ni copier. Nous ne recevons pas non plus les personnes ivres ou droguées, celles qui manquent de respect, ni celles qui demandent ce que nous ne faisons pas.',
      'Reportez votre visite en cas de fièvre, d’infection de la peau ou d’opération ces dernières semaines. Pendant une grossesse, demandez d’abord l’accord d’un médecin. Le formulaire ne vous pose aucune question sur votre santé.',
    ],
  },
] satisfies Texts['faq'];
