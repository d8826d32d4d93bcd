import type { Texts } from '../texts.ts';

/** The questions on the home page, in the order in which new visitors ask them. */
export const faq = [
  {
    question: 'C’est ma première fois. Comment cela se passe-t-il ?',
    answer: [
      'Nous vous conduisons à votre salon et prenons quelques minutes pour parler de vos envies et de vos limites. Vous réglez, puis la masseuse vous laisse vous déshabiller et vous doucher en toute intimité, et revient ensuite. Pour commencer, la version courte du tantra convient bien, comme le lingam pour un homme.',
      'Comptez {besidesMassage} minutes de plus que la durée affichée, pour parler et vous doucher. Le rituel, le bain ou le thé de certains massages font partie de cette durée. Vous pouvez ensuite rester {stayAfter} minutes, avec un thé ou de l’eau, même après la fermeture.',
    ],
    links: [{ to: 'services', text: 'Voir les massages et les prix' }],
  },
  {
    question: 'Où faut-il sonner, et que voit-on de la rue ?',
    answer: [
      'De la rue, rien n’annonce le centre. À l’interphone, sonnez tout en haut à droite, là où il n’y a pas de nom, puis prenez l’ascenseur jusqu’au dernier étage.',
      'Les stations de métro {metro} sont à {walk.Urgell} et {walk.Catalunya} minutes à pied. En fauteuil roulant ? Une rampe est prête pour les {access.steps} marches de l’entrée.',
    ],
    links: [{ to: 'contact', text: 'Adresse et accès' }],
  },
  {
    question: 'Tous les massages comprennent-ils une finition ?',
    answer:
      'Oui, une finition lingam ou yoni, à la main, comprise dans le prix. En sanskrit, lingam désigne le sexe de l’homme et yoni celui de la femme. Pour {lingamOnly}, réservés aux hommes, c’est toujours une finition lingam. Pour {withSecondEnding}, il peut y en avoir deux. Vous pouvez y renoncer, avant ou pendant : le massage dure de toute façon le temps convenu.',
  },
  {
    question: 'Où est la limite, et puis-je toucher la masseuse ?',
    answer: [
      'Ni rapport sexuel ni contact oral, dans aucun massage : tout se termine à la main. Ce qui n’a pas été convenu ne se fait pas.',
      'Vous pouvez toucher la masseuse si elle a dit oui avant, et seulement là où elle l’a dit. Cela vaut aussi pour {skinOnSkin}, qui se font peau contre peau et sans vêtements. Pour les autres massages, gardez une serviette si vous préférez. La page de chacun indique la tenue de la masseuse. Ni photos ni enregistrements, de votre côté comme du nôtre.',
    ],
  },
  {
    question: 'Et si je veux arrêter en cours de route ?',
    answer:
      'Dites « stop » quand vous voulez : tout s’arrête, et vous n’avez rien à expliquer. Si c’est dans les {refundWithin} premières minutes du massage, nous vous remboursons tout. Après, nous ne remboursons plus.',
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
      'Oui, à l’accueil, mais aucune des masseuses ne le parle. Avant le massage, une personne de l’accueil convient donc avec vous du déroulement, de vos limites et d’un signe pour ralentir.',
      'Espagnol : {speaking.spanish}. Anglais : {speaking.english}. Catalan : {speaking.catalan}. Thaï : {speaking.thai}.',
    ],
  },
  {
    question: 'Recevez-vous les femmes et les couples ?',
    answer: [
      'Oui, comme les hommes. Une femme peut choisir tous les massages, sauf {lingamOnly}. Le massage yoni, au prix du tantra ({yoni.prices}), est donné par {yoni.givers} ou l’un des masseurs. Dans le formulaire, choisissez le tantra et précisez-le. Vous êtes aussi la bienvenue pendant vos règles, avec ou sans finition.',
      'En couple, vous êtes côte à côte, chacun avec sa masseuse et au prix de la liste. Vous pouvez vous toucher et vous caresser, dans la même limite que pour tous.',
    ],
    links: [
      { to: 'extra-yoni', text: 'Le massage yoni, pas à pas' },
      { to: 'ask-couples', text: 'Demander un massage en couple' },
    ],
  },
  {
    question: 'Proposez-vous des massages à quatre mains, ou entre hommes ?',
    answer: [
      'Oui, deux masseuses peuvent vous masser ensemble, et nous vous en donnons le prix sur demande. Le Paradise est toujours à quatre mains, au prix affiché.',
      'Pour le massage entre hommes, ou massage gay, l’un de nos masseurs vous reçoit, au prix de la liste.',
    ],
  },
  {
    question: 'Faut-il réserver ?',
    answer: [
      'C’est plus sûr, même pour aujourd’hui, mais vous pouvez venir sans réservation si un salon et une masseuse sont libres. L’heure réservée est celle de votre arrivée. Sur place, vous pouvez passer à la version longue en payant la différence, si le salon et la masseuse sont libres ensuite.',
    ],
    lastStarts: true,
    links: [{ to: 'booking', text: 'Faire une demande de réservation' }],
  },
  {
    question: 'Quand et comment répondez-vous ?',
    answer: [
      'En français, nous répondons {answerHours}, en général dans les {answeredWithin} minutes. Plus tard, appelez : nous décrochons jusqu’à la fermeture.',
      'La confirmation arrive par le moyen que vous avez laissé. On y lit le jour, l’heure, « votre rendez-vous », un prénom, le nom de l’hôtel si nous venons, et le massage seulement si vous le demandez. L’e-mail vient de « {mailSender} », avec pour objet « Votre rendez-vous ». Nous n’appelons que si vous n’avez laissé qu’un téléphone, et jamais nous ne laissons de message. Vous pouvez enregistrer notre numéro sous « {savedAs} ».',
    ],
    links: [{ to: 'phone', text: 'Appeler' }],
  },
  {
    question: 'Et si je dois annuler, ou si j’arrive en retard ?',
    answer:
      'Vous pouvez annuler à tout moment, sans frais, d’un appel ou d’un message, si possible {cancelNotice} avant. Si vous arrivez en retard, le massage se termine tout de même à l’heure prévue.',
  },
  {
    question: 'Quand et comment régler ?',
    answer: [
      'Avant le massage, dans le salon, à la masseuse ou, par carte, à une personne de l’accueil. À l’hôtel, dès que la masseuse arrive. Nous acceptons les espèces, les cartes (Visa, Mastercard, Amex), PayPal et les cryptomonnaies ({cryptocurrencies}, au cours du moment). Les prix sont en euros, TVA comprise. Si vous payez dans une autre monnaie, comptez {currencyFee} de frais.',
      'Sur votre relevé de carte ou de PayPal, vous lirez « {cardStatement} ». Sur demande, nous remettons un reçu au nom de la société, avec son numéro fiscal et un libellé neutre. Nous n’attendons pas de pourboire.',
    ],
  },
  {
    question: 'Venez-vous à l’hôtel, et combien cela coûte-t-il ?',
    answer: [
      'Oui, à Barcelone, à partir de {hotel.from} et pour {hotel.least} minutes au moins. Vous payez le massage au prix du centre, plus un supplément de {hotel.supplement} pour le trajet.',
    ],
    links: [{ to: 'hotels', text: 'Le massage à votre hôtel' }],
  },
  {
    question: 'Faut-il apporter quelque chose ? Et l’hygiène ?',
    answer: [
      'Venez les mains vides : serviettes, peignoir, savon et huile (parfumée ou non) vous attendent. Vos vêtements et vos objets de valeur restent avec vous dans le salon, mais laissez plutôt bagues et chaînes chez vous. Signalez-nous toute allergie, par exemple aux algues pour le nuru.',
      'Vous prenez une douche avant et après, la masseuse aussi, et elle met des gants quand le massage le demande. Les draps et les serviettes sont changés après chaque visite.',
    ],
  },
  {
    question: 'Qui ne recevez-vous pas, et quand vaut-il mieux attendre ?',
    answer: [
      'Il faut avoir {adultAge} ans. Si vous paraissez plus jeune, nous vous demandons une pièce d’identité, sans en garder trace. Nous ne recevons ni les personnes ivres ou droguées, ni celles qui manquent de respect ou insistent pour obtenir ce que nous ne faisons pas.',
      'En cas de fièvre, d’infection de la peau ou d’opération ces dernières semaines, venez plutôt une autre fois. Pendant une grossesse, demandez d’abord l’accord d’un médecin.',
    ],
  },
] satisfies Texts['faq'];
