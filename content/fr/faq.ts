import type { Copy } from '../copy.ts';

/** The questions on the home page, in the order in which new visitors ask them. */
export const faq = [
  {
    question: 'C’est ma première fois. Comment cela se passe-t-il ?',
    answer: [
      'On vous conduit à votre salon et vous parlez quelques minutes : ce que vous aimez, ce que vous préférez éviter. Vous réglez, puis viennent une douche, le massage et une autre douche. Le tantra court convient bien à une première visite, le lingam aussi si vous êtes un homme.',
      'La conversation et la douche s’ajoutent aux minutes affichées : comptez-en {besidesMassage} de plus. Le rituel, le bain ou le thé, quand un massage les comprend, sont dans ses minutes. Après la dernière douche, vous pouvez rester {stayAfter} minutes, avec un thé ou de l’eau.',
    ],
    links: [{ to: 'services', text: 'Voir les massages et les prix' }],
  },
  {
    question: 'Où faut-il sonner, et que voit-on de la rue ?',
    answer: [
      'La porte est celle d’un immeuble ordinaire. À l’interphone, sonnez tout en haut à droite, là où il n’y a pas de nom, puis prenez l’ascenseur jusqu’au dernier étage. On vous conduit droit à votre salon : vous n’attendez pas avec d’autres visiteurs.',
      'Métro : {metro}, à {walk.Urgell} et {walk.Catalunya} minutes à pied.',
      'Il y a deux marches à la porte de la rue, avant l’ascenseur. Si vous avez du mal à marcher, appelez-nous avant de venir. La baignoire, qui a un rebord haut, ne sert qu’au massage {withBath} : dites-le-nous, et nous préparons un salon avec une douche.',
    ],
    links: [{ to: 'contact', text: 'Adresse et accès' }],
  },
  {
    question: 'Tous les massages comprennent-ils une finition ?',
    answer:
      'Tout massage érotique comprend une finition lingam ou yoni, faite à la main, dans le prix affiché. Lingam et yoni sont les mots sanskrits pour le sexe de l’homme et celui de la femme. Pour {lingamOnly}, c’est une finition lingam. Si vous préférez vous en passer, dites-le avant ou pendant le massage : le temps est consacré au reste, et personne ne vous demande pourquoi.',
  },
  {
    question: 'Où est la limite, et puis-je toucher la masseuse ?',
    answer: [
      'Ni rapport sexuel ni contact oral, dans aucun massage ; la finition se fait à la main. Ce qui n’a pas été convenu ne se fait pas.',
      'Vous ne touchez la masseuse que si cela a été clairement convenu avant, avec elle ou avec l’accueil. Ces massages se font par nature peau contre peau : {skinOnSkin}. Là aussi, ce que font vos mains se décide avant. Ni photo ni enregistrement : cela vaut pour vous comme pour nous.',
    ],
  },
  {
    question: 'Et si je veux arrêter en cours de route ?',
    answer:
      'Vous pouvez arrêter à tout moment : vous le dites et tout s’arrête, sans explication à donner. Dans les {refundWithin} premières minutes, nous vous rendons votre argent ; au-delà, le temps convenu reste payé.',
  },
  {
    question: 'Peut-on choisir la personne qui masse ?',
    answer: [
      'Les profils des sept masseuses sont sur le site : donnez-nous un prénom, ou laissez-nous proposer. Pour savoir qui travaille aujourd’hui, posez-nous la question : nous répondons par des prénoms.',
      'Si vous préférez un homme, {men} masseurs viennent sur rendez-vous ; ils n’ont pas de profil sur le site. Demandez au moins {menHoursAhead} heures à l’avance.',
    ],
    links: [{ to: 'masseuses', text: 'Voir les profils' }],
  },
  {
    question: 'Parle-t-on français au centre ?',
    answer: [
      'À l’accueil, oui ; aucune des masseuses ne le parle. Convenez donc de vos envies et de vos limites avec l’accueil, avant le massage. Pendant, peu de mots suffisent, et « stop » se comprend partout.',
      'Espagnol : {speaking.spanish}. Anglais : {speaking.english}. Catalan : {speaking.catalan}. Thaï : {speaking.thai}.',
    ],
  },
  {
    question: 'Recevez-vous les femmes et les couples ?',
    answer: [
      'Nous recevons les femmes, les hommes et les couples de la même façon. Une femme peut choisir le massage yoni, ou l’un des douze avec une finition yoni, sauf {lingamOnly}. Il est donné par une femme ou, si vous le demandez {menHoursAhead} heures à l’avance, par un homme. En couple, vous êtes côte à côte, avec une masseuse par personne, pendant toute la durée choisie.',
      'Le massage yoni et le massage en couple ont un prix sur demande : vous le connaissez avant de décider.',
    ],
    links: [{ to: 'message', text: 'Demander un prix' }],
  },
  {
    question: 'Proposez-vous des massages à quatre mains, ou entre hommes ?',
    answer: [
      'À quatre mains, sur demande : deux masseuses travaillent ensemble. Dites-nous le jour, l’heure et le massage qui vous tente, et nous vous donnons le prix. Le Paradise se donne toujours à quatre mains, au prix affiché.',
      'Le massage entre hommes, ou massage gay, est donné par l’un de nos masseurs. Demandez-le au moins {menHoursAhead} heures à l’avance ; le prix est sur demande, là aussi.',
    ],
  },
  {
    question: 'Faut-il réserver ?',
    answer: [
      'Vous pouvez venir sans réservation pendant les heures d’ouverture, mais nous vous recommandons de réserver, surtout si vous tenez à une personne ou à une heure, ou si vous venez à deux.',
      'Un massage de {lastStartOf} minutes commence au plus tard {lastStart}. Pour les autres, retranchez leur durée et {besidesMassage} minutes de l’heure de fermeture.',
    ],
    links: [{ to: 'booking', text: 'Faire une demande de réservation' }],
  },
  {
    question: 'Quand et comment répondez-vous ?',
    answer: [
      'En français, nous répondons {answerHours}, en général dans les {answeredWithin} minutes. Plus tard le soir, appelez : on décroche jusqu’à la fermeture.',
      'La confirmation vous parvient par le moyen que vous avez indiqué, en termes neutres : le jour, l’heure, « votre rendez-vous », un prénom. Elle ne nomme pas le massage, sauf si vous le demandez. Tant que vous ne l’avez pas reçue, rien n’est encore réservé. Nous ne demandons pas d’acompte.',
    ],
    links: [{ to: 'phone', text: 'Appeler' }],
  },
  {
    question: 'Et si je dois annuler, ou si j’arrive en retard ?',
    answer:
      'Vous pouvez annuler à tout moment, sans frais ; si possible, prévenez-nous {cancelNotice} avant. En cas de retard, le massage dure le temps qu’il reste.',
  },
  {
    question: 'Quand et comment règle-t-on ?',
    answer: [
      'Avant le massage, dans le salon ; à l’hôtel, à l’arrivée de la masseuse. En espèces, par carte (Visa, Mastercard, Amex), par PayPal ou en cryptomonnaies. Les prix sont en euros, TVA comprise ; une autre devise peut entraîner des frais, que nous vous indiquons avant.',
      'Sur votre relevé de carte, vous lirez « {cardStatement} ». Un reçu, établi sur demande, porte la raison sociale, le numéro fiscal et une ligne neutre. Aucun pourboire n’est attendu.',
    ],
  },
  {
    question: 'Venez-vous à l’hôtel, et combien cela coûte-t-il ?',
    answer: [
      'Nous venons dans les hôtels de Barcelone. Les massages possibles : {travelling}. {travellingWithLess} se fait sans le gel ni le matelas. La visite dure {hotel.least} minutes au moins : {hotel.short} se combinent avec un autre massage.',
      'Le massage est au même prix qu’au centre. Un petit supplément couvre le trajet ; nous vous en donnons le montant à la réservation, avant que quiconque se mette en route.',
    ],
    links: [{ to: 'hotels', text: 'Le massage à votre hôtel' }],
  },
  {
    question: 'Que faut-il apporter, et qu’en est-il de l’hygiène ?',
    answer: [
      'Vous n’avez rien à apporter : les serviettes, le peignoir, le savon et l’huile, sans parfum si vous préférez, sont là. Vos vêtements et vos objets de valeur restent avec vous dans le salon, et les téléphones restent rangés. Laissez si possible bagues et chaînes chez vous, et signalez-nous une allergie, par exemple aux algues pour le nuru. Pour un massage fétichiste, une tenue ou une matière à vous est bienvenue.',
      'Vous prenez une douche avant et après, la masseuse aussi. Les draps et les serviettes sont changés après chaque visite. La masseuse met des gants quand le massage le demande.',
    ],
  },
  {
    question: 'Qui ne recevez-vous pas, et quand vaut-il mieux attendre ?',
    answer: [
      'Le centre et le site sont réservés aux personnes de {adultAge} ans et plus ; si vous paraissez plus jeune, nous regardons une pièce d’identité, sans rien noter ni copier. Nous ne recevons pas non plus les personnes ivres ou droguées, celles qui manquent de respect, ni celles qui demandent ce que la limite exclut.',
      'Reportez votre visite en cas de fièvre, d’infection de la peau ou d’opération dans les dernières semaines ; pendant une grossesse, demandez d’abord l’accord d’un médecin. Le formulaire ne vous pose aucune question sur votre santé.',
    ],
  },
] satisfies Copy['faq'];
