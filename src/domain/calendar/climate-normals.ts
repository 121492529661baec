/** Made by `npm run data:build` from data/inputs, which says where each figure is from. */

/** Means of a month over 2004 to 2024 and the whole corridor of a route, mountains and coast together. */
export interface MonthClimate {
  /** Day and night together. */
  readonly temperatureC: number;
  readonly rainMm: number;
}

/** By route, January first; a route that is not here has no known figures. */
export const climateNormals: Readonly<Record<string, readonly MonthClimate[]>> = {
  "camino-frances": [
    { temperatureC: 6.9, rainMm: 110 },
    { temperatureC: 7.3, rainMm: 102 },
    { temperatureC: 9.0, rainMm: 95 },
    { temperatureC: 11.1, rainMm: 91 },
    { temperatureC: 13.8, rainMm: 77 },
    { temperatureC: 17.2, rainMm: 71 },
    { temperatureC: 19.5, rainMm: 36 },
    { temperatureC: 19.6, rainMm: 42 },
    { temperatureC: 17.4, rainMm: 61 },
    { temperatureC: 14.5, rainMm: 105 },
    { temperatureC: 10.0, rainMm: 128 },
    { temperatureC: 7.7, rainMm: 104 },
  ],
  "camino-del-norte": [
    { temperatureC: 8.8, rainMm: 136 },
    { temperatureC: 8.8, rainMm: 122 },
    { temperatureC: 10.1, rainMm: 108 },
    { temperatureC: 11.6, rainMm: 97 },
    { temperatureC: 13.8, rainMm: 82 },
    { temperatureC: 16.8, rainMm: 80 },
    { temperatureC: 18.8, rainMm: 45 },
    { temperatureC: 19.2, rainMm: 55 },
    { temperatureC: 17.8, rainMm: 72 },
    { temperatureC: 15.6, rainMm: 113 },
    { temperatureC: 11.8, rainMm: 159 },
    { temperatureC: 9.8, rainMm: 127 },
  ],
  "camino-portugues": [
    { temperatureC: 8.2, rainMm: 108 },
    { temperatureC: 9.0, rainMm: 103 },
    { temperatureC: 10.9, rainMm: 102 },
    { temperatureC: 13.2, rainMm: 98 },
    { temperatureC: 16.0, rainMm: 68 },
    { temperatureC: 19.0, rainMm: 44 },
    { temperatureC: 21.1, rainMm: 15 },
    { temperatureC: 21.3, rainMm: 19 },
    { temperatureC: 19.2, rainMm: 53 },
    { temperatureC: 16.0, rainMm: 142 },
    { temperatureC: 11.2, rainMm: 122 },
    { temperatureC: 8.9, rainMm: 115 },
  ],
  "camino-portugues-de-la-costa": [
    { temperatureC: 8.8, rainMm: 154 },
    { temperatureC: 9.3, rainMm: 137 },
    { temperatureC: 10.9, rainMm: 133 },
    { temperatureC: 12.7, rainMm: 121 },
    { temperatureC: 15.0, rainMm: 88 },
    { temperatureC: 17.6, rainMm: 60 },
    { temperatureC: 19.4, rainMm: 24 },
    { temperatureC: 19.5, rainMm: 30 },
    { temperatureC: 18.1, rainMm: 66 },
    { temperatureC: 15.6, rainMm: 191 },
    { temperatureC: 11.6, rainMm: 167 },
    { temperatureC: 9.6, rainMm: 160 },
  ],
  "camino-de-le-puy": [
    { temperatureC: 7.8, rainMm: 99 },
    { temperatureC: 8.1, rainMm: 84 },
    { temperatureC: 10.1, rainMm: 80 },
    { temperatureC: 12.4, rainMm: 75 },
    { temperatureC: 15.1, rainMm: 76 },
    { temperatureC: 18.6, rainMm: 73 },
    { temperatureC: 20.6, rainMm: 44 },
    { temperatureC: 20.6, rainMm: 51 },
    { temperatureC: 18.6, rainMm: 60 },
    { temperatureC: 15.7, rainMm: 81 },
    { temperatureC: 11.3, rainMm: 111 },
    { temperatureC: 8.7, rainMm: 94 },
  ],
};
