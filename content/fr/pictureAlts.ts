import type { Texts } from '../textTypes/texts.ts';

export const pictureAlts = {
  hero: 'Sur une soie lie-de-vin, une pile de galets sombres, une coupe en laiton où flottent des pétales de rose et, à droite, trois bougies allumées.',
  'hero-portrait':
    'Trois bougies allumées, une coupe en laiton garnie de pétales de rose et une petite pile de galets sombres sur un drapé de soie lie-de-vin.',
  'services/tantra-massage':
    'Sept coupelles en laiton alignées sur du bois sombre, une bougie allumée dans chacune, et quelques pétales de rose épars.',
  'services/lingam-massage':
    'Sur du lin clair, une pierre sombre et lisse, dressée près d’une carafe d’huile ambrée ; des bougies luisent au fond.',
  'services/nuru-massage':
    'Des gouttes d’eau sur une ardoise sombre, une orchidée rose pâle et une petite pile de pierres polies.',
  'services/body-to-body-massage':
    'Deux étoffes de soie, l’une lie-de-vin, l’autre ivoire, torsadées ensemble sur une table sombre, des bougies à l’arrière-plan.',
  'services/prostate-massage':
    'Des galets sombres et polis, dont deux empilés, au centre de cercles ratissés dans le sable fin.',
  'services/sensitive-massage':
    'Une plume blanche posée sur du lin, deux bougies et un flacon d’huile à l’arrière-plan.',
  'services/supreme-massage':
    'Sur du marbre sombre, une coupe d’eau en laiton martelé où une bougie flotte parmi des pétales dorés et rouges.',
  'services/fetish-massage':
    'Un nœud de satin noir sur une table en bois, devant un mur rouge où se dessine l’ombre d’un claustra.',
  'services/bdsm-massage':
    'Une corde en fibre naturelle, soigneusement lovée sur du bois sombre, à la lueur des bougies.',
  'services/paradise-massage':
    'Deux coupes de cava et une orchidée rose pâle sur du marbre sombre, une bougie derrière elles.',
  'services/tantric-divan-massage':
    'Un divan lie-de-vin tout en courbes, bordé de laiton, un tissu jeté dessus, dans un salon à niche voûtée éclairé aux bougies.',
  'services/desire-massage': 'Une rose rouge parmi des pétales épars, sur de la soie sombre.',
  'masseuses/chiara':
    'Une pivoine rose grande ouverte et son bouton encore rond, devant un rideau rouge sombre.',
  'masseuses/alba':
    'Un magnolia blanc épanoui sur sa branche, entre deux boutons fermés, devant un rideau sombre.',
  'masseuses/mila': 'Un iris bleu aux feuilles fines, devant un rideau bleu nuit.',
  'masseuses/nora': 'Une rose rouge, seule sur sa tige, devant un rideau rouge sombre.',
  'masseuses/bua': 'Une fleur de lotus rose, posée sur une eau noire parmi ses feuilles.',
  'masseuses/vera': 'Deux arums blancs, l’un plus haut que l’autre, devant un rideau vert sombre.',
  'masseuses/carla': 'Une branche de bougainvillier magenta, devant un rideau violet sombre.',
  'gallery/01':
    'Un futon bas couvert d’un jeté lie-de-vin, sur des tatamis, dans un salon à niches éclairé aux bougies.',
  'gallery/02': 'Le futon de plus près, oreillers ivoire et jeté rouge, des bougies au premier plan.',
  'gallery/03':
    'Une baignoire ronde en marbre sur un socle de pierre, entourée de bougies ; des pétales flottent sur l’eau et le sol est en carreaux à motifs.',
  'gallery/04': 'L’eau sombre du bain de marbre, semée de pétales rouges et pâles.',
  'gallery/05': 'Un couloir à arcades, des lanternes suspendues et un sol de carreaux à motifs.',
  'gallery/06': 'Des lanternes de laiton pendues sous une enfilade d’arcs.',
  'gallery/07':
    'Le comptoir de la réception, en bois cannelé, porte sur son plateau de marbre une lampe en laiton et des roses rouges ; le mur est vert pétrole.',
  'gallery/08': 'Une lampe en laiton, un carnet et un stylo sur le marbre de la réception.',
  'gallery/09':
    'Une fenêtre en arc donne sur un balcon en fer forgé et sur les toits de Barcelone au crépuscule ; à l’intérieur, des coussins, des bougies et un guéridon de marbre.',
  'gallery/10':
    'Un garde-corps en fer forgé à volutes et un vase de fleurs roses, devant les toits et les fenêtres allumées de la ville, dans le flou du soir.',
  'gallery/11':
    'Une niche en arc aux étagères de bois : serviettes roulées, flacons d’huile ambrée, bougies et vases.',
  'gallery/12': 'Des flacons d’huile ambrée et deux bougies allumées sur une étagère de bois.',
  'gallery/13':
    'Une table basse et ronde sur des tatamis, entre des coussins et des lanternes ; une théière en laiton y est posée.',
  'gallery/14': 'Une théière en laiton et de petits verres à thé sur un plateau rond.',
  'gallery/15':
    'Des claustras de bois projettent l’ombre de leurs motifs sur le mur et le sol d’un salon aux tons chauds, avec quelques coussins.',
  'gallery/16':
    'Un vase en terre cuite garni de branches en fleur, près de l’ombre ajourée d’un claustra sur le mur.',
  'gallery/17':
    'Un miroir rond cerclé de laiton au-dessus d’une console, avec des bougies et des fleurs rouges, sur un mur vert pétrole.',
  'gallery/18':
    'Des bougies, une coupe en laiton et un vase de fleurs rouges sur une console, devant un miroir rond.',
  'gallery/19':
    'Un divan lie-de-vin aux lignes courbes sur un tapis rond, des bougies et une niche éclairée à l’arrière-plan.',
  'gallery/20': 'Le divan lie-de-vin vu de près, une étoffe claire jetée en travers.',
  hotels:
    'Un couloir d’hôtel lambrissé, appliques allumées ; la porte 27 est entrouverte sur une lampe de chevet.',
  casting:
    'Une coiffeuse, un vase de pivoines rose pâle et de petits flacons sur un plateau de laiton ; le miroir bordé d’ampoules reflète des rideaux rouges et des lanternes.',
  about:
    'Une porte en arc aux rideaux rouges entrouverts sur une lanterne et un vase de branches en fleur ; des bougies sont posées sur le sol de carreaux.',
  'tour-poster':
    'Le grand salon en vue large : futon bas sur des tatamis, niches en arc, lanternes et bougies.',
} satisfies Texts['pictureAlts'];
