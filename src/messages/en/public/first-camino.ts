/** Words of the page for those who walk for the first time. */
export const firstCamino = {
  title: "Your first Camino – Vieira",
  description:
    "What an albergue is, where the credencial and its stamps come from, when to go, what to pack, luggage transfer, how to walk safely, and how to get to the start and home.",
  heading: "Your first Camino",
  lead: "What experienced pilgrims take for granted, in a few words.",
  contents: "On this page",
  albergue: {
    heading: "Albergues",
    first:
      "An albergue is a hostel for pilgrims: bunk beds in shared rooms, shared showers, often a kitchen and somewhere to wash clothes. In France it is called a gîte d’étape.",
    second:
      "Public and parish albergues take only pilgrims with a credencial, as a rule for one night, and many of them take no bookings. Most private ones can be booked by phone or online. Show your credencial and an identity document when you arrive, leave your boots by the door, and be quiet from ten in the evening.",
    third:
      "Bring a sleeping bag or a liner, a towel and ear plugs. Donativo means that you give what you can: the albergue depends on it, so it is not free.",
  },
  credencial: {
    heading: "Credencial and stamps",
    first:
      "The credencial is your pilgrim’s passport. You get it from an association of friends of the Camino at home, or at the start in many albergues, churches and pilgrims’ offices.",
    second:
      "Have it stamped every day where you sleep. Churches, bars and town halls have stamps too. Over the section that counts for the Compostela, two stamps a day are required.",
    third:
      "The Pilgrim’s Office in Santiago gives the Compostela to those who have come at least 100 kilometres on foot and ended at the tomb of the apostle. The office decides exactly what counts: ask there first if yours is a special case. The planner tells you how far your plan goes.",
  },
  season: {
    heading: "When to go",
    first:
      "May, June, September and early October are mild and busy. In July and August it is hot inland, dangerously so on the Meseta and in the south, while the coast is cooler and full of holidaymakers.",
    second:
      "From November to March the days are short, many albergues are closed, and there is snow on the passes. The mountain route from Saint-Jean-Pied-de-Port is closed then; the one via Valcarlos remains.",
    third:
      "Holy Week and local feasts fill the beds of a town. The page of each route shows what to expect in each month, and a plan does the same for its own dates.",
  },
  pack: {
    heading: "What to carry",
    first:
      "Take about a tenth of your own weight at most, not counting water and food. Two sets of clothes are enough, one to walk in and one for the evening; you wash every day.",
    second:
      "Take shoes that you have already walked in for days, good socks, a rain jacket, something warm, a hat, sun cream, a sleeping bag or liner, a towel, a torch, a blister kit, your medicines, a charger, documents, health insurance card and some cash.",
    third: "Walk a whole day with the full rucksack before you set off: then you will know what to leave at home.",
  },
  bags: {
    heading: "Luggage transfer",
    first:
      "On the busy routes, companies carry your bag from one place to stay to the next; in Spain the post office does too. You book by phone or online, put a label on the bag, and leave it at reception in the morning. The post office takes bags of up to 15 kg, up to 60 km a day, from Easter to 31 October, and all year over the last 100 km.",
    second:
      "Not every place to stay accepts bags: most public albergues do not. Ask where you plan to sleep. On quiet routes a taxi may be the only option.",
    third: "Keep your documents, money, medicines, rain clothes and water with you.",
  },
  safety: {
    heading: "Walking safely",
    first:
      "Call 112 in an emergency, in Spain, Portugal and France alike. In Spain, the police app AlertCops sends your location with a call for help.",
    second:
      "Begin with short days. In hot weather, set off before sunrise, rest at noon and fill your bottles wherever you can. On roads, walk on the left, facing the traffic, and make sure drivers can see you. Stay off high ground in fog, storms and snow, and follow what foresters and police say about fires.",
    third:
      "Many people walk alone, women too, and nearly always safely. Tell somebody where you will sleep, leave any place where you feel uneasy, keep valuables on you, and treat a sore spot before it becomes a blister.",
  },
  travel: {
    heading: "Getting there and home",
    first:
      "Saint-Jean-Pied-de-Port is reached by train from Bayonne, Roncesvalles by bus from Pamplona, Sarria by train or by bus from Lugo. Irun, Oviedo, León, Ponferrada, Sevilla, Porto, Lisboa, Madrid, Ferrol and Le Puy-en-Velay have railway stations.",
    second:
      "Santiago has an airport, trains to Madrid, A Coruña and Vigo, and buses. Buses run from Fisterra and Muxía back to Santiago.",
    third:
      "Timetables change with the season, and few services run on Sundays: check with the bus or train company. Leave a day free before the journey home, for a blister, a storm or simply Santiago.",
  },
  plan: "Plan your Camino",
  ours: "Written by Vieira, November 2026, from general knowledge. Some of it may be out of date: check rules and timetables with those who set them.",
};
