import type { Texts } from '../textTypes/texts.ts';

/** The questions on the home page, in the order in which new visitors ask them. */
export const faq = [
  {
    question: 'C’est ma première fois. Comment cela se passe-t-il ?',
    answer: [
      'Dites-le-nous, et nous vous expliquerons les étapes. Vous n’avez rien à savoir d’avance. Nous vous conduisons à votre salon et prenons quelques minutes pour parler de vos envies et de vos limites. Vous réglez, puis la masseuse vous laisse vous déshabiller et vous doucher en toute intimité. Chaque salon a sa douche, et vous n’avez pas de couloir à traverser. Elle revient quand vous avez fini.',
      'Comptez {besidesMassage} minutes de plus que la durée affichée, pour parler et vous doucher, avant et après. Le rituel, le bain ou le thé de certains massages font partie de cette durée. Vous pouvez ensuite rester {stayAfter} minutes, avec un thé ou de l’eau, même après la fermeture.',
      'Par où commencer ? Par {example.massage} de {yoni.shorter} minutes, par le massage lingam pour un homme, par le massage yoni pour une femme.',
    ],
    links: [{ to: 'services', text: 'Voir les massages et les prix' }],
  },
  {
    question: 'Où faut-il sonner, et que voit-on de la rue ?',
    answer: [
      'De la rue, rien n’annonce le centre. À l’interphone, sonnez tout en haut à droite, là où il n’y a pas de nom, puis prenez l’ascenseur jusqu’au dernier étage. Il n’y a pas de salle d’attente et, avant votre départ, nous vérifions que personne ne passe.',
      'Les stations de métro {metro} sont à {walk.Urgell} et {walk.Catalunya} minutes à pied. En fauteuil roulant ? Sonnez ou appelez, et nous descendons une rampe pour les {access.steps} marches de l’entrée.',
      'Quelqu’un approche pendant que vous lisez ? « {leave} », au bas de chaque page, ouvre aussitôt la météo. Appuyer trois fois sur Échap fait de même.',
    ],
    links: [{ to: 'address', text: 'Adresse et accès' }],
  },
  {
    question: 'Tous les massages comprennent-ils une finition ?',
    answer: [
      'Oui, lingam ou yoni, à la main et comprise dans le prix. En sanskrit, lingam désigne le sexe de l’homme et yoni celui de la femme. Pour {lingamOnly}, réservés aux hommes, c’est toujours lingam. Seuls {withSecondEnding} peuvent en avoir deux, chacune à votre choix.',
      'Si la finition vient plus tôt que prévu, le temps qui reste est à vous. Si elle ne vient pas, ou si vous préférez vous en passer, le massage continue jusqu’à l’heure, et personne n’en fait une histoire.',
    ],
  },
  {
    question: 'Où est la limite, et puis-je toucher la masseuse ?',
    answer: [
      'Ni rapport sexuel ni contact oral, dans aucun massage. Tout se termine à la main. Ce qui n’a pas été convenu ne se fait pas.',
      'Vous pouvez toucher la masseuse si elle a dit oui avant, et seulement là où elle l’a dit. Cela vaut aussi pour {skinOnSkin}, qui se font peau contre peau et sans vêtements. Pour les autres massages, gardez une serviette si vous préférez. La page de chaque massage dit ce que porte la masseuse. Ni photos ni enregistrements, de votre côté comme du nôtre.',
    ],
  },
  {
    question: 'Et si je veux arrêter en cours de route ?',
    answer:
      'Dites « stop » quand vous voulez. Tout s’arrête, sans que vous ayez à vous expliquer. C’est vrai aussi du BDSM, où un mot de sécurité s’ajoute à « stop ». Dans les {refundWithin} premières minutes du massage, nous vous remboursons tout. Après, nous ne remboursons plus.',
  },
  {
    question: 'Puis-je choisir qui me masse ?',
    answer: [
      'Oui. Les {masseuses} masseuses ont leur profil sur le site, et la page de chaque massage dit qui le propose. Donnez-nous un prénom, ou demandez-nous qui travaille aujourd’hui.',
      'Vous préférez un homme ? Nos {men} masseurs, qui n’ont pas de profil, proposent {men.massages}, ainsi que le massage yoni, au tarif habituel. Prévenez-nous {men.ahead}.',
    ],
    links: [
      { to: 'masseuses', text: 'Voir les profils' },
      { to: { ask: 'man' }, text: 'Je préfère un masseur' },
    ],
  },
  {
    question: 'Parle-t-on français au centre ?',
    answer: [
      'Oui, à l’accueil, mais aucune des masseuses ne le parle. L’accueil convient donc de tout avec vous avant le massage : le déroulement, vos limites et un signe pour ralentir. À l’hôtel, cela se fait par téléphone, avant que la masseuse ne commence.',
      'Espagnol : {speaking.spanish}. Anglais : {speaking.english}. Catalan : {speaking.catalan}. Thaï : {speaking.thai}.',
    ],
  },
  {
    question: 'Recevez-vous les femmes et les couples ?',
    answer: [
      'Oui, comme les hommes. Les couples de femmes ou d’hommes et les personnes trans sont tout aussi bienvenus. Dites-nous simplement comment vous appeler.',
      'Une femme peut choisir tous les massages, sauf {lingamOnly}. Il y a aussi le massage yoni, qui dure et coûte autant que {example.massage} ({yoni.prices}). {yoni.givers} le proposent, nos masseurs aussi. Dans le formulaire, choisissez {example.massage} et écrivez « yoni » dans le message. Pendant vos règles, vous êtes la bienvenue, avec ou sans finition.',
      'En couple, vous êtes côte à côte, chacun avec sa masseuse et au tarif habituel, pour le même massage ou deux différents. Tous s’y prêtent, sauf le Paradise. L’un de vous peut préférer un masseur, pour les massages que proposent les hommes, yoni compris. Vous pouvez vous toucher et vous caresser. Pour le reste, pendant le massage, la même limite vaut entre vous : ni rapport sexuel ni contact oral.',
    ],
    links: [
      { to: { extra: 'yoni' }, text: 'Le massage yoni, pas à pas' },
      { to: { ask: 'couples' }, text: 'Demander un massage en couple' },
    ],
  },
  {
    question: 'Proposez-vous des massages à quatre mains, ou entre hommes ?',
    answer: [
      'Oui, deux masseuses peuvent vous masser ensemble. Le prix est sur demande. Donnez-nous le jour et l’heure, et nous vous le dirons. Le Paradise est toujours à quatre mains, au prix affiché.',
      'Pour le massage entre hommes, ou massage gay, l’un de nos masseurs vous reçoit, au tarif habituel.',
    ],
    links: [
      { to: { ask: 'four-hands' }, text: 'Demander un massage à quatre mains' },
      { to: { ask: 'gay' }, text: 'Demander un massage gay' },
    ],
  },
  {
    question: 'Faut-il réserver ?',
    answer: [
      'C’est plus sûr, même pour aujourd’hui, mais vous pouvez venir sans réservation si un salon et une masseuse sont libres. L’heure réservée est celle de votre arrivée. Sur place, vous pouvez encore passer à la durée plus longue du même massage, si personne ne vient après vous, et vous ne payez que la différence.',
      'Deux massages de suite ? Les durées et les prix s’additionnent, la conversation et les douches ne comptent qu’une fois. Dites-le dans le message. Nous n’avons ni bons cadeaux ni forfaits.',
      'Le centre est fermé les {closedDays}. Les autres jours, l’heure limite d’arrivée dépend de la durée.',
    ],
    lastStarts: true,
    links: [{ to: 'booking', text: 'Faire une demande de réservation' }],
  },
  {
    question: 'Quand et comment répondez-vous ?',
    answer: [
      'En français, nous répondons {answerHours}, en général dans les {answeredWithin} minutes. Plus tard, appelez : l’accueil décroche jusqu’à la fermeture.',
      'Nous confirmons par e-mail, par téléphone ou sur WhatsApp, selon ce que vous nous avez laissé. Le message indique « votre rendez-vous », le jour, l’heure, votre prénom et, si c’est nous qui venons, le nom de l’hôtel. Le massage n’y figure que si vous le demandez.',
      'L’e-mail vient de « {mailSender} », avec pour objet « Votre rendez-vous ». Nous appelons seulement si nous n’avons que votre numéro, sans jamais laisser de message. L’appel vient du numéro du site, que vous pouvez enregistrer sous « {savedAs} ».',
    ],
    links: [{ to: 'phone', text: 'Appeler' }],
  },
  {
    question: 'Et si je dois annuler, ou si j’arrive en retard ?',
    answer:
      'Nous ne demandons pas d’acompte, et vous pouvez annuler à tout moment, sans frais, d’un appel ou d’un message, si possible {cancelNotice} avant. Si vous arrivez en retard, le massage se termine tout de même à l’heure prévue.',
  },
  {
    id: 'paying',
    question: 'Quand et comment régler ?',
    answer: [
      'Avant le massage, dans votre salon, en espèces à la masseuse ou, par carte, à une personne de l’accueil, qui vous apporte le terminal. À l’hôtel, la masseuse n’a pas de terminal : vous réglez en espèces à son arrivée, ou d’avance par le lien joint à notre confirmation.',
      'Nous acceptons les espèces, les cartes (Visa, Mastercard, Amex), PayPal et les cryptomonnaies ({cryptocurrencies}, au cours du moment). Les prix sont en euros, TVA comprise. Tout paiement dans une autre devise entraîne {currencyFee} de frais.',
      'Sur votre relevé bancaire ou PayPal, vous lirez « {cardStatement} ». Sur demande, nous remettons un reçu émis par notre société, avec sa raison sociale, son numéro fiscal et un libellé neutre. Nous n’attendons pas de pourboire.',
    ],
  },
  {
    question: 'Venez-vous à l’hôtel, et combien cela coûte-t-il ?',
    answer: [
      'Oui, à Barcelone, à partir de {hotel.from} et pour {hotel.minMinutes} minutes au moins. {TravellingMassages} des {massages} massages s’y prêtent. Vous payez le massage au prix du centre, plus un supplément de {hotel.supplement} pour le trajet.',
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
    question: 'Qui refusez-vous, et quand vaut-il mieux reporter sa visite ?',
    answer: [
      'Il faut avoir {adultAge} ans. Si vous paraissez plus jeune, nous vous demandons une pièce d’identité, sans en garder trace. Nous ne recevons ni les personnes ivres ou droguées, ni celles qui manquent de respect ou insistent pour obtenir ce que nous ne faisons pas.',
      'Si vous avez de la fièvre ou une infection de la peau, ou si vous avez subi une opération ces dernières semaines, venez plutôt une autre fois. Pendant une grossesse, demandez d’abord l’accord d’un médecin. Rien de tout cela n’est à écrire dans le formulaire. Une allergie mise à part, votre santé ne regarde que vous.',
    ],
  },
] satisfies Texts['faq'];
