import type { AboutWords } from '../page-words.ts';

/** The page about the centre. */
export const about = {
  title: 'Le centre, ses pièces et ses usages à Barcelone',
  description:
    'Un futon sous des niches, un bain de marbre, des lanternes : le centre de l’Eixample, qui y travaille et comment se passe une visite.',
  heading: 'Derrière une porte ordinaire',
  intro:
    'De la rue, rien n’annonce le centre. Il faut sonner et entrer pour trouver le bois, le marbre, les bougies, et les toits de l’Eixample à la fenêtre.',
  sections: [
    {
      heading: 'De la sonnette à l’au revoir',
      paragraphs: [
        'Quelqu’un vous ouvre et vous appelle par le prénom que vous avez donné. On vous conduit tout de suite à votre pièce ; il n’y a pas de salle d’attente. Vous trouvez une douche pour vous, des serviettes, un peignoir.',
        'La masseuse vient ensuite. On parle un peu, puis on ne parle presque plus. Après le massage, vous restez sans bouger le temps qu’il vous faut, vous reprenez une douche, et l’on vous raccompagne.',
      ],
    },
    {
      heading: 'Les pièces',
      paragraphs: [
        'Dans la pièce principale, un futon bas est posé sur les tatamis et des bougies brûlent au creux des niches. Une autre abrite le bain : une cuve ronde, en marbre, des pétales sur l’eau. Une chaise longue aux lignes courbes attend qui préfère ne pas s’allonger à plat.',
        'Un couloir d’arcs, éclairé de lanternes, relie le tout. La réception a son comptoir de bois cannelé ; la fenêtre du balcon, ses toits, où les lumières s’allument une à une.',
      ],
    },
    {
      heading: 'Qui vous reçoit',
      paragraphs: [
        'Sept masseuses, que le site montre en fleurs : une pivoine, un iris, un lotus. Leurs langues et leurs spécialités sont sur leur profil. Vous pouvez aussi demander un homme, selon les disponibilités.',
      ],
    },
    {
      heading: 'L’accord, le silence, le temps',
      paragraphs: [
        'Rien ne se fait sans un accord, le vôtre et celui de la masseuse, et chacun peut changer d’avis en chemin. Le silence est permis, la conversation aussi. Personne ne frappe à la porte ni ne regarde sa montre. On n’enregistre rien ; ce qui se dit ici n’en sort pas.',
      ],
    },
  ],
  tourHeading: 'Entrer sans bouger',
  tourText:
    'Une visite en 3D vous promène dans la pièce principale, à votre allure. Elle vient d’un service extérieur, {provider} : rien n’en est chargé tant que vous ne l’ouvrez pas.',
  tourLink: 'Ouvrir la visite chez {provider}',
  callHeading: 'Et maintenant',
  callText:
    'Les massages sont décrits avec leur durée et leur prix. S’il reste une question, posez-la comme elle vous vient.',
  toServices: 'Voir les massages et les prix',
  toContact: 'Nous contacter',
} satisfies AboutWords;
