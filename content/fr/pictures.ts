import type { PictureId } from '../pictures.ts';

/** Alternative texts: what each picture shows. */
export const pictureAlts = {
  hero: 'De la soie lie-de-vin, une coupe en laiton où flottent des pétales de rose, une pile de galets sombres et, à droite, des bougies allumées.',
  'hero-portrait':
    'Des bougies allumées, une coupe en laiton garnie de pétales de rose et une pile de galets sombres sur un drapé de soie lie-de-vin.',
  'services/tantra-massage':
    'Sept petites coupelles en laiton alignées sur du bois sombre, une flamme dans chacune, et quelques pétales de rose à côté.',
  'services/lingam-massage':
    'Une carafe d’huile ambrée près d’une pierre sombre et lisse, posée debout sur du lin clair.',
  'services/nuru-massage':
    'Des gouttes d’eau sur de l’ardoise sombre, une fleur d’orchidée pâle et une petite pile de pierres polies.',
  'services/body-to-body-massage':
    'Deux étoffes de soie, l’une lie-de-vin, l’autre ivoire, enroulées l’une autour de l’autre sur une table sombre ; des bougies au fond.',
  'services/prostate-massage': 'Des galets sombres et polis au milieu de cercles ratissés dans du sable fin.',
  'services/sensitive-massage':
    'Une plume légère sur du lin souple, avec deux bougies et un flacon d’huile à l’arrière-plan.',
  'services/supreme-massage':
    'Une coupe en laiton martelé remplie d’eau, avec des pétales dorés et rouges et une bougie flottante, sur du marbre sombre.',
  'services/fetish-massage':
    'Un nœud de satin noir sur une table en bois, devant un mur rouge où se dessine l’ombre d’un claustra.',
  'services/bdsm-massage':
    'Une corde de fibre naturelle soigneusement lovée sur du bois sombre, à la lueur des bougies.',
  'services/paradise-massage': 'Deux coupes de cava et une orchidée blanc rosé sur du marbre sombre.',
  'services/tantric-divan-massage':
    'Une chaise longue lie-de-vin aux lignes courbes, au liseré de laiton, un tissu jeté dessus, dans une pièce éclairée aux bougies.',
  'services/desire-massage': 'Une rose rouge et des pétales épars sur de la soie sombre.',
} satisfies Record<PictureId, string>;
