import type { FaqItem } from '../page-words.ts';

/** The questions of the home page. */
export const faq = [
  {
    question: 'Puis-je venir si c’est la première fois ?',
    answer:
      'Oui, et il n’y a rien à savoir d’avance. On commence par parler quelques minutes : ce que vous aimez, ce que vous préférez éviter. Ensuite, la masseuse vous guide d’une phrase quand il le faut. Le lingam et le tantra se prêtent bien à une première visite.',
  },
  {
    question: 'Recevez-vous les femmes et les couples ?',
    answer:
      'Oui, comme les hommes. Les femmes peuvent demander un massage yoni, avec une praticienne ou un praticien. À deux, le massage se reçoit côte à côte, avec deux masseuses. Précisez-le en réservant, pour que la pièce soit prête.',
  },
  {
    question: 'Peut-on choisir la personne qui masse ?',
    answer:
      'Oui. Les profils des sept masseuses sont sur le site : dites-nous un prénom, ou laissez-nous proposer. Si vous préférez un homme, demandez-le. Tout dépend de qui travaille ce jour-là ; en réservant, vous saurez à quoi vous en tenir.',
  },
  {
    question: 'Tous les massages comprennent-ils une finition ?',
    answer:
      'Tout massage érotique comprend une finition lingam ou yoni, faite à la main et incluse dans le prix affiché. Si vous préférez vous en passer, dites-le avant ou pendant le massage : le temps va alors au reste, et personne ne vous demande pourquoi.',
  },
  {
    question: 'Proposez-vous des massages à quatre mains ?',
    answer:
      'Oui, sur demande. Deux masseuses travaillent ensemble, ce qui se prépare : dites-nous le jour, l’heure et le massage qui vous tente. Nous vous donnons le prix avant que vous ne décidiez.',
  },
  {
    question: 'Faut-il réserver ?',
    answer:
      'Non, vous pouvez sonner sans réservation pendant les heures d’ouverture. Nous vous disons alors qui est libre, et quand. Réserver reste préférable si vous tenez à une personne, à une heure précise, ou si vous venez à deux.',
  },
  {
    question: 'En combien de temps répondez-vous à une demande ?',
    answer:
      'En français, nous répondons {answerHours}. Une demande envoyée la nuit attend donc le matin. Tant que nous n’avons pas convenu de l’heure avec vous, ce n’est pas encore une réservation. Si vous souhaitez venir dans l’heure, appelez.',
  },
  {
    question: 'Et si je dois annuler, ou si j’arrive en retard ?',
    answer:
      'Prévenez-nous dès que vous le pouvez, par un appel ou un message ; nous chercherons une autre heure avec vous. En cas de retard, le massage garde sa durée si personne n’est attendu après vous. Sinon, nous vous disons avant de commencer ce qu’il reste de temps.',
  },
  {
    question: 'Comment peut-on régler ?',
    answer:
      'En espèces, par carte (Visa, Mastercard, Amex), par PayPal ou en cryptomonnaies. Les prix sont en euros, TVA comprise. Si vous payez dans une autre devise, des frais peuvent s’ajouter ; nous vous l’indiquons avant.',
  },
  {
    question: 'Combien coûte le déplacement à l’hôtel ?',
    answer:
      'Au prix du massage s’ajoute un petit supplément pour le trajet, à Barcelone seulement. Demandez-nous le montant : nous vous le donnons quand vous réservez, jamais après coup. Il nous faut l’hôtel, la chambre et l’heure.',
  },
  {
    question: 'Comment vient-on, et l’entrée est-elle discrète ?',
    answer:
      'En métro, ces stations sont à quelques rues : {metro}. L’entrée est celle d’un immeuble ordinaire et la sonnette ne porte aucun nom. On vous ouvre, on vous conduit à votre pièce, et vous n’attendez pas avec d’autres visiteurs.',
  },
  {
    question: 'Que faut-il apporter ?',
    answer:
      'Rien. Les serviettes, le peignoir, le savon et l’huile sont là. Laissez si possible bagues et chaînes chez vous, et prévenez-nous d’une allergie, par exemple aux algues pour le nuru. Une tenue ou une matière que vous aimez peut venir dans votre sac.',
  },
  {
    question: 'Qu’en est-il de l’hygiène ?',
    answer:
      'Tout commence et finit par une douche, la vôtre et celle de la masseuse. Les draps et les serviettes changent à chaque visite, la pièce est préparée avant votre arrivée, et la masseuse met des gants là où le massage le demande.',
  },
  {
    question: 'Quelles langues parle-t-on au centre ?',
    answer:
      'Nous répondons aux demandes en français. Les masseuses parlent espagnol ou anglais, souvent les deux ; plusieurs parlent aussi catalan, et l’une d’elles thaï. Chaque profil le précise. Pendant le massage, on se comprend avec très peu de mots.',
  },
  {
    question: 'Y a-t-il un âge minimum ?',
    answer:
      'Oui, {adultAge} ans, pour le centre comme pour le site. En cas de doute, nous pouvons demander une pièce d’identité à l’entrée. Nous la regardons et vous la rendons, sans rien en noter ni copier.',
  },
  {
    question: 'Qu’est-ce qui n’est pas proposé ?',
    answer:
      'Tout ce qui n’a pas été convenu avant. Les limites de la masseuse valent autant que les vôtres, et l’insistance met fin à la séance. On ne filme pas, on n’enregistre pas, on ne prend pas de photos, pas plus nous que vous.',
  },
] satisfies FaqItem[];
