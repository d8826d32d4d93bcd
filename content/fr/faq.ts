import type { Copy } from '../copy.ts';

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
      'Oui, comme les hommes. Les femmes peuvent demander un massage yoni, avec une praticienne ou un praticien. Les couples peuvent être massés côte à côte, par deux personnes. Dites-le-nous en réservant, pour que la pièce soit prête.',
  },
  {
    question: 'Peut-on choisir la personne qui masse ?',
    answer:
      'Oui. Les profils des sept masseuses sont sur le site : donnez-nous un prénom, ou laissez-nous proposer. Si vous préférez un homme, demandez-le. Tout dépend de qui travaille ce jour-là ; quand vous réservez, nous vous disons qui est là.',
  },
  {
    question: 'Tous les massages comprennent-ils une finition ?',
    answer:
      'Oui, pour tout massage érotique : une finition lingam ou yoni, faite à la main et comprise dans le prix affiché. Si vous préférez vous en passer, dites-le avant ou pendant le massage : le temps va alors au reste, et personne ne vous demande pourquoi.',
  },
  {
    question: 'Proposez-vous des massages à quatre mains ?',
    answer:
      'Oui, sur demande. Deux masseuses travaillent ensemble, ce qui se prépare : dites-nous le jour, l’heure et le massage qui vous tente. Nous vous donnons le prix avant que vous ne décidiez. Le Paradise, lui, se donne toujours à quatre mains, au prix affiché.',
  },
  {
    question: 'Faut-il réserver ?',
    answer:
      'Non, vous pouvez sonner sans réservation pendant les heures d’ouverture. Nous vous disons alors qui est libre, et quand. Mieux vaut tout de même réserver si vous tenez à une personne, à une heure précise, ou si vous venez à deux.',
  },
  {
    question: 'Quand aurai-je une réponse à ma demande ?',
    answer:
      'En français, nous répondons {answerHours}. Envoyée hors de ces heures, votre demande attend notre retour. Tant que nous n’avons pas convenu de l’heure avec vous, ce n’est pas encore une réservation. Si vous souhaitez venir dans l’heure, appelez.',
  },
  {
    question: 'Et si je dois annuler, ou si j’arrive en retard ?',
    answer:
      'Prévenez-nous dès que vous le pouvez, par un appel ou un message ; nous chercherons une autre heure avec vous. En cas de retard, le massage garde sa durée si personne n’est attendu après vous. Sinon, nous vous disons avant de commencer combien de temps il reste.',
  },
  {
    question: 'Comment peut-on régler ?',
    answer:
      'En espèces, par carte (Visa, Mastercard, Amex), par PayPal ou en cryptomonnaies. Les prix sont en euros, TVA comprise. Si vous réglez dans une autre devise, il peut y avoir des frais ; nous vous les indiquons avant.',
  },
  {
    question: 'Combien coûte le déplacement à l’hôtel ?',
    answer:
      'Le massage est au même prix qu’au centre, avec un petit supplément pour le trajet dans Barcelone. Dites-nous l’hôtel, la chambre et l’heure : nous vous donnons le montant quand vous réservez, jamais après coup.',
  },
  {
    question: 'Comment venir, et que voit-on de la rue ?',
    answer:
      'Les stations de métro les plus proches sont à quelques rues : {metro}. L’entrée est celle d’un immeuble ordinaire, et la sonnette ne porte aucun nom. On vous ouvre et l’on vous conduit droit à une pièce : vous n’attendez pas avec d’autres.',
  },
  {
    question: 'Que faut-il apporter ?',
    answer:
      'Rien. Les serviettes, le peignoir, le savon et l’huile sont là. Laissez si possible bagues et chaînes chez vous, et prévenez-nous en cas d’allergie, par exemple aux algues pour le nuru. Pour un massage fétichiste, vous pouvez apporter une tenue ou une matière à vous.',
  },
  {
    question: 'Qu’en est-il de l’hygiène ?',
    answer:
      'Tout commence et finit par une douche, la vôtre et celle de la masseuse. Les draps et les serviettes sont changés après chaque visite, la pièce est préparée avant votre arrivée, et la masseuse met des gants là où le massage le demande.',
  },
  {
    question: 'Quelles langues parle-t-on au centre ?',
    answer:
      'Nous répondons aux demandes en français. Les masseuses parlent espagnol ou anglais, souvent les deux ; plusieurs parlent aussi catalan, et l’une d’elles thaï. Chaque profil le précise. Pendant le massage, on se comprend avec très peu de mots.',
  },
  {
    question: 'Y a-t-il un âge minimum ?',
    answer:
      'Oui, {adultAge} ans, pour le centre comme pour le site. En cas de doute, nous pouvons demander une pièce d’identité à l’entrée. Nous la regardons et vous la rendons, sans rien noter ni copier.',
  },
  {
    question: 'Qu’est-ce que vous ne proposez pas ?',
    answer:
      'Tout ce qui n’a pas été convenu avant. Les limites de la masseuse valent autant que les vôtres, et l’insistance met fin à la séance. On ne filme pas, on n’enregistre pas, on ne prend pas de photos : cela vaut pour vous comme pour nous.',
  },
] satisfies Copy['faq'];
