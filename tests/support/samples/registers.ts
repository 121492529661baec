/** Files in the formats of the registers; the places to stay are invented, except those of the open data set. */

const castillaYLeonHeader =
  '"N.Registro";"Tipo";"Categoría";"Especialidades";"Nombre";"Dirección";"C.Postal";"Provincia";"Municipio";"Localidad";"Nucleo";"Teléfono 1";"Teléfono 2";"Teléfono 3";"Email";"web";"Q Calidad";"Central Reservas";"Plazas";"GPS.Longitud";"GPS.Latitud";"accesible a personas con discapacidad";';

export interface CastillaYLeonRow {
  readonly number?: string;
  readonly kind?: string;
  readonly name: string;
  readonly address?: string;
  readonly postcode?: string;
  readonly province?: string;
  readonly town: string;
  readonly phone?: string;
  readonly email?: string;
  readonly web?: string;
  readonly beds?: number;
}

/** The register of Castilla y León, with semicolons and quotation marks. */
export function castillaYLeonFile(rows: readonly CastillaYLeonRow[]): string {
  const columns = castillaYLeonHeader.split(";").map((column) => column.replaceAll('"', ""));
  const lines = rows.map((row) => {
    const town = row.town.toUpperCase();
    const cells: Readonly<Record<string, string | number | undefined>> = {
      "N.Registro": row.number,
      Tipo: row.kind ?? "Hostal",
      Nombre: row.name,
      Dirección: row.address,
      "C.Postal": row.postcode,
      Provincia: row.province ?? "León",
      Municipio: row.town,
      Localidad: town,
      Nucleo: town,
      "Teléfono 1": row.phone,
      Email: row.email,
      web: row.web,
      Plazas: row.beds,
    };
    return columns.map((column) => `"${String(cells[column] ?? "").replaceAll('"', '""')}"`).join(";");
  });
  return [castillaYLeonHeader, ...lines, ""].join("\n");
}

export const navarraFile = `COD_INSCRIPCION,NOMBRE,MODALIDAD,CATEGORIA,DIRECCION,LOCALIDAD,MUNICIPIO,ZONA,PLAZAS,FECHA_DE_INSCRIPCION
UPE09991,Amets,Pensión,P**,Gerestegi 25,ZUBIRI,ESTERIBAR,Pirineos,9,11/08/2010 0:00:00
UHS09992,Casa Inventada,Hostal,HsG,Mayor 1,TUDELA,TUDELA,La Ribera,16,01/01/2020 0:00:00
`;

/** The register of Navarra as it is published. */
export const navarraXml = `<?xml version="1.0" encoding="UTF-8"?>
<OpenData>
  <OpenDataRow><COD_INSCRIPCION>UPE09991</COD_INSCRIPCION><NOMBRE>Amets</NOMBRE><MODALIDAD>Pensi&#243;n</MODALIDAD><CATEGORIA>P**</CATEGORIA><DIRECCION>Gerestegi 25</DIRECCION><LOCALIDAD>ZUBIRI</LOCALIDAD><MUNICIPIO>ESTERIBAR</MUNICIPIO><PLAZAS>9</PLAZAS></OpenDataRow>
  <OpenDataRow><COD_INSCRIPCION>UHS09992</COD_INSCRIPCION><NOMBRE>Casa Inventada &amp; Hijos</NOMBRE><MODALIDAD>Hostal</MODALIDAD><DIRECCION>Mayor 1</DIRECCION><LOCALIDAD>ZUBIRI</LOCALIDAD><MUNICIPIO>ESTERIBAR</MUNICIPIO><PLAZAS>16</PLAZAS></OpenDataRow>
</OpenData>
`;

export const euskadiFile = `documentName;lodgingType;signatura;phone;tourismEmail;web;address;postalCode;municipality;locality;territory;capacity;latwgs84;lonwgs84
PENSIÓN INVENTADA;Pensiones;HSS09991;943 000 111;hola@inventada.es;www.inventada.example;Calle Mayor 1;20810;ORIO;ORIO;Gipuzkoa;12;43.2785;-2.1262
`;

export const galiciaFile = `Signatura\tTipo\tNome\tEnderezo\tCódigo postal\tConcello\tProvincia\tTeléfono\tCorreo electrónico\tPáxina web\tPrazas\tLatitude\tLonxitude
H-LU-09991\tPensión\tCASA INVENTADA\tRúa Maior, 3\t27600\tSarria\tLugo\t982 000 111\tcasa@inventada.es\twww.inventada.example\t14\t\t
`;

export const portugalFile = `NrRNAL,Denominacao,DataRegisto,Modalidade,NrUtentes,Email,Endereco,CodigoPostal,LOCALIDADE,LatLong,Freguesia,Concelho,Distrito
99991,Casa Inventada,2020/01/01,Estabelecimento de Hospedagem,18,casa@inventada.es,Largo de Camões 1,4990-112,Ponte de Lima,41.7670;-8.5840,Ponte de Lima,Ponte de Lima,Viana do Castelo
`;

export const datatourismeFile = `Nom_du_POI,Categories_de_POI,Latitude,Longitude,Adresse_postale,Code_postal_et_commune,Date_de_mise_a_jour,Contacts_du_POI,URI_ID_du_POI
Gîte de l'Invention,https://www.datatourisme.fr/ontology/core#StopOverOrGroupLodge|https://www.datatourisme.fr/ontology/core#Accommodation,45.0430,3.8850,1 rue Inventée,43000#Le Puy-en-Velay,2026-05-02,+33 4 71 00 00 00#gite@inventee.fr#https://gite.inventee.example,https://data.datatourisme.fr/1/a
Restaurant de l'Invention,https://www.datatourisme.fr/ontology/core#Restaurant,45.0430,3.8850,2 rue Inventée,43000#Le Puy-en-Velay,2026-05-02,,https://data.datatourisme.fr/1/b
`;

export const atoutFranceFile = `DATE DE CLASSEMENT;TYPOLOGIE ÉTABLISSEMENT;CLASSEMENT;CATÉGORIE;MENTION (villages de vacances);NOM COMMERCIAL;ADRESSE;CODE POSTAL;COMMUNE;SITE INTERNET;TYPE DE SÉJOUR;CAPACITÉ D'ACCUEIL (PERSONNES);NOMBRE DE CHAMBRES;NOMBRE D'EMPLACEMENTS;classement prorogé
19/06/2026;HÔTEL DE TOURISME;3 étoiles;-;-;HÔTEL DE L'INVENTION;2 rue Inventée;46100;FIGEAC;https://hotel.inventee.example/;-;62;31;-;non
`;

/** An answer of Overpass, `out center`. @param elements with their tags */
export function overpassFile(elements: readonly object[]): string {
  return JSON.stringify({ version: 0.6, generator: "Overpass API", osm3s: {}, elements });
}

/** A place to stay of the data set as in the register of León, with an address that is still unknown. */
export const gaucelmo = {
  kind: "Albergue de peregrinos sin fin lucrativo",
  name: "GAUCELMO",
  town: "Rabanal del Camino",
  address: "CL/CALVARIO, 4",
  postcode: "24722",
};
