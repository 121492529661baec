/** Palabras de la guía para planificar con localidades favoritas. */
export const guide = {
  title: "Planifica tu Camino con localidades favoritas – Vieira",
  description:
    "En cinco pasos, de la primera idea a un plan día a día: elige una ruta, encuentra localidades que te gusten, guárdalas como favoritas y deja que Vieira trace cada día.",
  heading: "Planifica tu Camino con localidades favoritas",
  lead: "Conoces lugares donde te gustaría dormir: uno del que te habló un amigo, uno con farmacia, uno con un alojamiento que admite a tu perro. Así se convierten en un plan.",
  steps: {
    route: {
      heading: "Elige una ruta",
      text: "En <link>la página de todas las rutas</link>, indica tu paso: los días de cada ruta lo siguen. Marca «Comparar» en hasta tres para ver longitud, desnivel y cierres una al lado de otra.",
      alt: "Todas las rutas en un mapa, y dos de ellas comparadas en una tabla",
    },
    towns: {
      heading: "Encuentra localidades que te gusten",
      text: "El <link>buscador de localidades</link> muestra las de una ruta en el orden del camino. Elige dónde empezar y qué debe haber, como farmacia o alimentación. El <houses>buscador de alojamientos</houses> hace lo mismo con las camas: tipo, cocina, mascotas, una noche en la que debe estar abierto. Lo que nadie sabe se dice claramente.",
      alt: "El buscador de localidades: filtros, localidades con farmacia después de O Cebreiro y su mapa",
    },
    heart: {
      heading: "Pulsa el corazón",
      text: "En la página de una localidad pulsa «Añadir a favoritos». Sin cuenta, tus favoritos se quedan en este navegador; inicia sesión y van contigo. Los encuentras todos en <link>localidades favoritas</link>.",
      alt: "La página de una localidad con su lugar en la ruta, sus servicios y alojamientos",
    },
    plan: {
      heading: "Planifica con estas localidades",
      text: "<link>Mi camino</link> sopesa cada final posible de cada día. Una favorita hace una parada más atractiva sin forzarla; una localidad que no te quieras perder puede ser obligatoria. Mueve la duración de un buen día y todo lo sigue al momento.",
      alt: "El planificador: deseos, los días del camino y la ruta en un mapa",
    },
    adjust: {
      heading: "Hazlo tuyo",
      text: "Mira por qué cada noche está donde está y qué costaría parar en otro lugar. Imprime el plan o envía su dirección a quienes caminan contigo: la dirección lleva todos tus deseos.",
    },
  },
  goodToKnow: {
    heading: "Conviene saber",
    cost: "El plan de menor esfuerzo está demostrado, no adivinado: ninguna otra elección de paradas se ajusta mejor a tus deseos. Eso vale para lo que se conoce del camino.",
    beds: "Camas, temporadas y precios cambian. Antes de contar con una cama, pregunta al alojamiento; antes de cruzar un puerto en invierno, pregunta a la oficina del peregrino.",
  },
  start: "Empezar a planificar",
};
