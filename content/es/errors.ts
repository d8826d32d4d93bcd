import type { errors as shape } from '../en/errors.ts';

/** The error screens, and why a request was not taken. */
export const errors = {
  notFound: {
    title: 'Página no encontrada',
    lead: 'La página que buscas no existe.',
    home: 'Ir al inicio',
    contact: 'Contacta',
  },
  unexpected: {
    title: 'Error inesperado',
    lead: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo dentro de un momento.',
    home: 'Ir al inicio',
  },
  refusals: {
    malformed: 'No hemos podido leer la solicitud. Envíala otra vez, por favor.',
    notAnObject: 'La solicitud tiene que ser un objeto JSON.',
    tooLarge: 'El mensaje es demasiado largo. Acórtalo a {max} caracteres o menos, por favor.',
    wrongType: 'La solicitud tiene que enviarse como formulario o como JSON.',
    foreign:
      'La solicitud venía de otro sitio web y no la hemos aceptado. Usa el formulario de esta página, por favor.',
    tooMany: {
      one: 'Han llegado demasiadas solicitudes desde tu conexión. Prueba de nuevo dentro de {count} minuto o llámanos.',
      other:
        'Han llegado demasiadas solicitudes desde tu conexión. Prueba de nuevo dentro de {count} minutos o llámanos.',
    },
    unavailable:
      'No se ha podido enviar: no hemos guardado nada. Prueba de nuevo dentro de un momento o llámanos.',
    keyReused: 'Esta solicitud ya se envió con otro contenido. Envíala como una nueva, por favor.',
    methodNotAllowed: 'Esta dirección no admite ese tipo de petición.',
    notFound: 'En esta dirección no hay nada.',
    unexpected:
      'Algo ha fallado por nuestra parte y no hemos guardado nada. Prueba de nuevo dentro de un momento o llámanos.',
  },
  refusalTitle: 'Tu solicitud no se ha enviado',
  backToForm: 'Volver al formulario',
} satisfies typeof shape;
