import type { PrivacyWords } from '../page-words.ts';

export const privacy = {
  title: 'Política de privacidad y aviso legal',
  description:
    'Quién responde de tus datos, cuáles se usan y para qué, cuánto tiempo se guardan, quién más los ve y cómo pedir que se borren.',
  heading: 'Política de privacidad',
  contents: 'En esta página',
  updated: 'Última actualización: {updated}',
  sections: [
    {
      id: 'who',
      heading: 'Quién es responsable',
      paragraphs: [
        'El responsable de este sitio y de los datos que nos envías es {controller}. Estos son los datos que pide el artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información (LSSI):',
      ],
      bullets: [
        'Nombre: {controller}',
        'NIF: {taxNumber}',
        'Inscripción registral: {register}',
        'Dirección: {address}',
        'Correo electrónico: {email}',
        'Teléfono: {phone}',
      ],
    },
    {
      id: 'prices',
      heading: 'Precios',
      paragraphs: [
        'Los precios están en euros e incluyen los impuestos. Los masajes en hoteles de Barcelona tienen un pequeño suplemento por el desplazamiento; puedes preguntar el importe cuando quieras y te lo decimos siempre al reservar, antes de que confirmes.',
        'Enviar una solicitud no cuesta nada ni te obliga a nada. Solo hay reserva cuando la hemos acordado contigo.',
      ],
    },
    {
      id: 'what-and-why',
      heading: 'Qué datos usamos y para qué',
      paragraphs: [
        'El formulario pide lo menos posible. Hace falta un nombre, y basta uno de pila o un seudónimo. Para una reserva se elige además un masaje; para un mensaje, se escribe el mensaje. El correo y el teléfono son opcionales, pero sin ninguno de los dos nadie puede responderte.',
        'Usamos estos datos para contestarte y organizar tu visita. La base jurídica es el artículo 6.1.b del Reglamento General de Protección de Datos (RGPD): son pasos previos a un contrato, y los pides tú. No te enviamos publicidad.',
        'Para que nadie abuse del formulario, contamos cuántas solicitudes llegan desde cada conexión. Tenemos en ello un interés legítimo (artículo 6.1.f del RGPD). De la dirección IP se conserva solo una huella calculada con una clave secreta, en la que la dirección no se lee, y solo mientras dura el recuento. El registro técnico del servidor no contiene ni direcciones IP ni lo que escribes.',
        'Si nos llamas, nos escribes por correo o por WhatsApp o te presentas para trabajar aquí, usamos lo que nos cuentes con el mismo fin, responderte, y con las mismas reglas.',
        'De cada solicitud guardamos:',
      ],
      bullets: [
        'el nombre o seudónimo;',
        'el correo y el teléfono, si los das;',
        'el masaje elegido y el mensaje;',
        'el idioma de la página, la fecha y la hora;',
        'la versión y el idioma de la declaración que aceptas al enviar;',
        'si ya la hemos atendido, y unos códigos calculados a partir de lo enviado, para reconocerla si llega dos veces.',
      ],
    },
    {
      id: 'consent',
      heading: 'Tu consentimiento',
      paragraphs: [
        'Lo que pides puede revelar algo de tu vida sexual. El RGPD protege de manera especial esos datos (artículo 9.1), y solo los tratamos con tu consentimiento explícito (artículo 9.2.a).',
        'Nos lo das al enviar el formulario, con la declaración que está junto al botón: «Al enviar, acepto expresamente que el centro use lo que he escrito, incluido lo que pueda revelar sobre mi vida sexual, para responderme». Con la solicitud quedan guardadas la versión y el idioma de ese texto, para que se sepa qué aceptaste.',
        'Puedes retirar el consentimiento en cualquier momento: escribe a {email} y pide que borremos tu solicitud. Lo que hayamos hecho hasta entonces sigue siendo lícito. Si prefieres no darlo, puedes venir sin reserva y sin dejarnos nada por escrito.',
        'No usamos lo que escribes para deducir tu orientación sexual ni para clasificarte de ninguna manera.',
      ],
    },
    {
      id: 'how-long',
      heading: 'Cuánto tiempo los guardamos',
      paragraphs: [
        'Guardamos tu solicitud hasta que queda respondida y, en todo caso, {retention} como máximo. Después se borra. Las copias de seguridad se borran también, a medida que caducan.',
        'Si pides antes que la borremos, no esperamos a ese plazo.',
      ],
    },
    {
      id: 'who-else',
      heading: 'Quién más los ve',
      paragraphs: [
        'El formulario no envía nada a nadie de fuera. Tu solicitud la lee quien la contesta, que trabaja en el centro. No vendemos tus datos ni los cedemos, salvo que una ley nos obligue.',
        'Cuando abres el enlace de WhatsApp, ese servicio recibe tu dirección IP y lo que le escribas. Lo mismo pasa con el mapa, que es de {provider.map}, y con el recorrido en 3D, que es de {provider.tour}: reciben tu dirección IP en cuanto se cargan, y no se cargan hasta que los abres o aceptas las cookies. Cada proveedor responde de lo que hace con esos datos, que pueden salir del Espacio Económico Europeo.',
        'No elaboramos perfiles ni tomamos decisiones automatizadas sobre ti.',
        'Algunos proveedores pueden tratar datos por encargo del centro, con contrato y solo según nuestras instrucciones (artículo 28 del RGPD):',
      ],
      bullets: [
        'Alojamiento del sitio: {hosting}',
        'Correo electrónico: {mail}',
        'Entrega de las imágenes: {pictures}',
      ],
    },
    {
      id: 'rights',
      heading: 'Tus derechos',
      paragraphs: [
        'Para ejercerlos, escribe a {email}. Dinos lo justo para encontrar tu solicitud: el correo o el teléfono que dejaste, o el seudónimo y el día en que la enviaste. No mandes una copia de tu DNI; si dudamos de que seas tú, te preguntaremos algo que solo sepa quien la envió.',
        'No cuesta nada y te contestamos en el plazo de un mes (artículo 12.3 del RGPD). Si el asunto es complicado, la ley permite hasta dos meses más; en ese caso te lo decimos, con el motivo, dentro del primero. Puedes pedir:',
      ],
      bullets: [
        'acceso: saber qué tenemos sobre ti y recibir una copia (artículo 15);',
        'rectificación: corregir lo que esté mal (artículo 16);',
        'supresión: que lo borremos (artículo 17);',
        'limitación: que lo guardemos sin usarlo mientras se aclara algo (artículo 18);',
        'portabilidad: recibirlo en un formato que otro programa pueda leer (artículo 20);',
        'oposición: que dejemos de usar lo que tratamos por interés legítimo (artículo 21);',
        'que ninguna decisión que te afecte la tome solo una máquina (artículo 22);',
        'la retirada de tu consentimiento, en cualquier momento (artículo 7.3).',
      ],
    },
    {
      id: 'age',
      heading: 'Edad',
      paragraphs: [
        'Este sitio y el centro son solo para personas adultas, de {adultAge} años o más. No atendemos a nadie más joven y, si sabemos que una solicitud viene de una persona menor de edad, la borramos.',
        'La ley española permite hoy consentir el tratamiento de los propios datos desde los {consentAge} años (artículo 7 de la Ley Orgánica 3/2018, LOPDGDD). Es una regla general sobre datos personales y no abre la puerta del centro ni la de este sitio.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Reclamaciones',
      paragraphs: [
        'Si crees que no hemos tratado bien tus datos, puedes reclamar ante la Agencia Española de Protección de Datos (C/ Jorge Juan, 6, 28001 Madrid). No hace falta que nos escribas antes, aunque te lo agradecemos: muchas cosas se arreglan con un correo.',
        'Si tu queja es sobre el servicio o el precio, en el centro tienes las hojas oficiales de reclamación de Cataluña (fulls de reclamació). Pídelas en la recepción; no tienes que explicar para qué.',
      ],
    },
  ],
} satisfies PrivacyWords;
